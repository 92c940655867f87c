import type { CellMessage, RowFinding } from './tableModel.ts';

type ByRow = Map<string, ReadonlyMap<string, CellMessage>>;

const sameMessages = (
  left: ReadonlyMap<string, CellMessage> | undefined,
  right: ReadonlyMap<string, CellMessage> | undefined,
): boolean =>
  left?.size === right?.size &&
  [...(left ?? [])].every(([key, { level, message }]) => {
    const other = right?.get(key);
    return other?.level === level && other.message === message;
  });

function byRow(findings: readonly RowFinding[]): ByRow {
  const rows = new Map<string, Map<string, CellMessage>>();
  for (const { rowId, key, level, message } of findings) {
    const ofRow = rows.get(rowId) ?? new Map<string, CellMessage>();
    if (!ofRow.has(key)) ofRow.set(key, { level, message });
    rows.set(rowId, ofRow);
  }
  return rows;
}

const OWNER = 'owner';

/** Findings of cells from sources other than column checks; the first finding of a cell counts. */
export class CellFindings {
  readonly #byFinder = new Map<string, ByRow>();

  at(rowId: string, key: string): CellMessage | undefined {
    for (const rows of this.#byFinder.values()) {
      const found = rows.get(rowId)?.get(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns false if the finder had no findings before and has none now. */
  replace(findings: readonly RowFinding[], finder: string): boolean {
    if (findings.length === 0) return this.#byFinder.delete(finder);
    this.#byFinder.set(finder, byRow(findings));
    return true;
  }

  /** Replaces the owner's findings in these rows; returns the rows whose findings changed. */
  replaceRows(found: ReadonlyMap<string, readonly RowFinding[]>): ReadonlySet<string> {
    const rows: ByRow = this.#byFinder.get(OWNER) ?? new Map();
    const changed = new Set<string>();
    for (const [rowId, findings] of found) {
      const now = byRow(findings).get(rowId);
      if (sameMessages(rows.get(rowId), now)) continue;
      changed.add(rowId);
      if (now === undefined) rows.delete(rowId);
      else rows.set(rowId, now);
    }
    if (rows.size > 0) this.#byFinder.set(OWNER, rows);
    else this.#byFinder.delete(OWNER);
    return changed;
  }

  clear(): void {
    this.#byFinder.clear();
  }
}
