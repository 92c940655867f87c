import type { TableChange } from '../../table/tableModel.ts';
import { sameValue } from '../record/equality.ts';
import type { RecordState } from '../record/recordState.ts';

/** A table change requested by staff. */
export interface TableCommit {
  readonly detail: string;
  readonly change: TableChange;
}

/** Whether the change would alter anything: values, rows or their order. */
export const changesAnything = (state: RecordState, { detail, change }: TableCommit): boolean => {
  const model = state.model(detail);
  const isThere = (rowId: string): boolean => model.rowById(rowId) !== undefined;
  switch (change.kind) {
    case 'set': {
      const types = new Map(model.columns.map(({ key, valueType }) => [key, valueType]));
      return change.cells.some(({ rowId, key, value, text }) => {
        const row = model.rowById(rowId);
        if (row === undefined) return false;
        if (text !== undefined && text?.act !== model.heldAt(rowId, key)?.act) return true;
        return !sameValue(types.get(key) ?? 'text', row.values[key], value);
      });
    }
    case 'insert':
      return change.rows.some(({ row }) => !isThere(row.id));
    case 'remove':
      return change.rowIds.some(isThere);
    case 'move': {
      const to = Math.min(Math.max(0, change.to), model.rowCount - 1);
      return isThere(change.rowId) && model.indexOf(change.rowId) !== to;
    }
    case 'batch':
      // Parts that change nothing individually change nothing together.
      return change.changes.some((one) => changesAnything(state, { detail, change: one }));
  }
};

/** Returns the act that the change is a part of; the parts of an act form one undo step. */
export const actOf = (change: TableChange): string | undefined => (change.kind === 'batch' ? change.act : undefined);
