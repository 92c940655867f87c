import { isBlank } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { RangeCells } from '../../grid/cursor/rangeEdits.ts';
import { RangeDrag } from '../../grid/cursor/rangeDrag.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import type { GridPosition } from '../../grid/surface/gridNavigation.ts';
import type { GridRange } from '../../grid/surface/gridRange.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { lastOfSeries, planExtend, type Extension } from './planExtend.ts';

/** Returns the last row down to which the column to the left, or else to the right, has values. */
function filledDownTo(on: RangeCells, { left, right, bottom }: GridRange): number {
  const rows = on.rows.liveValues();
  for (const column of [left - 1, right + 1]) {
    const key = on.places[column]?.column.key;
    if (key === undefined) continue;
    let row = bottom;
    while (row + 1 < rows.length && !isBlank(rows[row + 1]?.[key])) row += 1;
    if (row > bottom) return row;
  }
  return bottom;
}

/** Returns the range extended to a cell, in the direction in which the cell is farther away. */
function drawnOut(source: GridRange, { row, column }: GridPosition): GridRange {
  const down = Math.max(row - source.bottom, source.top - row, 0);
  const across = Math.max(column - source.right, source.left - column, 0);
  if (down === 0 && across === 0) return source;
  return down >= across
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) };
}

/** Tracks the pointer from the fill handle and fills the cells it covers. */
export class FillDrag {
  readonly #cursor: TableCursor;
  readonly #t: TablePorts['t'];
  readonly #drag: RangeDrag;
  readonly #preview = document.createElement('div');
  /** Set while the pointer is pressed; null: no drag. */
  #extension: Extension | null = null;
  #listening = new AbortController();

  constructor(cursor: TableCursor, t: TablePorts['t']) {
    this.#cursor = cursor;
    this.#t = t;
    this.#drag = new RangeDrag(cursor.surface);
    this.#preview.className = 'wb-grid-fill-preview';
    this.#preview.hidden = true;
    this.#preview.setAttribute('aria-hidden', 'true');
    cursor.surface.frame.overlay.prepend(this.#preview);
  }

  dispose(): void {
    this.#listening.abort();
  }

  press(event: MouseEvent): void {
    const { range } = this.#cursor;
    if (range === null) return;
    this.#extension = { source: range, whole: range, kind: event.ctrlKey ? 'other' : 'default' };
    this.#listen();
    this.#drag.start(
      { row: range.bottom, column: range.right },
      { to: (position) => this.#draw({ whole: drawnOut(range, position) }), end: () => this.#drop() },
    );
  }

  /** Listens to Ctrl and Escape during the drag, wherever the focus is. */
  #listen(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const turn = (event: KeyboardEvent): void => {
      if (event.key === 'Control') this.#draw({ kind: event.type === 'keydown' ? 'other' : 'default' });
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      this.#end();
    };
    window.addEventListener('keydown', turn, { signal, capture: true });
    window.addEventListener('keyup', turn, { signal, capture: true });
  }

  #draw(change: Partial<Extension>): void {
    if (this.#extension === null) return;
    this.#extension = { ...this.#extension, ...change };
    const { source, whole } = this.#extension;
    const isDrawn = source !== whole;
    this.#preview.hidden = !isDrawn;
    if (!isDrawn) return;
    const { surface } = this.#cursor;
    const first = surface.rectangleOf({ row: whole.top, column: whole.left });
    const last = surface.rectangleOf({ row: whole.bottom, column: whole.right });
    const { style } = this.#preview;
    style.left = `${first.left}px`;
    style.top = `${first.top}px`;
    style.width = `${last.left + last.width - first.left}px`;
    style.height = `${last.top + last.height - first.top}px`;
    const value = lastOfSeries(this.#cursor.cells, this.#extension);
    this.#preview.dataset['hint'] = value === undefined ? this.#t('fill.copy') : toText(value);
  }

  #end(): Extension | null {
    const extension = this.#extension;
    this.#extension = null;
    this.#listening.abort();
    this.#preview.hidden = true;
    return extension;
  }

  #drop(): void {
    const extension = this.#end();
    if (extension !== null) this.#fill(extension);
  }

  #fill(extension: Extension): void {
    const { source, whole } = extension;
    if (source === whole) return;
    const { writing, cells } = this.#cursor;
    writing.carryOut(planExtend(cells, extension), 'table.filled');
    // The selection is not changed while the user is editing elsewhere.
    if (!this.#cursor.isEditing)
      this.#cursor.selectRange(whole, { active: { row: source.top, column: source.left }, reveal: false });
  }

  /** Fills down as far as the neighbouring column has values. */
  down(range: GridRange): void {
    const bottom = filledDownTo(this.#cursor.cells, range);
    if (bottom > range.bottom) this.#fill({ source: range, whole: { ...range, bottom }, kind: 'default' });
  }
}
