import type { KeyCommand } from './keyCommands.ts';
import { taking } from './keyCommands.ts';
import { dataEdge, stepTo, type GridPosition } from '../../grid/surface/gridNavigation.ts';
import { isSameRange, wholeRange } from '../../grid/surface/gridRange.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const PAGES = ['PageUp', 'PageDown'];
const ENDS = ['Home', 'End', 'Control+Home', 'Control+End'];
const JUMPS = ARROWS.map((key) => `Control+${key}`);

/** Returns the key with Shift, which follows Control in the name. */
const shifted = (key: string): string =>
  key.startsWith('Control+') ? key.replace('Control+', 'Control+Shift+') : `Shift+${key}`;

const unshifted = (key: string): string => key.replace('Shift+', '');

/** Returns the cell that a key moves to. */
function targetOf(cursor: TableCursor, key: string, from: GridPosition): GridPosition {
  if (!JUMPS.includes(key)) return stepTo(key, from, cursor.extent) ?? from;
  const { layout } = cursor.surface;
  const rows = cursor.surface.rows.liveValues();
  const isFilled = ({ row, column }: GridPosition): boolean => {
    const value = rows[row]?.[layout.places[column]?.column.key ?? ''];
    return value !== null && value !== undefined && value !== '';
  };
  return dataEdge(key, from, { extent: cursor.extent, isFilled });
}

const move: KeyCommand['run'] = taking((cursor, { key }) => {
  const { position } = cursor;
  if (position !== null) cursor.select(targetOf(cursor, key, position));
});

const extend: KeyCommand['run'] = taking((cursor, { key }) => {
  const { head } = cursor;
  if (head !== null) cursor.extendTo(targetOf(cursor, unshifted(key), head));
});

/** The caret is at an edge of the text and nothing is selected. */
const caretAt = (cursor: TableCursor, edge: 'start' | 'end'): boolean => {
  const { selectionStart, selectionEnd, value } = cursor.input.element;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
};

/** Selects every cell; pressed again, or while rows are ticked, it ticks every row. */
const selectAll: KeyCommand['run'] = taking((cursor) => {
  const { model, rows, layout } = cursor.surface;
  const all = wholeRange(cursor.extent);
  if (all === undefined) return;
  const isAll = cursor.range !== null && isSameRange(cursor.range, all);
  const canTick = layout.rowColumns.some(({ kind }) => kind === 'checkbox');
  if (canTick && (isAll || model.selectedRowIds.size > 0)) rows.selectAll();
  else cursor.selectRange(all, { active: cursor.position ?? { row: 0, column: 0 }, reveal: false });
});

/** Reduces the selection to the active cell; without a range the key is left to the page. */
const collapse: KeyCommand['run'] = (cursor) => {
  const { position } = cursor;
  if (!cursor.hasRange || position === null) return false;
  cursor.select(position);
  return true;
};

const leftAtEdge: KeyCommand['run'] = (cursor, press) => caretAt(cursor, 'start') && move(cursor, press);
const rightAtEdge: KeyCommand['run'] = (cursor, press) => caretAt(cursor, 'end') && move(cursor, press);

/** Key commands that move the active cell and select cells. */
export const moveCommands: readonly KeyCommand[] = [
  { name: 'arrows', group: 'move', keys: ARROWS, when: 'selected', run: move },
  { name: 'next', group: 'move', keys: ['Tab'], when: 'always', run: (cursor) => cursor.travel.tab(false) },
  { name: 'previous', group: 'move', keys: ['Shift+Tab'], when: 'always', run: (cursor) => cursor.travel.tab(true) },
  { name: 'enter', group: 'move', keys: ['Enter'], when: 'always', run: taking((cursor) => cursor.travel.enter()) },
  {
    name: 'enterBack',
    group: 'move',
    keys: ['Shift+Enter'],
    when: 'always',
    run: taking((cursor) => cursor.travel.enter(true)),
  },
  { name: 'rowEnds', group: 'move', keys: ['Home', 'End'], when: 'selected', run: move },
  { name: 'tableEnds', group: 'move', keys: ['Control+Home', 'Control+End'], when: 'selected', run: move },
  { name: 'dataEdge', group: 'move', keys: JUMPS, when: 'selected', run: move },
  { name: 'pages', group: 'move', keys: PAGES, when: 'selected', run: move },
  { name: 'leaveEditor', group: 'move', keys: ['ArrowUp', 'ArrowDown', ...PAGES], when: 'editing', run: move },
  { name: 'leaveLeft', group: 'move', keys: ['ArrowLeft'], when: 'editing', run: leftAtEdge },
  { name: 'leaveRight', group: 'move', keys: ['ArrowRight'], when: 'editing', run: rightAtEdge },
  { name: 'extend', group: 'select', keys: ARROWS.map(shifted), when: 'selected', run: extend },
  { name: 'extendToEdge', group: 'select', keys: JUMPS.map(shifted), when: 'selected', run: extend },
  { name: 'extendFar', group: 'select', keys: [...ENDS, ...PAGES].map(shifted), when: 'selected', run: extend },
  { name: 'selectAll', group: 'select', keys: ['Control+a'], when: 'selected', run: selectAll },
  { name: 'collapse', group: 'select', keys: ['Escape'], when: 'selected', run: collapse },
];
