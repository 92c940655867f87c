import type { RefObject } from 'react';
import type { TableModel } from '../../engine/index.ts';
import type { TablePorts } from './grid/cells/cellEditors.ts';
import { setHidden } from './grid/columns/columnArrangement.ts';
import type { ColumnTools } from './commands/columnActions/columnTools.ts';
import { ViewRows } from './grid/rows/viewRows.ts';
import { rowMethods } from './ui/controller/rowMethods.ts';
import type { EditableTableHandle } from './ui/props/tableProps.ts';
import type { TableView } from './ui/controller/tableView.ts';
import type { ValueEvents } from './grid/rows/valueEvents.ts';
import { valueMethods } from './grid/rows/valueMethods.ts';

export interface HandleParts {
  readonly view: RefObject<TableView | null>;
  readonly valueEvents: RefObject<ValueEvents | null>;
  readonly t: TablePorts['t'];
  readonly columns: ColumnTools;
  readonly openDetails: (row: { readonly rowId: string }) => void;
}

/** Creates the imperative handle that the page uses. */
export function tableHandle(
  model: TableModel,
  { view, valueEvents, t, openDetails, columns }: HandleParts,
): EditableTableHandle {
  const rows = rowMethods(model, () => view.current);
  const { settings } = columns;
  const rowsInView = ViewRows.of(model);
  const flush = async (): Promise<void> => view.current?.flush();
  const focusCell = (rowId: string, key: string): boolean => {
    if (settings.arrangement.hidden.includes(key)) settings.change(setHidden(settings.arrangement, key, false));
    const column = view.current?.surface.columnOf(key) ?? -1;
    if (column === -1 || model.indexOf(rowId) === -1) return false;
    const isHidden = rowsInView.indexOf(rowId) === -1;
    view.current?.cursor.select({ row: rowsInView.reveal(rowId), column });
    if (isHidden) view.current?.cursor.announce(t('filters.lifted'));
    return true;
  };
  const values = valueMethods({
    model,
    t,
    flush,
    focusCell,
    asSetValues: (act) => (valueEvents.current === null ? act() : valueEvents.current.asSetValues(act)),
    valuesOf: (rowIds) => rows.getTableData(rowIds === undefined ? {} : { rowIds }),
  });
  return {
    ...rows,
    ...values,
    focusCell,
    flush,
    showReload: (rowId) => view.current?.surface.reloaded.show(rowId),
    editedCell: () => view.current?.editedCell ?? null,
    currentCell: () => view.current?.currentCell ?? null,
    typing: () => view.current?.typing ?? null,
    typeInto({ rowId, key, text }) {
      if (!focusCell(rowId, key)) return false;
      view.current?.cursor.open(text);
      return view.current?.editedCell?.rowId === rowId;
    },
    toggleExpand: (rowId) => view.current?.surface.expansion.toggle(rowId),
    showDetails(rowId) {
      if (rowsInView.reveal(rowId) !== -1) openDetails({ rowId });
    },
    resetScrollTop(top = 0) {
      if (view.current !== null) view.current.surface.frame.scroller.scrollTop = top;
    },
  };
}
