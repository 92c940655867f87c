import type { RefObject } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { ColumnFilterPanel } from '../filterPanels/ColumnFilterPanel.tsx';
import type { TableView } from '../controller/tableView.ts';
import { arrangeColumns, setWidths } from '../../grid/columns/columnArrangement.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { Columns } from './useColumns.ts';
import { WidthDialog } from './WidthDialog.tsx';

export interface ColumnDialogsProps {
  readonly columns: Columns;
  readonly view: RefObject<TableView | null>;
  readonly t: TablePorts['t'];
  /** Closes the open dialog and returns the focus to the table. */
  readonly onClose: () => void;
}

/** The menu of a column, or the dialog opened from it. Closing returns the focus to the table. */
export function ColumnDialogs({ view, ...props }: ColumnDialogsProps) {
  return view.current === null ? null : <OpenDialog {...props} view={view.current} />;
}

function OpenDialog({ columns, view, t, onClose }: Omit<ColumnDialogsProps, 'view'> & { readonly view: TableView }) {
  const { dialog, open, tools } = columns;
  const { settings } = tools;
  const { surface, cursor } = view;
  if (dialog?.kind === 'menu')
    return (
      <ColumnMenu
        view={view}
        tools={tools}
        request={dialog.request}
        t={t}
        onOpen={open}
        onClose={() => {
          columns.closeMenu();
          cursor.focus();
        }}
      />
    );
  if (dialog?.kind === 'filter')
    return <ColumnFilterPanel view={view} request={dialog.request} t={t} onClose={onClose} />;
  if (dialog?.kind === 'list') {
    const seen = new Set(surface.columns.map(({ column }) => column.key));
    const inPageOrder = surface.model.columns.filter(({ key }) => seen.has(key));
    return (
      <ColumnsDialog
        arrangement={settings.arrangement}
        listOf={(arrangement) => arrangeColumns(inPageOrder, arrangement).map(({ column }) => column)}
        t={t}
        onSave={(arrangement) => {
          settings.change(arrangement);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  const place = dialog?.kind === 'width' ? surface.placeAt(surface.columnOf(dialog.key)) : undefined;
  if (place === undefined) return null;
  return (
    <WidthDialog
      title={place.column.title}
      width={place.width}
      t={t}
      onSave={(width) => {
        settings.change(setWidths(settings.arrangement, { [place.column.key]: width }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
