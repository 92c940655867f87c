import type { TableModel, TableRow } from '../../../../engine/index.ts';
import type { TablePorts, CellEditors } from '../../grid/cells/cellEditors.ts';
import type { RowEvents } from '../../grid/rows/rowEvents.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

export interface RowCommandOptions {
  readonly editors: CellEditors;
  readonly t: TablePorts['t'];
  readonly onNotice: (text: string) => void;
  /** Whether rows may be added at all. */
  readonly mayAdd: () => boolean;
  readonly events: () => RowEvents;
}

export interface InsertPlace {
  /** Index in the record. */
  readonly index: number;
  /** Column of the cell to select in the first new row. Default: the first editable one. */
  readonly column?: number;
  /** Default: 1. */
  readonly count?: number;
}

/** Returns the first editable column of a row; the first column when none is editable. */
const firstEditable = (cursor: TableCursor, row: number): number => {
  const columns = Array.from({ length: cursor.extent.columns }, (_, column) => column);
  return columns.find((column) => cursor.isEditable({ row, column })) ?? 0;
};

/**
 * Inserts new rows at an index as one undo step and selects a cell of the first one; at most as many as `maxRows`
 * allows.
 */
export function insertRow(cursor: TableCursor, at: InsertPlace, options: RowCommandOptions): readonly TableRow[] {
  const { model, rows: shown } = cursor.surface;
  const { index, count = 1 } = at;
  const { t } = options;
  if (model.readOnly || !options.mayAdd()) return [];
  const room = Math.min(count, model.maxRows - model.rowCount);
  if (room < count) options.onNotice(t('table.maxRows', { count: model.maxRows }));
  if (room <= 0) return [];
  cursor.leave();
  const isAtEnd = index >= model.rowCount;
  const placed = Array.from({ length: room }, (_, offset) => ({ index: index + offset, row: model.newRow() }));
  const label = room === 1 ? t('table.added') : t('table.addedMany', { count: room });
  model.commit({ kind: 'insert', rows: placed }, label);
  const rows = placed.map(({ row }) => model.rowById(row.id) ?? row);
  const { onAdded, onInserted } = options.events();
  for (const row of rows) (isAtEnd ? onAdded : onInserted)?.({ row });
  const row = shown.indexOf(placed[0]?.row.id ?? '');
  cursor.select({ row, column: at.column ?? firstEditable(cursor, row) });
  return rows;
}

const removal = (model: TableModel, rowIds: readonly string[], { t }: RowCommandOptions): void => {
  if (rowIds.length > 0) model.commit({ kind: 'remove', rowIds }, t('table.removed', { count: rowIds.length }));
};

/**
 * Removes rows, unless too few would remain. With `asyncRemove`, rows stored on the server are removed after the owner
 * confirms.
 */
export function removeRows(model: TableModel, rowIds: readonly string[], options: RowCommandOptions): void {
  const leaving = rowIds.filter((rowId) => model.rowById(rowId) !== undefined && !model.isRowDisabled(rowId));
  if (model.rowCount - leaving.length < model.minRows) {
    options.onNotice(options.t('table.minRows', { count: model.minRows }));
    return;
  }
  const stored = leaving.filter((rowId) => model.rowState(rowId) !== 'new');
  const deleteRows = stored.map((rowId) => ({ id: rowId, ...model.rowById(rowId)?.values }));
  const { asyncRemove = false, onRemove } = options.events();
  if (!asyncRemove) removal(model, leaving, options);
  else
    removal(
      model,
      leaving.filter((rowId) => !stored.includes(rowId)),
      options,
    );
  if (stored.length === 0) return;
  const confirmRemove = (): void =>
    removal(
      model,
      stored.filter((rowId) => model.rowById(rowId) !== undefined),
      options,
    );
  onRemove?.({ deleteRows, confirmRemove: asyncRemove ? confirmRemove : undefined });
}
