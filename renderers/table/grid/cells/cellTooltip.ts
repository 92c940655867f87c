import type { CellMessage } from '../../../../engine/index.ts';
import type { Rectangle } from './liveInput.ts';

/** Space that a message needs above its cell, in pixels. */
const HEIGHT = 34;

/** Message of an invalid cell, next to it: on hover, or for the active cell. */
export class CellTooltip {
  readonly #element: HTMLElement;
  readonly #scroller: HTMLElement;

  constructor(element: HTMLElement, scroller: HTMLElement) {
    this.#element = element;
    this.#scroller = scroller;
  }

  show({ level, message }: CellMessage, cell: Rectangle): void {
    const { style, dataset } = this.#element;
    this.#element.textContent = message;
    this.#element.hidden = false;
    dataset['level'] = level;
    const { scrollLeft, clientWidth, scrollTop } = this.#scroller;
    style.maxWidth = `${Math.max(160, clientWidth - 24)}px`;
    const room = scrollLeft + clientWidth - this.#element.offsetWidth - 8;
    style.left = `${Math.max(scrollLeft + 8, Math.min(cell.left, room))}px`;
    const above = cell.top - scrollTop >= HEIGHT;
    dataset['side'] = above ? 'above' : 'below';
    style.top = above ? `${cell.top - 4}px` : `${cell.top + cell.height + 4}px`;
  }

  /** As `show`, for the cell under the input; undefined removes the message. */
  describe(input: HTMLInputElement, message: CellMessage | undefined, cell: Rectangle | undefined): void {
    if (message === undefined || cell === undefined) {
      this.hide();
      delete input.dataset['level'];
      input.removeAttribute('aria-describedby');
      input.removeAttribute('aria-invalid');
      return;
    }
    input.dataset['level'] = message.level;
    input.setAttribute('aria-describedby', this.#element.id);
    input.setAttribute('aria-invalid', String(message.level === 'error'));
    this.show(message, cell);
  }

  hide(): void {
    this.#element.hidden = true;
  }
}
