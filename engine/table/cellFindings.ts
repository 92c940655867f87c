import type { CellMessage, RowFinding } from './tableModel.ts';

type ByRow = ReadonlyMap<string, ReadonlyMap<string, CellMessage>>;

function byRow(findings: readonly RowFinding[]): ByRow {
  const rows = new Map<string, Map<string, CellMessage>>();
  for (const { rowId, key, level, message } of findings) {
    const ofRow = rows.get(rowId) ?? new Map<string, CellMessage>();
    if (!ofRow.has(key)) ofRow.set(key, { level, message });
    rows.set(rowId, ofRow);
  }
  return rows;
}

/** What others than the column's checks have found in cells; the first finding of a cell counts. */
export class CellFindings {
  readonly #byFinder = new Map<string, ByRow>();

  at(rowId: string, key: string): CellMessage | undefined {
    for (const rows of this.#byFinder.values()) {
      const found = rows.get(rowId)?.get(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns false when the finder had found nothing and has not now. */
  replace(findings: readonly RowFinding[], finder: string): boolean {
    if (findings.length === 0) return this.#byFinder.delete(finder);
    this.#byFinder.set(finder, byRow(findings));
    return true;
  }

  clear(): void {
    this.#byFinder.clear();
  }
}
