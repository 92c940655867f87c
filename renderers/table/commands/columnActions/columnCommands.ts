import { taking, type KeyCommand } from '../keys/keyCommands.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { setWidths } from '../../grid/columns/columnArrangement.ts';
import type { ColumnTools } from './columnTools.ts';

/** Pixels that a key press adds to a width. */
const WIDTH_STEP = 10;

/** Position below the head of the active column. */
export function belowHead({ surface, position }: TableCursor): { readonly left: number; readonly top: number } {
  const { scroller } = surface.frame;
  const box = scroller.getBoundingClientRect();
  const left = position === null ? 0 : surface.rectangleOf(position).left - surface.viewport.left;
  return { left: box.left + left, top: box.top + surface.layout.headHeight };
}

const resize = ({ settings }: ColumnTools, step: number): KeyCommand['run'] =>
  taking(({ surface, range }) => {
    if (range === null) return;
    const places = surface.layout.places.slice(range.left, range.right + 1);
    const widths = Object.fromEntries(places.map(({ column, width }) => [column.key, width + step]));
    settings.change(setWidths(settings.arrangement, widths));
  });

const menu = ({ onMenu }: ColumnTools): KeyCommand['run'] =>
  taking((cursor) => {
    const { active } = cursor;
    if (active !== null) onMenu({ key: active.columnOf.key, ...belowHead(cursor) });
  });

/** Key commands for the columns of the selection. */
export const columnCommands = (tools: ColumnTools): readonly KeyCommand[] => [
  { name: 'columnMenu', group: 'columns', keys: ['Alt+Shift+ArrowDown'], when: 'selected', run: menu(tools) },
  {
    name: 'narrower',
    group: 'columns',
    keys: ['Alt+Shift+ArrowLeft'],
    when: 'selected',
    run: resize(tools, -WIDTH_STEP),
  },
  { name: 'wider', group: 'columns', keys: ['Alt+Shift+ArrowRight'], when: 'selected', run: resize(tools, WIDTH_STEP) },
];
