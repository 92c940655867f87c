import {
  DATETIME_FORMAT,
  DATE_FORMAT,
  formatMoment,
  type CompiledColumn,
  type Values,
} from '../../../../engine/index.ts';
import { taking, type KeyCommand, type KeyPress } from './keyCommands.ts';
import { planFill } from '../../grid/cursor/rangeEdits.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

const undo: KeyCommand['run'] = (_, { onUndo }) => {
  onUndo?.();
  return onUndo !== undefined;
};

const redo: KeyCommand['run'] = (_, { onRedo }) => {
  onRedo?.();
  return onRedo !== undefined;
};

/** While text is being typed, undo is the browser's; before any input, it is the document's. */
const unlessTyped =
  (run: KeyCommand['run']) =>
  (cursor: TableCursor, press: KeyPress): boolean => {
    if (cursor.input.isDirty) return false;
    cursor.cancel();
    return run(cursor, press);
  };

const clear: KeyCommand['run'] = taking((cursor) => cursor.writing.clear());

const fill = (direction: 'down' | 'right'): KeyCommand['run'] =>
  taking((cursor) => {
    const { range } = cursor;
    if (range === null) return;
    cursor.writing.carryOut(
      planFill(cursor.cells, range, direction),
      direction === 'down' ? 'table.filledDown' : 'table.filledRight',
    );
  });

/** Copies the value above the active cell, and the values it fills. */
const takeAbove: KeyCommand['run'] = taking((cursor) => {
  const { position } = cursor;
  if (position === null) return;
  cursor.cancel();
  const { row, column } = position;
  const cell = { top: row, bottom: row, left: column, right: column };
  cursor.writing.carryOut(planFill(cursor.cells, cell, 'down'), 'table.filledDown');
});

/** Returns today's date in the column's format; undefined where a date is not applicable. */
function todayIn(column: CompiledColumn): string | undefined {
  if (column.type === 'time' || column.valueType === 'decimal' || column.valueType === 'boolean') return undefined;
  if (column.dictCode !== undefined || column.options !== undefined) return undefined;
  return formatMoment(new Date(), column.type === 'datetime' ? DATETIME_FORMAT : DATE_FORMAT);
}

const today: KeyCommand['run'] = taking((cursor) => {
  const { active, editor } = cursor;
  if (active === null) return;
  const value = todayIn(active.columnOf);
  if (editor === undefined || value === undefined) cursor.writing.refuse();
  else {
    const values: Values = { [active.columnOf.key]: value };
    cursor.writing.set(active.record, values);
  }
});

/** Inserts the date at the caret by an input event, so that the browser can undo it. */
const typeToday: KeyCommand['run'] = taking((cursor) => {
  const text = cursor.active === null ? undefined : todayIn(cursor.active.columnOf);
  if (text === undefined) return;
  const { element } = cursor.input;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
});

const FILL_DOWN = fill('down');
const FILL_RIGHT = fill('right');
const UNDO = ['Control+z'];
const REDO = ['Control+y', 'Control+Shift+Z'];

/** Leaves the text being typed before the command; the browser's default for the key is not useful here. */
const leavingFirst =
  (run: KeyCommand['run']) =>
  (cursor: TableCursor, press: KeyPress): boolean => {
    cursor.leave();
    return run(cursor, press);
  };

/** Key commands that change cells. */
export const editCommands: readonly KeyCommand[] = [
  { name: 'edit', group: 'edit', keys: ['F2'], when: 'selected', run: taking((cursor) => cursor.edit()) },
  { name: 'edit', group: 'edit', keys: ['F2'], when: 'editing', run: () => true },
  { name: 'cancel', group: 'edit', keys: ['Escape'], when: 'editing', run: taking((cursor) => cursor.cancel()) },
  { name: 'clear', group: 'edit', keys: ['Delete', 'Backspace'], when: 'selected', run: clear },
  { name: 'spread', group: 'edit', keys: ['Control+Enter'], when: 'editing', run: taking((cursor) => cursor.spread()) },
  { name: 'today', group: 'edit', keys: ['Control+;'], when: 'selected', run: today },
  { name: 'today', group: 'edit', keys: ['Control+;'], when: 'editing', run: typeToday },
  { name: 'above', group: 'edit', keys: ["Control+'"], when: 'always', run: takeAbove },
  { name: 'fillDown', group: 'edit', keys: ['Control+d'], when: 'selected', run: FILL_DOWN },
  { name: 'fillDown', group: 'edit', keys: ['Control+d'], when: 'editing', run: leavingFirst(FILL_DOWN) },
  { name: 'fillRight', group: 'edit', keys: ['Control+r'], when: 'selected', run: FILL_RIGHT },
  { name: 'fillRight', group: 'edit', keys: ['Control+r'], when: 'editing', run: leavingFirst(FILL_RIGHT) },
  { name: 'undo', group: 'edit', keys: UNDO, when: 'selected', run: undo },
  { name: 'undo', group: 'edit', keys: UNDO, when: 'editing', run: unlessTyped(undo) },
  { name: 'redo', group: 'edit', keys: REDO, when: 'selected', run: redo },
  { name: 'redo', group: 'edit', keys: REDO, when: 'editing', run: unlessTyped(redo) },
];
