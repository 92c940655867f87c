import type { UnresolvedText } from '../records/unresolvedTexts.ts';
import type { CellValue, HeldCell, TableChange } from './tableModel.ts';
import { createTemporaryId } from './temporaryIds.ts';

/** Returns a change that shows a text in place of a cell's value, which stays stored. */
export const holding = (cell: CellValue, text: string): TableChange => {
  const act = createTemporaryId();
  return { kind: 'batch', act, changes: [{ kind: 'set', cells: [{ ...cell, text: { text, act } }] }] };
};

/** Texts in place of cell values, by row: a row that is removed and restored gets them back. */
export class HeldCells {
  readonly #byRow = new Map<string, Map<string, UnresolvedText>>();

  at(rowId: string, key: string): UnresolvedText | undefined {
    return this.#byRow.size === 0 ? undefined : this.#byRow.get(rowId)?.get(key);
  }

  /** Returns whether anything changed. */
  set(rowId: string, key: string, held: UnresolvedText | null): boolean {
    const ofRow = this.#byRow.get(rowId) ?? new Map<string, UnresolvedText>();
    if (held === null) {
      const isGone = ofRow.delete(key);
      if (ofRow.size === 0) this.#byRow.delete(rowId);
      return isGone;
    }
    this.#byRow.set(rowId, ofRow);
    const before = ofRow.get(key);
    ofRow.set(key, held);
    return before?.act !== held.act;
  }

  /** Extends a change so that texts are removed from the cells that staff set. */
  release(change: TableChange): TableChange {
    if (this.#byRow.size === 0) return change;
    if (change.kind === 'batch') return { ...change, changes: change.changes.map((one) => this.release(one)) };
    if (change.kind !== 'set') return change;
    const cells = change.cells.map((cell) =>
      cell.text === undefined && this.at(cell.rowId, cell.key) !== undefined ? { ...cell, text: null } : cell,
    );
    return { kind: 'set', cells };
  }

  /** Returns the texts of existing rows. */
  all(isThere: (rowId: string) => boolean): readonly HeldCell[] {
    return [...this.#byRow].flatMap(([rowId, ofRow]) =>
      isThere(rowId) ? [...ofRow].map(([key, held]): HeldCell => ({ rowId, key, held })) : [],
    );
  }

  clear(): void {
    this.#byRow.clear();
  }
}
