import type { TableChange } from '../../table/tableModel.ts';
import type { Value } from '../../values.ts';
import { sameValue } from '../record/equality.ts';
import type { RecordState } from '../record/recordState.ts';
import { singleChanges } from '../record/touched.ts';

/** A change that a table has carried out and hands to the document. */
export interface TableCommit {
  readonly detail: string;
  readonly change: TableChange;
  readonly inverse: TableChange;
  readonly label: string;
}

/** Whether it left anything different: values, rows or their order. */
export const changesAnything = (state: RecordState, { detail, change, inverse }: TableCommit): boolean => {
  const columns = new Map(state.page.detailByKey.get(detail)?.columns.map((column) => [column.key, column]));
  const model = state.model(detail);
  const differs = (rowId: string, key: string, old: Value): boolean =>
    !sameValue(columns.get(key)?.valueType ?? 'text', old, model.rowById(rowId)?.values[key]);
  return singleChanges(change, inverse).some(({ inverse: back }) => {
    if (back.kind === 'set')
      return back.cells.some(
        ({ rowId, key, value, text }) =>
          differs(rowId, key, value) || (text !== undefined && text?.act !== model.heldAt(rowId, key)?.act),
      );
    if (back.kind === 'insert') return back.rows.length > 0;
    if (back.kind === 'remove') return back.rowIds.length > 0;
    return back.kind === 'move' && model.indexOf(back.rowId) !== back.to;
  });
};

/** The act that the change is a part of; such parts are one step of undo together. */
export const actOf = ({ change }: TableCommit): string | undefined =>
  change.kind === 'batch' ? change.act : undefined;
