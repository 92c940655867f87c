import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { selectedRange } from '../../grid/cursor/selectedRange.ts';
import { whilePressed } from '../../grid/cursor/whilePressed.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import type { FillDrag } from './fillDrag.ts';
import './fill.css';

/** Code for fill series and for tracking the pointer. */
export const extending = lazyModule(() => import('./fillDrag.ts'));

/**
 * The fill handle at the corner of the selection. Dragging continues the selected cells; Ctrl swaps copying and
 * continuing a series; a double click fills down as far as the neighbouring column.
 */
export class FillHandle {
  readonly #cursor: TableCursor;
  readonly #t: TablePorts['t'];
  readonly #handle = document.createElement('div');
  #drag: FillDrag | undefined;
  #filling = Promise.resolve();

  constructor(cursor: TableCursor, t: TablePorts['t']) {
    this.#cursor = cursor;
    this.#t = t;
    this.#handle.className = 'wb-grid-fill';
    this.#handle.hidden = true;
    this.#handle.setAttribute('aria-hidden', 'true');
    this.#handle.title = t('fill.handle');
    cursor.surface.frame.overlay.append(this.#handle);
    this.#handle.addEventListener('mousedown', (event) => this.#press(event));
    this.#handle.addEventListener('dblclick', () => this.#fillDown());
    cursor.surface.onPlaced(() => this.place());
  }

  dispose(): void {
    this.#drag?.dispose();
  }

  /** Positions the handle at the end of the selection. */
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
    if (event.button !== 0 || this.#cursor.range === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cursor.leave();
    whilePressed({
      code: extending,
      begin: (code) => this.#dragOf(code).press(event),
      onFailed: () => this.#cursor.notice(this.#t('table.fillFailed')),
    });
  }

  #dragOf(code: typeof import('./fillDrag.ts')): FillDrag {
    return (this.#drag ??= new code.FillDrag(this.#cursor, this.#t));
  }

  #fillDown(): void {
    const { range } = this.#cursor;
    if (range === null) return;
    if (extending.loaded === undefined) this.#filling = this.#fillDownLate(selectedRange(this.#cursor.surface, range));
    else this.#dragOf(extending.loaded).down(range);
  }

  /** Fills the intended cells at their current position after the code is loaded. */
  async #fillDownLate(heldAt: ReturnType<typeof selectedRange>): Promise<void> {
    const code = await extending.fetch().catch(() => undefined);
    const range = heldAt();
    if (code !== undefined && range !== null) this.#dragOf(code).down(range);
    else this.#cursor.notice(this.#t('table.fillFailed'));
  }

  /** Waits for fills that were requested before the code was loaded. */
  async flush(): Promise<void> {
    await this.#filling;
  }
}
