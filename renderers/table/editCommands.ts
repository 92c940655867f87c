import { taking, type GridCommand, type KeyPress } from './gridCommands.ts';
import type { TableCursor } from './tableCursor.ts';

const undo: GridCommand['run'] = (_, { onUndo }) => {
  onUndo?.();
  return onUndo !== undefined;
};

const redo: GridCommand['run'] = (_, { onRedo }) => {
  onRedo?.();
  return onRedo !== undefined;
};

/** Undo within what is being typed is the browser's; before anything was typed it is the document's. */
const unlessTyped =
  (run: GridCommand['run']) =>
  (cursor: TableCursor, press: KeyPress): boolean => {
    if (cursor.input.isDirty) return false;
    cursor.cancel();
    return run(cursor, press);
  };

/** Ticks the row of the active cell, or takes the tick away. */
const toggleRow: GridCommand['run'] = taking((cursor) => {
  const { model } = cursor.surface;
  const { rowId } = cursor;
  if (rowId === undefined) return;
  const selected = new Set(model.selectedRowIds);
  if (!selected.delete(rowId)) selected.add(rowId);
  model.selectRows(selected);
});

const UNDO = ['Control+z'];
const REDO = ['Control+y', 'Control+Shift+Z'];

/** What changes cells and rows. */
export const editCommands: readonly GridCommand[] = [
  { name: 'edit', group: 'edit', keys: ['F2'], when: 'selected', run: taking((cursor) => cursor.open()) },
  { name: 'edit', group: 'edit', keys: ['F2'], when: 'editing', run: () => true },
  { name: 'cancel', group: 'edit', keys: ['Escape'], when: 'editing', run: taking((cursor) => cursor.cancel()) },
  {
    name: 'clear',
    group: 'edit',
    keys: ['Delete', 'Backspace'],
    when: 'selected',
    run: taking((cursor) => cursor.clear()),
  },
  { name: 'undo', group: 'edit', keys: UNDO, when: 'selected', run: undo },
  { name: 'undo', group: 'edit', keys: UNDO, when: 'editing', run: unlessTyped(undo) },
  { name: 'redo', group: 'edit', keys: REDO, when: 'selected', run: redo },
  { name: 'redo', group: 'edit', keys: REDO, when: 'editing', run: unlessTyped(redo) },
  { name: 'tickRow', group: 'rows', keys: ['Shift+ '], when: 'selected', run: toggleRow },
];
