import type { Value, Values } from '../core/values.ts';
import type { RowState, TableChange, TableRow } from './tableModel.ts';
import { isTemporaryId } from './temporaryIds.ts';

/** Whether the row has never been on the server. */
const isNew = ({ id, values }: TableRow): boolean => isTemporaryId(values['id'] ?? id);

/**
 * Which rows are new, edited or removed since they were loaded (W4-1). Updated from the inverse of each change, so that
 * loading costs nothing and undo restores the initial state.
 */
export class RowStates {
  readonly #removed = new Map<string, Values>();
  /** Old values of changed cells, by row and column. */
  readonly #originals = new Map<string, Map<string, Value>>();

  reset(): void {
    this.#removed.clear();
    this.#originals.clear();
  }

  note(inverse: TableChange): void {
    if (inverse.kind === 'batch') {
      for (const one of [...inverse.changes].reverse()) this.note(one);
    } else if (inverse.kind === 'insert') {
      for (const { row } of inverse.rows) if (!isNew(row)) this.#removed.set(row.id, row.values);
    } else if (inverse.kind === 'remove') {
      for (const rowId of inverse.rowIds) this.#removed.delete(rowId);
    } else if (inverse.kind === 'set') {
      for (const { rowId, key, value } of [...inverse.cells].reverse()) this.#noteCell(rowId, key, value);
    }
  }

  #noteCell(rowId: string, key: string, value: Value): void {
    if (key === 'id') return;
    const ofRow = this.#originals.get(rowId) ?? new Map<string, Value>();
    if (!ofRow.has(key)) ofRow.set(key, value);
    this.#originals.set(rowId, ofRow);
  }

  stateOf(row: TableRow): RowState {
    if (isNew(row)) return 'new';
    const originals = this.#originals.get(row.id);
    if (originals === undefined) return 'stored';
    for (const [key, value] of originals) if ((row.values[key] ?? null) !== value) return 'edited';
    return 'stored';
  }

  /** Copies of the rows that the server still has but the table does not. */
  removed(): Values[] {
    return [...this.#removed].map(([id, values]) => ({ ...values, id: values['id'] ?? id }));
  }
}
