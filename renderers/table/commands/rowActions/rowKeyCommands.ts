import { taking, type KeyCommand } from '../keys/keyCommands.ts';
import { moveRows } from './moveRows.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

/**
 * Returns the rows a row command applies to: the ticked ones when the active row is one of them, else those of the
 * range.
 */
function rowIdsOf({ rowId, range, surface: { model, rows } }: TableCursor): readonly string[] {
  if (rowId === undefined || range === null) return [];
  if (model.selectedRowIds.has(rowId)) return [...model.selectedRowIds];
  return Array.from({ length: range.bottom - range.top + 1 }, (_, offset) => rows.rowAt(range.top + offset).id);
}

/** Toggles the active row and sets the rows of the range to the same state. */
const toggleRows: KeyCommand['run'] = taking((cursor) => {
  const { model, rows } = cursor.surface;
  const { rowId, range } = cursor;
  if (rowId === undefined || range === null) return;
  const selected = new Set(model.selectedRowIds);
  const on = !selected.has(rowId);
  for (let row = range.top; row <= range.bottom; row += 1) {
    const { id } = rows.rowAt(row);
    if (on) selected.add(id);
    else selected.delete(id);
  }
  model.selectRows(selected);
});

const move = (step: -1 | 1): KeyCommand['run'] =>
  taking((cursor, { t }) => {
    const { surface, active } = cursor;
    if (surface.model.readOnly) {
      cursor.writing.refuse();
      return;
    }
    if (!surface.rows.isWhole) {
      cursor.notice(t('filters.noMove'));
      return;
    }
    const rowIds = rowIdsOf(cursor);
    if (active === null || !moveRows(surface.rows, { rowIds, step }, { t })) return;
    surface.reveal(cursor.position ?? active);
    cursor.announce(t(step === -1 ? 'table.movedUp' : 'table.movedDown', { count: rowIds.length }));
  });

/** Key commands for whole rows. */
export const rowKeyCommands: readonly KeyCommand[] = [
  { name: 'tickRows', group: 'rows', keys: ['Shift+ '], when: 'selected', run: toggleRows },
  { name: 'moveUp', group: 'rows', keys: ['Alt+ArrowUp'], when: 'selected', run: move(-1) },
  { name: 'moveDown', group: 'rows', keys: ['Alt+ArrowDown'], when: 'selected', run: move(1) },
];
