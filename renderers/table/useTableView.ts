import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tableAccess } from '../../engine/index.ts';
import type { PasteReport } from './clipboard/pasteReport.ts';
import type { GridCommand, KeyOptions } from './gridCommands.ts';
import type { EditorSession } from './editorSessions.ts';
import { cellEditors } from './editors/defaultEditors.ts';
import { usePrefetch } from './editors/usePrefetch.ts';
import type { ColumnTools } from './columns/columnTools.ts';
import { ROW_HEIGHTS, type TableSize } from './gridLayout.ts';
import type { RowColumn } from './rows/rowColumns.ts';
import type { ExpandedRow } from './rows/rowExpansion.ts';
import type { RowMenuRequest } from './rows/rowMenuRequest.ts';
import type { EditableTableProps } from './tableProps.ts';
import { TableView } from './tableView.ts';

const everything = (): boolean => true;

/** The row's own columns, as one text: the same text is the same set. */
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

/** Those who hear of each move of the selection. */
function useMoves() {
  const moves = useRef(new Set<() => void>());
  const onMoves = useCallback((listener: () => void) => {
    const { current } = moves;
    current.add(listener);
    return () => void current.delete(listener);
  }, []);
  const moved = useCallback(() => {
    for (const listener of moves.current) listener();
  }, []);
  return { moved, onMoves };
}

interface TableListeners {
  readonly notify: (text: string) => void;
  readonly onPaste: (report: PasteReport) => void;
  readonly columns: ColumnTools;
}

/** Makes the view once for a model, and hands it what React knows. */
export function useTableView(props: EditableTableProps, size: TableSize, tell: TableListeners) {
  const { model, ports, label = '', editors = cellEditors, can = everything, authPre = '' } = props;
  const { alwaysEdit = true, enterDirection = 'down' } = props;
  const rowHeight = props.rowHeight ?? ROW_HEIGHTS[size];
  const rowColumns = rowColumnNames(props);
  const { columns } = tell;
  const access = useMemo(() => tableAccess(authPre, can), [authPre, can]);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<TableView | null>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [expanded, setExpanded] = useState<ExpandedRow | null>(null);
  const [menu, setMenu] = useState<RowMenuRequest | null>(null);
  const [help, setHelp] = useState<readonly GridCommand[] | null>(null);
  const [hasCurrent, setHasCurrent] = useState(false);
  const [shown, setShown] = useState<TableView | null>(null);
  const latest = useRef({ props, ...tell });
  const { moved, onMoves } = useMoves();
  useLayoutEffect(() => {
    latest.current = { props, ...tell };
  });
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    let mounted = false;
    const created = new TableView(host.current, {
      model,
      ports,
      editors,
      can,
      access,
      rowHeight,
      rowColumns: readRowColumns(rowColumns),
      label,
      alwaysEdit,
      enterDirection,
      keys: () => keyOptions(latest.current.props, () => setHelp(view.current?.keys.all ?? null)),
      events: () => latest.current.props,
      onNotice: (text) => latest.current.notify(text),
      onPaste: (report) => latest.current.onPaste(report),
      onSession: (next) => flushSync(() => setSession(next)),
      columns,
      onExpand: (next) => flushSync(() => setExpanded(next)),
      onRowMenu: setMenu,
      onMove: () => {
        if (mounted) setHasCurrent(view.current?.cursor.position !== null);
        moved();
      },
    });
    mounted = true;
    view.current = created;
    setShown(created);
    return () => {
      view.current = null;
      setShown(null);
      created.dispose();
      setSession(null);
      setExpanded(null);
      setMenu(null);
      setHelp(null);
      setHasCurrent(false);
    };
  }, [model, ports, editors, can, access, rowHeight, rowColumns, label, alwaysEdit, enterDirection, columns, moved]);
  usePrefetch(model.columns, editors);
  return {
    host,
    view,
    access,
    session,
    expanded,
    menu,
    closeMenu: () => setMenu(null),
    onMoves,
    help,
    closeHelp: () => setHelp(null),
    hasCurrent,
    shown,
  };
}
