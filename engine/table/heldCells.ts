import type { UnresolvedText } from '../records/unresolvedTexts.ts';
import type { CellValue, HeldCell, TableChange } from './tableModel.ts';
import { createTemporaryId } from './temporaryIds.ts';

/** Puts a text over a cell, which keeps its value. */
export const holding = (cell: CellValue, text: string): TableChange => {
  const act = createTemporaryId();
  return { kind: 'batch', act, changes: [{ kind: 'set', cells: [{ ...cell, text: { text, act } }] }] };
};

/** Texts that stand in cells, by row: a row that is taken out and brought back has them again. */
export class HeldCells {
  readonly #byRow = new Map<string, Map<string, UnresolvedText>>();

  at(rowId: string, key: string): UnresolvedText | undefined {
    return this.#byRow.size === 0 ? undefined : this.#byRow.get(rowId)?.get(key);
  }

  /** Returns whether that changed anything. */
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

  /** The change, and with it that texts give way to what staff set in their cells. */
  release(change: TableChange): TableChange {
    if (this.#byRow.size === 0) return change;
    if (change.kind === 'batch') return { ...change, changes: change.changes.map((one) => this.release(one)) };
    if (change.kind !== 'set') return change;
    const cells = change.cells.map((cell) =>
      cell.text === undefined && this.at(cell.rowId, cell.key) !== undefined ? { ...cell, text: null } : cell,
    );
    return { kind: 'set', cells };
  }

  /** Of the rows that are there. */
  all(isThere: (rowId: string) => boolean): readonly HeldCell[] {
    return [...this.#byRow].flatMap(([rowId, ofRow]) =>
      isThere(rowId) ? [...ofRow].map(([key, held]): HeldCell => ({ rowId, key, held })) : [],
    );
  }

  clear(): void {
    this.#byRow.clear();
  }
}
