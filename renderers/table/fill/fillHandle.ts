import type { TablePorts } from '../cells/cellEditors.ts';
import type { GridPosition } from '../grid/gridNavigation.ts';
import { heldRange } from '../cursor/heldRange.ts';
import { isSameRange, type GridRange } from '../grid/gridRange.ts';
import { lateModule } from '../../late/lateModule.ts';
import { RangeDrag } from '../cursor/rangeDrag.ts';
import type { TableCursor } from '../cursor/tableCursor.ts';
import { toText } from '../../formats/formats.ts';
import type { Extension } from './planExtend.ts';
import './fill.css';
import { isBlank } from '../../../engine/index.ts';
import type { RangeCells } from '../cursor/rangeEdits.ts';

/** The last row down to which the column to the left, or else to the right, has values. */
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

/** All that counts on from given values. */
export const extending = lateModule(() => import('./planExtend.ts'));

const elementOf = (className: string): HTMLDivElement => {
  const element = document.createElement('div');
  element.className = className;
  element.hidden = true;
  element.setAttribute('aria-hidden', 'true');
  return element;
};

/** The range drawn out to a cell, along the side where the cell lies farther away. */
function drawnOut(source: GridRange, { row, column }: GridPosition): GridRange {
  const down = Math.max(row - source.bottom, source.top - row, 0);
  const across = Math.max(column - source.right, source.left - column, 0);
  if (down === 0 && across === 0) return source;
  return down >= across
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) };
}

/**
 * The small square at the corner of the selection. Drawn on, the cells go on from the selected ones; Ctrl copies what
 * would count on and counts on what would be copied; pressed twice, it fills as far down as the neighbouring column.
 */
export class FillHandle {
  readonly #cursor: TableCursor;
  readonly #t: TablePorts['t'];
  readonly #drag: RangeDrag;
  readonly #handle = elementOf('wb-grid-fill');
  readonly #preview = elementOf('wb-grid-fill-preview');
  /** Since the press; null: nothing is drawn. */
  #extension: Extension | null = null;
  #listening = new AbortController();
  #filling = Promise.resolve();

  constructor(cursor: TableCursor, t: TablePorts['t']) {
    this.#cursor = cursor;
    this.#t = t;
    this.#drag = new RangeDrag(cursor.surface);
    cursor.surface.frame.overlay.append(this.#preview, this.#handle);
    this.#handle.title = t('fill.handle');
    this.#handle.addEventListener('mousedown', (event) => this.#press(event));
    this.#handle.addEventListener('dblclick', () => this.#fillDown());
    cursor.surface.onPlaced(() => this.place());
  }

  dispose(): void {
    this.#listening.abort();
  }

  /** Puts the handle where the selection ends. */
  place(): void {
    const { range, surface } = this.#cursor;
    this.#handle.hidden = range === null || surface.model.readOnly;
    if (range === null) return;
    const { left, top, width, height } = surface.rectangleOf({ row: range.bottom, column: range.right });
    const { style } = this.#handle;
    style.left = `${left + width}px`;
    style.top = `${top + height}px`;
  }

  #press(event: MouseEvent): void {
    const { range } = this.#cursor;
    if (event.button !== 0 || range === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cursor.leave();
    this.#extension = { source: range, whole: range, kind: event.ctrlKey ? 'other' : 'default' };
    this.#listen();
    this.#drag.start(
      { row: range.bottom, column: range.right },
      { to: (position) => this.#draw({ whole: drawnOut(range, position) }), end: () => this.#drop() },
    );
  }

  /** Ctrl and Esc while the pointer draws, wherever the focus is. */
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
    const { loaded } = extending;
    const value = loaded?.lastOfSeries(this.#cursor.cells, this.#extension);
    const hint = value === undefined ? this.#t('fill.copy') : toText(value);
    this.#preview.dataset['hint'] = loaded === undefined ? '' : hint;
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
    if (extension.source === extension.whole) return;
    if (extending.loaded === undefined) this.#filling = this.#fillLate(extension, this.#filling);
    else this.#carryOut(extending.loaded, extension);
  }

  /** Cells that have moved meanwhile are not what was drawn over. */
  async #fillLate(extension: Extension, before: Promise<void>): Promise<void> {
    const { surface } = this.#cursor;
    const held = [extension.source, extension.whole].map((range) => [range, heldRange(surface, range)] as const);
    const module = await extending.fetch().catch(() => undefined);
    await before;
    const isThere = held.every(([range, heldAt]) => {
      const now = heldAt();
      return now !== null && isSameRange(range, now);
    });
    if (module !== undefined && isThere) this.#carryOut(module, extension);
    else this.#cursor.notice(this.#t('table.fillFailed'));
  }

  #carryOut({ planExtend }: typeof import('./planExtend.ts'), extension: Extension): void {
    const { source, whole } = extension;
    const { writing, cells } = this.#cursor;
    writing.carryOut(planExtend(cells, extension), 'table.filled');
    // Who types elsewhere by now goes on there.
    if (!this.#cursor.isEditing)
      this.#cursor.selectRange(whole, { active: { row: source.top, column: source.left }, reveal: false });
  }

  /** Waits for what was drawn before it could be carried out. */
  async flush(): Promise<void> {
    await this.#filling;
  }

  #fillDown(): void {
    const { range, cells } = this.#cursor;
    if (range === null) return;
    const bottom = filledDownTo(cells, range);
    if (bottom > range.bottom) this.#fill({ source: range, whole: { ...range, bottom }, kind: 'default' });
  }
}
