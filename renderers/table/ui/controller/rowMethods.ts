import {
  createTemporaryId,
  isBlank,
  type TableChange,
  type TableModel,
  type TableRow,
  type Values,
} from '../../../../engine/index.ts';
import { removeRows } from '../../commands/rowActions/rowCommands.ts';
import type { TableView } from './tableView.ts';
import { moveRowTo } from '../../commands/rowActions/moveRows.ts';

type Rows = Values | readonly Values[];

/** Row methods for the page (contract §9.2). Each change is one undo step. */
export interface RowMethods {
  /**
   * Adds rows after the last one, with column defaults for blank values; the last one becomes current. `silent`: no
   * events.
   */
  addRows(rows: Rows, silent?: boolean): readonly TableRow[];
  /** As `addRows`, but in front of the row at `index`. */
  insertRows(rows: Rows, index: number): readonly TableRow[];
  /** Adds rows unchanged: no defaults, no events. `index` -1, the default: after the last row. */
  pushRows(rows: Rows, how?: { readonly setActive?: boolean; readonly index?: number }): readonly TableRow[];
  /** Replaces all rows by these rows, all of them new. */
  loadNewData(rows: readonly Values[]): void;
  removeRows(rows: TableRow | readonly TableRow[]): void;
  removeRowsById(rowIds: string | readonly string[]): void;
  removeSelection(): void;
  clearSelection(): void;
  /** Moves a row from one index to another. */
  rowResort(from: number, to: number): void;
  /** Returns copies of all rows, or of the given ones; new rows have no id. */
  getTableData(how?: { readonly rowIds?: readonly string[] }): readonly Values[];
  getAll(): { readonly tableData: readonly Values[]; readonly deleteData: readonly Values[] };
  /** Returns copies of the rows that were loaded and then removed (W4-1). */
  getDeleteData(): readonly Values[];
  /** Returns copies of the new rows, without ids. */
  getNewData(): readonly Values[];
  getNewDataWithId(): readonly Values[];
  getIfRowById(rowId: string): { readonly row: TableRow; readonly isNew: boolean } | null;
}

const isMany = (rows: Rows): rows is readonly Values[] => Array.isArray(rows);
const listOf = (rows: Rows): readonly Values[] => (isMany(rows) ? rows : [rows]);

const withoutBlanks = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

const asTheyAre = ({ id: _id, ...values }: Values): TableRow => ({ id: createTemporaryId(), values });

const placed = (rows: readonly TableRow[], index: number): TableChange => ({
  kind: 'insert',
  rows: rows.map((row, offset) => ({ index: index + offset, row })),
});

/** Creates the row methods; those that need the view have no effect while the table is not mounted. */
export function rowMethods(model: TableModel, viewOf: () => TableView | null): RowMethods {
  const label = (count: number): string => viewOf()?.commands.t('table.addedMany', { count }) ?? '';
  const selectRow = (rowId = ''): void => {
    const view = viewOf();
    view?.cursor.select({ row: view.surface.rows.indexOf(rowId), column: 0 });
  };
  const put = (rows: readonly TableRow[], index: number, setActive: boolean): readonly TableRow[] => {
    if (rows.length === 0) return [];
    model.commit(placed(rows, index), label(rows.length));
    if (setActive) selectRow(rows.at(-1)?.id);
    return rows.map((row) => model.rowById(row.id) ?? row);
  };
  const fresh = (rows: Rows): readonly TableRow[] => listOf(rows).map((row) => model.newRow(withoutBlanks(row)));
  const rowsAt = (wanted: (row: TableRow) => boolean): readonly TableRow[] =>
    Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index)).filter(wanted);
  const isNew = (row: TableRow): boolean => model.rowState(row.id) === 'new';
  const copy = (row: TableRow): Values => {
    const { id, ...values } = row.values;
    return isNew(row) ? values : { ...values, id: id ?? row.id };
  };
  const remove = (rowIds: readonly string[]): void => {
    const view = viewOf();
    if (view !== null) removeRows(model, rowIds, view.commands);
  };
  return {
    addRows(rows, silent = false) {
      const added = put(fresh(rows), model.rowCount, true);
      if (!silent) for (const row of added) viewOf()?.commands.events().onAdded?.({ row });
      return added;
    },
    insertRows(rows, index) {
      const inserted = put(fresh(rows), Math.max(0, Math.min(index, model.rowCount)), true);
      for (const row of inserted) viewOf()?.commands.events().onInserted?.({ row });
      return inserted;
    },
    pushRows: (rows, { setActive = false, index = -1 } = {}) =>
      put(listOf(rows).map(asTheyAre), index === -1 ? model.rowCount : index, setActive),
    loadNewData(rows) {
      const gone: TableChange = { kind: 'remove', rowIds: rowsAt(() => true).map((row) => row.id) };
      model.commit({ kind: 'batch', changes: [gone, placed(rows.map(asTheyAre), 0)] }, label(rows.length));
    },
    removeRows: (rows) => remove('id' in rows ? [rows.id] : rows.map(({ id }) => id)),
    removeRowsById: (rowIds) => remove(typeof rowIds === 'string' ? [rowIds] : rowIds),
    removeSelection: () => remove([...model.selectedRowIds]),
    clearSelection: () => model.selectRows([]),
    rowResort(from, to) {
      const view = viewOf();
      if (view !== null && from >= 0 && from < model.rowCount)
        moveRowTo(model, { rowId: model.rowAt(from).id, to }, view.commands);
    },
    getTableData: ({ rowIds } = {}) => rowsAt((row) => rowIds === undefined || rowIds.includes(row.id)).map(copy),
    getAll: () => ({ tableData: rowsAt(() => true).map(copy), deleteData: model.removedRows() }),
    getDeleteData: () => model.removedRows(),
    getNewData: () => rowsAt(isNew).map(copy),
    getNewDataWithId: () => rowsAt(isNew).map((row) => ({ ...row.values, id: row.id })),
    getIfRowById(rowId) {
      const row = model.rowById(rowId);
      return row === undefined ? null : { row, isNew: isNew(row) };
    },
  };
}
