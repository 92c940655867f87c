import { useState, type RefObject } from 'react';
import type { TableAccess } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { FindButton } from '../findBar/FindButton.tsx';
import { lazyDialog } from '../../../kit/lazy/lazyPart.tsx';
import { removeRows } from '../../commands/rowActions/rowCommands.ts';
import { keepInView } from '../../grid/surface/keepInView.ts';
import { ColumnsButton, HiddenColumns } from '../columnDialogs/HiddenColumns.tsx';
import { hiddenOf } from '../../grid/columns/columnArrangement.ts';
import type { Columns } from '../columnDialogs/useColumns.ts';
import type { EditableTableProps } from '../props/tableProps.ts';
import { TableToolbar } from './TableToolbar.tsx';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import type { TableView } from '../controller/tableView.ts';
import { addPlace, readAddRows, writeAddRows, DEFAULT_ADD_ROWS, type AddRowSettings } from './addRowSettings.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import { SizeMenu } from './SizeMenu.tsx';
import type { FullScreen } from './useFullScreen.ts';
import type { SizeChoice } from './useTableSize.ts';

/** Returns a throttle that allows one call per interval (milliseconds); true when the call is allowed. */
function createThrottle(interval: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}

const AddRowDialog = lazyDialog(() => import('./AddRowDialog.tsx').then((module) => module.AddRowDialog));

/** Minimum interval between two presses of 新增 or 插入, in milliseconds (D6). */
const INSERT_INTERVAL = 1500;

export interface ToolbarAreaProps {
  readonly t: TablePorts['t'];
  readonly table: EditableTableProps;
  readonly view: RefObject<TableView | null>;
  readonly access: TableAccess;
  readonly hasCurrent: boolean;
  readonly sizeChoice: SizeChoice;
  readonly columns: Columns;
  readonly screen: FullScreen;
  readonly notify: { success(text: string): void; warning(text: string): void };
}

/** Returns the record index above the current row; the end without one. */
const placeAboveCurrent = ({ surface, position }: TableCursor): number =>
  surface.rows.placeAbove(position?.row ?? surface.rows.rowCount);

/** The toolbar and the actions of its buttons. */
export function ToolbarArea({
  t,
  table,
  view,
  access,
  hasCurrent,
  sizeChoice,
  columns,
  screen,
  notify,
}: ToolbarAreaProps) {
  const { model } = table;
  const { preferences } = table.ports;
  const [mayInsert] = useState(() => createThrottle(INSERT_INTERVAL));
  const [own, setOwn] = useState<AddRowSettings>(DEFAULT_ADD_ROWS);
  const [isOpen, setOpen] = useState(false);
  const settings = (): AddRowSettings => (preferences === undefined ? own : readAddRows(preferences));

  const insert = (place: (current: TableView) => { index: number; count: number }): void => {
    const current = view.current;
    if (current === null) return;
    if (mayInsert()) {
      const [first] = current.insert(place(current));
      if (first !== undefined && settings().scroll) keepInView(current.surface, first.id);
    } else notify.warning(t('table.tooFast'));
  };
  return (
    <>
      <TableToolbar
        model={model}
        t={t}
        config={table.toolbarConfig}
        stateOf={(name) => access.state(name)}
        hasCurrent={hasCurrent}
        onAdd={() => insert(() => ({ index: addPlace(settings(), model.rowCount), count: settings().count }))}
        onInsert={() => insert(({ cursor }) => ({ index: placeAboveCurrent(cursor), count: 1 }))}
        onRemove={() => view.current !== null && removeRows(model, [...model.selectedRowIds], view.current.commands)}
        onSave={table.onSave}
        onSettings={() => setOpen(true)}
        prefix={table.toolbarPrefix}
        suffix={table.toolbarSuffix}
        tools={
          <>
            <FindButton t={t} onFind={() => view.current?.finder.open('find')} />
            {table.rowHeight === undefined && <SizeMenu choice={sizeChoice} t={t} />}
            <ColumnsButton t={t} onOpen={() => columns.open({ kind: 'list' })} />
          </>
        }
        notes={
          <>
            <HiddenColumns
              count={hiddenOf(model.columns, columns.arrangement).length}
              t={t}
              onOpen={() => columns.open({ kind: 'list' })}
            />
            <FullScreenButton screen={screen} t={t} />
          </>
        }
      />
      {isOpen && (
        <AddRowDialog
          settings={settings()}
          rowCount={model.rowCount}
          t={t}
          onSave={(saved) => {
            setOwn(saved);
            writeAddRows(preferences, saved);
            setOpen(false);
            notify.success(t('table.addSaved'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
