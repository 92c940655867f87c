import { message, Spin } from 'antd';
import {
  createElement,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { TableModel } from '../../engine/index.ts';
import type { CellEditors, TablePorts } from './cellEditors.ts';
import type { EditorSession } from './editorSessions.ts';
import { cellEditors } from './editors/defaultEditors.ts';
import { ROW_HEIGHTS, type TableSize } from './gridLayout.ts';
import { insertRow, removeRows } from './rowCommands.ts';
import './table.css';
import { TableToolbar } from './TableToolbar.tsx';
import { useTableTokens } from './tableTokens.ts';
import { TableView } from './tableView.ts';

export interface EditableTableProps {
  readonly model: TableModel;
  readonly ports: TablePorts;
  /** Names the grid for those who do not see it: the detail's title. */
  readonly label?: string;
  /** Row height by name (D33). Default: `medium`. */
  readonly size?: TableSize;
  /** Pixels; stands over `size`. */
  readonly rowHeight?: number;
  /** Pixels, or `fill` for the parent's height. Default: as high as its rows, up to `maxHeight`. */
  readonly height?: number | 'fill';
  /** Pixels; 400 by default (W9-5). */
  readonly maxHeight?: number;
  /** Default: true. */
  readonly rowNumber?: boolean;
  /** Checkboxes. Default: true, unless the model is read-only. */
  readonly rowSelection?: boolean;
  /** Buttons above the table; nodes are put behind them. Default: true, unless the model is read-only. */
  readonly toolbar?: boolean | ReactNode;
  readonly loading?: boolean;
  /** Shown instead of the rows. */
  readonly error?: ReactNode;
  readonly editors?: CellEditors;
  /** Whether the user holds a permission code of a column. Default: yes. */
  readonly can?: (code: string) => boolean;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

export interface EditableTableHandle {
  /** Scrolls to a cell and selects it; false when there is no such cell. */
  focusCell(rowId: string, key: string): boolean;
  /** Keeps what is being typed; resolves when codes that are being looked up are in. Call it before a save. */
  flush(): Promise<void>;
}

const everything = (): boolean => true;

/** Makes the view once for a model, and hands it what React knows. */
function useTableView(props: EditableTableProps, notify: (text: string) => void) {
  const { model, ports, label = '', editors = cellEditors, can = everything } = props;
  const { rowNumber = true, rowSelection = !model.readOnly } = props;
  const rowHeight = props.rowHeight ?? ROW_HEIGHTS[props.size ?? 'medium'];
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<TableView | null>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [hasCurrent, setHasCurrent] = useState(false);
  const latest = useRef({ props, notify });
  useLayoutEffect(() => {
    latest.current = { props, notify };
  });
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    let mounted = false;
    const created = new TableView(host.current, {
      model,
      ports,
      editors,
      can,
      rowHeight,
      rowNumber,
      rowSelection,
      label,
      keys: () => latest.current.props,
      onNotice: (text) => latest.current.notify(text),
      onSession: (next) => flushSync(() => setSession(next)),
      onMove: () => mounted && setHasCurrent(view.current?.cursor.position !== null),
    });
    mounted = true;
    view.current = created;
    return () => {
      view.current = null;
      created.dispose();
      setSession(null);
      setHasCurrent(false);
    };
  }, [model, ports, editors, can, rowHeight, rowNumber, rowSelection, label]);
  return { host, view, session, hasCurrent };
}

const heightStyle = ({ height, maxHeight = 400 }: EditableTableProps) => {
  if (height === 'fill') return { height: '100%' };
  return height === undefined ? { maxHeight } : { height };
};

/** The editable table: React holds it, its rows are drawn by hand. */
export const EditableTable = forwardRef<EditableTableHandle, EditableTableProps>(function EditableTable(props, ref) {
  const { model, ports, loading = false, error, toolbar = !model.readOnly } = props;
  const { t } = ports;
  const [messages, messageHolder] = message.useMessage();
  const { host, view, session, hasCurrent } = useTableView(props, (text) => void messages.warning(text));
  const isEmpty = useSyncExternalStore(
    (listener) => model.subscribe(listener),
    () => model.rowCount === 0,
  );
  useImperativeHandle(ref, () => ({
    focusCell(rowId, key) {
      const current = view.current;
      const row = model.indexOf(rowId);
      const column = current?.surface.columnOf(key) ?? -1;
      if (row === -1 || column === -1) return false;
      current?.cursor.select({ row, column });
      return true;
    },
    flush: async () => view.current?.cursor.flush(),
  }));
  const insert = (index: number): void => {
    if (view.current !== null) insertRow(view.current.cursor, { index }, view.current.commands);
  };
  return (
    <div className="wb-table" style={{ ...useTableTokens(), ...heightStyle(props) }} aria-busy={loading}>
      {toolbar !== false && (
        <TableToolbar
          model={model}
          t={t}
          hasCurrent={hasCurrent}
          onAdd={() => insert(model.rowCount)}
          onInsert={() => insert(view.current?.cursor.position?.row ?? model.rowCount)}
          onRemove={() => view.current !== null && removeRows(model, [...model.selectedRowIds], view.current.commands)}
        >
          {toolbar === true ? null : toolbar}
        </TableToolbar>
      )}
      <div className="wb-table-host" ref={host}>
        {isEmpty && !loading && (error === undefined || error === null) && (
          <TableEmpty t={t} isReadOnly={model.readOnly} />
        )}
        {loading && (
          <div className="wb-table-cover is-loading">
            <Spin /> {t('table.loading')}
          </div>
        )}
        {error !== undefined && error !== null && (
          <div className="wb-table-cover is-error" role="alert">
            {error}
          </div>
        )}
      </div>
      {session !== null &&
        createPortal(createElement(session.Component, { key: session.number, ...session.props }), session.host)}
      {messageHolder}
    </div>
  );
});

function TableEmpty({ t, isReadOnly }: { readonly t: TablePorts['t']; readonly isReadOnly: boolean }) {
  return (
    <div className="wb-table-cover wb-table-empty">
      <div>
        <p>{t('table.empty')}</p>
        {!isReadOnly && <p>{t('table.emptyHint')}</p>}
      </div>
    </div>
  );
}
