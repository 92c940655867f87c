import type { CellMessage, RowFinding } from './tableModel.ts';

/** What the owner of the rows has found in cells; the first finding of a cell counts. */
export class CellFindings {
  #byRow = new Map<string, Map<string, CellMessage>>();

  at(rowId: string, key: string): CellMessage | undefined {
    return this.#byRow.get(rowId)?.get(key);
  }

  /** Returns false when there were none and are none. */
  replace(findings: readonly RowFinding[]): boolean {
    if (findings.length === 0 && this.#byRow.size === 0) return false;
    this.#byRow = new Map();
    for (const { rowId, key, level, message } of findings) {
      const ofRow = this.#byRow.get(rowId) ?? new Map<string, CellMessage>();
      if (!ofRow.has(key)) ofRow.set(key, { level, message });
      this.#byRow.set(rowId, ofRow);
    }
    return true;
  }
}
