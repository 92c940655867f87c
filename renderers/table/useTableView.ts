import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorSession } from './editorSessions.ts';
import { cellEditors } from './editors/defaultEditors.ts';
import { usePrefetch } from './editors/usePrefetch.ts';
import { ROW_HEIGHTS } from './gridLayout.ts';
import type { SlotCells } from './slotCells.ts';
import type { EditableTableProps } from './tableProps.ts';
import { TableView } from './tableView.ts';

const everything = (): boolean => true;

/** Makes the view once for a model, and hands it what React knows. */
export function useTableView(props: EditableTableProps, notify: (text: string) => void) {
  const { model, ports, label = '', editors = cellEditors, can = everything } = props;
  const { rowNumber = true, rowSelection = !model.readOnly } = props;
  const rowHeight = props.rowHeight ?? ROW_HEIGHTS[props.size ?? 'medium'];
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<TableView | null>(null);
  const [session, setSession] = useState<EditorSession | null>(null);
  const [hasCurrent, setHasCurrent] = useState(false);
  const [slotCells, setSlotCells] = useState<SlotCells | null>(null);
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
    setSlotCells(created.surface.slots);
    return () => {
      view.current = null;
      setSlotCells(null);
      created.dispose();
      setSession(null);
      setHasCurrent(false);
    };
  }, [model, ports, editors, can, rowHeight, rowNumber, rowSelection, label]);
  usePrefetch(model.columns, editors);
  return { host, view, session, hasCurrent, slotCells };
}
