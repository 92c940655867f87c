import type { TableChange, TableModel } from '../../../../engine/index.ts';
import type { ViewRows } from '../../grid/rows/viewRows.ts';
import type { RowCommandOptions } from './rowCommands.ts';

const inOrder = (model: TableModel, rowIds: readonly string[]): { readonly rowId: string; readonly index: number }[] =>
  rowIds
    .map((rowId) => ({ rowId, index: model.indexOf(rowId) }))
    .filter(({ index }) => index !== -1)
    .sort((left, right) => left.index - right.index);

/**
 * Whether rows can move one up (-1) or down (1): none of them is at that end (W4-10), and all rows are shown in the
 * order of the record.
 */
export function canMoveRows(rows: ViewRows, rowIds: readonly string[], step: -1 | 1): boolean {
  const { model } = rows;
  const places = inOrder(model, rowIds);
  if (model.readOnly || !rows.isWhole || places.length === 0) return false;
  return step === -1 ? places[0]?.index !== 0 : places.at(-1)?.index !== model.rowCount - 1;
}

/** Moves rows one up (-1) or down (1) as one undo step; false, without any change, when one is at that end. */
export function moveRows(
  rows: ViewRows,
  move: { readonly rowIds: readonly string[]; readonly step: -1 | 1 },
  { t }: Pick<RowCommandOptions, 't'>,
): boolean {
  const { rowIds, step } = move;
  if (!canMoveRows(rows, rowIds, step)) return false;
  const { model } = rows;
  const places = inOrder(model, rowIds);
  if (step === 1) places.reverse();
  const changes = places.map(({ rowId, index }): TableChange => ({ kind: 'move', rowId, to: index + step }));
  model.commit(
    { kind: 'batch', changes },
    t(step === -1 ? 'table.movedUp' : 'table.movedDown', { count: rowIds.length }),
  );
  return true;
}

/** Moves a row to an index, counted without the row itself; false when it is already there. */
export function moveRowTo(
  model: TableModel,
  move: { readonly rowId: string; readonly to: number },
  { t }: Pick<RowCommandOptions, 't'>,
): boolean {
  const from = model.indexOf(move.rowId);
  const to = Math.max(0, Math.min(move.to, model.rowCount - 1));
  if (model.readOnly || from === -1 || from === to) return false;
  model.commit({ kind: 'move', rowId: move.rowId, to }, t('table.moved', { row: from + 1, to: to + 1 }));
  return true;
}
