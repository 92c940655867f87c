import type { RefObject } from 'react';
import type { TableModel } from '../../engine/index.ts';
import { rowMethods } from './rows/rowMethods.ts';
import type { EditableTableHandle } from './tableProps.ts';
import type { TableView } from './tableView.ts';

/** What the table does at the word of its page. */
export const tableHandle = (model: TableModel, view: RefObject<TableView>): EditableTableHandle => ({
  ...rowMethods(model, () => view.current),
  focusCell(rowId, key) {
    const row = model.indexOf(rowId);
    const column = view.current?.surface.columnOf(key) ?? -1;
    if (row === -1 || column === -1) return false;
    view.current?.cursor.select({ row, column });
    return true;
  },
  toggleExpand: (rowId) => view.current?.surface.expansion.toggle(rowId),
  flush: async () => view.current?.flush(),
});
