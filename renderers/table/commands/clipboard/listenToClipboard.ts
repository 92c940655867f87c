import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { GridPosition } from '../../grid/surface/gridNavigation.ts';
import { rangeBetween } from '../../grid/surface/gridRange.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { textsOf } from './clipboardTexts.ts';
import { cellsToCopy, clearedCells, copyCells, type CopiedCells } from './copyCells.ts';
import { selectedRange } from '../../grid/cursor/selectedRange.ts';
import type { LazyPaste } from './lazyPaste.ts';

export interface ClipboardOptions {
  readonly paste: LazyPaste;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Start of a paste while no cell is selected, in a table without rows. */
  readonly start: () => GridPosition;
  readonly t: TablePorts['t'];
}

/** Copies the selected cells; text selected in an open editor is copied by the browser. */
function copy(cursor: TableCursor, event: ClipboardEvent): CopiedCells | null {
  const { surface, input } = cursor;
  if (input.mode === 'edit' || event.clipboardData === null) return null;
  const cells = cellsToCopy(surface, cursor.range);
  if (cells === null || cells.rows.length === 0) return null;
  copyCells(surface, cells, event.clipboardData);
  event.preventDefault();
  return cells;
}

function cut(cursor: TableCursor, event: ClipboardEvent, { isReadOnly, t }: ClipboardOptions): void {
  const copied = copy(cursor, event);
  const cells = copied === null ? [] : clearedCells(copied, isReadOnly);
  if (cells.length > 0) cursor.surface.model.commit({ kind: 'set', cells }, t('table.cut', { count: cells.length }));
}

/** Pastes a block with tabs or line ends into cells; plain text goes into the text being edited. */
function paste(cursor: TableCursor, event: ClipboardEvent, options: ClipboardOptions): void {
  const { clipboardData } = event;
  if (clipboardData === null) return;
  const text = clipboardData.getData('text/plain');
  if (cursor.input.mode === 'edit' && !/[\t\n\r]/.test(text.trimEnd())) return;
  event.preventDefault();
  const texts = textsOf(clipboardData);
  if (Object.values(texts).every((one) => one === '')) return;
  cursor.cancel();
  const { position } = cursor;
  const start = options.start();
  const held = selectedRange(cursor.surface, cursor.range ?? rangeBetween(start, start));
  options.paste.carryOut((planner) => {
    const range = held();
    const pasted = range === null ? null : planner.pasteClipboard(texts, range);
    // The selection is not changed when the user has moved on in the meantime.
    const isStill = cursor.position === position && !cursor.isEditing;
    if (pasted !== null && isStill && document.activeElement === cursor.input.element) cursor.selectRange(pasted);
  });
}

/** Handles copy, cut and paste by the browser's events: they work over plain HTTP, and from every key or menu. */
export function listenToClipboard(cursor: TableCursor, options: ClipboardOptions): void {
  const { element } = cursor.input;
  // Without selected text the browser enables copy and cut in its menus and commands only when this event is cancelled.
  for (const name of ['beforecopy', 'beforecut'])
    element.addEventListener(name, (event) => {
      if (cursor.input.mode !== 'edit') event.preventDefault();
    });
  element.addEventListener('copy', (event) => void copy(cursor, event));
  element.addEventListener('cut', (event) => cut(cursor, event, options));
  element.addEventListener('paste', (event) => paste(cursor, event, options));
}
