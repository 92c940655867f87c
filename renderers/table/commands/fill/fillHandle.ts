import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { selectedRange } from '../../grid/cursor/selectedRange.ts';
import { whilePressed } from '../../grid/cursor/whilePressed.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import type { FillDrag } from './fillDrag.ts';
import './fill.css';

/** All that counts on from given values, and what follows the pointer to the cells that are meant. */
export const extending = lazyModule(() => import('./fillDrag.ts'));

/**
 * The small square at the corner of the selection. Drawn on, the cells go on from the selected ones; Ctrl copies what
 * would count on and counts on what would be copied; pressed twice, it fills as far down as the neighbouring column.
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

  /** The cells that were meant, wherever they stand by then. */
  async #fillDownLate(heldAt: ReturnType<typeof selectedRange>): Promise<void> {
    const code = await extending.fetch().catch(() => undefined);
    const range = heldAt();
    if (code !== undefined && range !== null) this.#dragOf(code).down(range);
    else this.#cursor.notice(this.#t('table.fillFailed'));
  }

  /** Waits for what was asked for before it could be carried out. */
  async flush(): Promise<void> {
    await this.#filling;
  }
}
