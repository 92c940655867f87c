import { message } from 'antd';
import { createElement, forwardRef, useImperativeHandle } from 'react';
import { createPortal } from 'react-dom';
import { CellSlotViews } from './CellSlotViews.tsx';
import { insertRow, removeRows } from './rowCommands.ts';
import './table.css';
import { TableCovers } from './TableCovers.tsx';
import type { EditableTableHandle, EditableTableProps } from './tableProps.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useTableTokens } from './tableTokens.ts';
import { useTableView } from './useTableView.ts';

const heightStyle = ({ height, maxHeight = 400 }: EditableTableProps) => {
  if (height === 'fill') return { height: '100%' };
  return height === undefined ? { maxHeight } : { height };
};

/** The editable table: React holds it, its rows are drawn by hand. */
export const EditableTable = forwardRef<EditableTableHandle, EditableTableProps>(function EditableTable(props, ref) {
  const { model, ports, loading = false, error, toolbar = !model.readOnly } = props;
  const { t } = ports;
  const [messages, messageHolder] = message.useMessage();
  const { host, view, session, hasCurrent, slotCells } = useTableView(props, (text) => void messages.warning(text));
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
        <TableCovers model={model} t={t} loading={loading} error={error} />
      </div>
      {session !== null &&
        createPortal(createElement(session.Component, { key: session.number, ...session.props }), session.host)}
      {slotCells !== null && <CellSlotViews cells={slotCells} slots={props.slots} model={model} t={t} />}
      {messageHolder}
    </div>
  );
});
