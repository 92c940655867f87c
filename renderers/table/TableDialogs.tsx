import type { RefObject } from 'react';
import type { TableAccess } from '../../engine/index.ts';
import type { Columns } from './ui/columnDialogs/useColumns.ts';
import { TableMenu } from './ui/cellMenus/TableMenu.tsx';
import type { KeyCommand } from './commands/keys/keyCommands.ts';
import { lazyDialog } from '../kit/lazy/lazyPart.tsx';
import type { RowMenuRequest } from './grid/rows/rowMenuRequest.ts';
import type { EditableTableProps } from './ui/props/tableProps.ts';
import type { TableView } from './ui/controller/tableView.ts';

const TableKeysDialog = lazyDialog(() =>
  import('./commands/keys/TableKeysDialog.tsx').then((module) => module.TableKeysDialog),
);
const ColumnDialogs = lazyDialog(() =>
  import('./ui/columnDialogs/ColumnDialogs.tsx').then((module) => module.ColumnDialogs),
);

export interface TableDialogsProps {
  readonly table: EditableTableProps;
  readonly view: RefObject<TableView | null>;
  readonly shown: TableView | null;
  readonly access: TableAccess;
  readonly columns: Columns;
  readonly menu: RowMenuRequest | null;
  /** The commands in the list of keys. */
  readonly help: readonly KeyCommand[] | null;
  readonly onCloseMenu: () => void;
  readonly onCloseHelp: () => void;
  /** Opens the details of a row. */
  readonly onDetails: (rowId: string) => void;
}

/** Overlays of the table: menus, the list of keys, the column settings. Closing them returns the focus to the cell. */
export function TableDialogs(props: TableDialogsProps) {
  const { table, view, shown, access, columns, menu, help } = props;
  const { t } = table.ports;
  const thenFocus = (close: () => void) => () => {
    close();
    view.current?.cursor.focus();
  };
  return (
    <>
      {shown !== null && (
        <TableMenu
          view={shown}
          request={menu}
          access={access}
          t={t}
          onDetails={table.clickRowShowMainForm === true ? props.onDetails : undefined}
          onClose={thenFocus(props.onCloseMenu)}
        />
      )}
      {help !== null && <TableKeysDialog commands={help} t={t} onClose={thenFocus(props.onCloseHelp)} />}
      {columns.dialog !== null && (
        <ColumnDialogs
          key={columns.dialog.kind}
          columns={columns}
          view={view}
          t={t}
          onClose={thenFocus(() => columns.open(null))}
        />
      )}
    </>
  );
}
