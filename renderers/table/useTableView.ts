import { useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { tableAccess } from '../../engine/index.ts';
import type { PasteReport } from './commands/clipboard/pasteReport.ts';
import type { KeyOptions } from './commands/keys/keyCommands.ts';
import { cellEditors } from './ui/editors/defaultEditors.ts';
import { LazyFindBar } from './ui/findBar/FindArea.tsx';
import { usePrefetch } from './ui/controller/usePrefetch.ts';
import type { ColumnTools } from './commands/columnActions/columnTools.ts';
import { useLinkage } from './useLinkage.ts';
import { ROW_HEIGHTS, type TableSize } from './grid/surface/gridLayout.ts';
import type { RowColumn } from './grid/rows/rowColumns.ts';
import type { EditableTableProps } from './ui/props/tableProps.ts';
import { TableView } from './ui/controller/tableView.ts';
import { useKeptCell } from './ui/controller/useKeptCell.ts';
import type { RowPanelState } from './ui/rowPanels/useRowPanels.ts';
import { useViewState } from './ui/controller/useViewState.ts';

/** Parts that are opened by a key. */
const DRAWN_LATE = [LazyFindBar.prefetch];

const everything = (): boolean => true;

/** Returns the row's own columns as one text, so that equal sets compare equal. */
function rowColumnNames(props: EditableTableProps): string {
  const { model, rowNumber = true, rowSelection = !model.readOnly, rowSelectionType = 'checkbox' } = props;
  const { dragSort = false, expandContent } = props;
  const kinds: readonly (RowColumn | false)[] = [
    dragSort && !model.readOnly && 'drag',
    rowNumber && 'number',
    rowSelection && rowSelectionType,
    expandContent !== undefined && 'expand',
  ];
  return kinds.filter(Boolean).join(' ');
}

const readRowColumns = (names: string): ReadonlySet<RowColumn> =>
  new Set(names.split(' ').filter((name): name is RowColumn => name !== ''));

const keyOptions = ({ onUndo, onRedo, ports }: EditableTableProps, onHelp: () => void): KeyOptions => ({
  onUndo,
  onRedo,
  onHelp,
  t: ports.t,
});

export interface ViewCallbacks {
  readonly notify: (text: string) => void;
  readonly onPaste: (report: PasteReport) => void;
  readonly columns: ColumnTools;
  readonly panels: Pick<RowPanelState, 'onRowClick' | 'commands'>;
}

/** Creates the view once per model and passes it the state that React holds. */
export function useTableView(props: EditableTableProps, size: TableSize, tell: ViewCallbacks) {
  const { model, label = '', editors = cellEditors, can = everything, authPre = '', code } = props;
  const linked = useLinkage(model, props.ports, props.linkageConfig);
  const { alwaysEdit = true, enterDirection = 'down', rowHeight = ROW_HEIGHTS[size] } = props;
  const rowColumns = rowColumnNames(props);
  const access = useMemo(() => tableAccess(authPre, can, code), [authPre, can, code]);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<TableView | null>(null);
  const { state, drawing } = useViewState();
  const latest = useRef({ props, ...tell });
  const kept = useKeptCell();
  useLayoutEffect(() => {
    latest.current = { props, ...tell };
  });
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    let mounted = false;
    const created = new TableView(host.current, {
      model,
      ...linked,
      editors,
      can,
      access,
      isOwned: latest.current.props.isOwned === true,
      rowHeight,
      rowColumns: readRowColumns(rowColumns),
      label,
      alwaysEdit,
      enterDirection,
      keys: () => keyOptions(latest.current.props, () => drawing.show({ help: view.current?.keys.all ?? null })),
      events: () => latest.current.props,
      onNotice: (text) => latest.current.notify(text),
      onPaste: (report) => latest.current.onPaste(report),
      columns: tell.columns,
      onSession: (next) => flushSync(() => drawing.show({ session: next })),
      onExpand: (next) => flushSync(() => drawing.show({ expanded: next })),
      onRowMenu: (menu) => drawing.show({ menu }),
      onRowClick: (click) => latest.current.panels.onRowClick(click),
      panels: () => latest.current.panels.commands(),
      onMove: () => {
        if (mounted) drawing.show({ hasCurrent: view.current?.cursor.position !== null });
        drawing.moved();
      },
    });
    mounted = true;
    view.current = created;
    drawing.show({ shown: created });
    kept.restore(created);
    return () => {
      kept.keep(created);
      view.current = null;
      created.dispose();
      drawing.clear();
    };
  }, [
    model,
    linked,
    editors,
    can,
    access,
    rowHeight,
    rowColumns,
    label,
    alwaysEdit,
    enterDirection,
    tell.columns,
    kept,
    drawing,
  ]);
  usePrefetch(model.columns, editors, DRAWN_LATE);
  return {
    host,
    view,
    access,
    ...state,
    onMoves: drawing.onMoves,
    closeMenu: () => drawing.show({ menu: null }),
    closeHelp: () => drawing.show({ help: null }),
  };
}
