import { pinnedColumnAt } from '../surface/columnAt.ts';
import { firstEndingAfter } from '../surface/gridLayout.ts';
import type { GridPosition } from '../surface/gridNavigation.ts';
import type { GridSurface } from '../surface/gridSurface.ts';

/** Share of the distance beyond the edge that is scrolled per frame, and its maximum in pixels. */
const SCROLL_SHARE = 0.3;
const SCROLL_MOST = 90;

const beyond = (low: number, high: number, at: number): number => (at < low ? at - low : Math.max(0, at - high));

const speedOf = (distance: number): number =>
  Math.sign(distance) * Math.min(SCROLL_MOST, Math.ceil(Math.abs(distance) * SCROLL_SHARE));

const between = (low: number, high: number, wanted: number): number => Math.max(low, Math.min(high, wanted));

/**
 * Tracks the pointer from a press until it is released, over cells and beyond the edges of the table, which then
 * scrolls.
 */
export class RangeDrag {
  readonly #surface: GridSurface;
  #point: { x: number; y: number } = { x: 0, y: 0 };
  #frame = 0;

  constructor(surface: GridSurface) {
    this.#surface = surface;
  }

  /** `to` is called for each new cell; `end` receives whether there was one. */
  start(from: GridPosition, how: { to: (position: GridPosition) => void; end?: (moved: boolean) => void }): void {
    let last = from;
    let moved = false;
    const visit = (): void => {
      const position = this.#positionAt();
      if (position.row === last.row && position.column === last.column) return;
      last = position;
      moved = true;
      how.to(position);
    };
    const scroll = (): void => {
      this.#frame = 0;
      if (!this.#scroll()) return;
      visit();
      this.#frame = requestAnimationFrame(scroll);
    };
    const move = (event: MouseEvent): void => {
      if ((event.buttons & 1) === 0) {
        end();
        return;
      }
      this.#point = { x: event.clientX, y: event.clientY };
      visit();
      if (this.#frame === 0) this.#frame = requestAnimationFrame(scroll);
    };
    const end = (): void => {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      window.removeEventListener('mousemove', move);
      window.removeEventListener('mouseup', end);
      how.end?.(moved);
    };
    window.addEventListener('mousemove', move);
    window.addEventListener('mouseup', end);
  }

  /** Returns the area in which cells are visible, in window pixels. */
  #view(): { left: number; top: number; right: number; bottom: number } {
    const { layout, frame } = this.#surface;
    const box = frame.scroller.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = frame.scroller;
    const left = box.left + clientLeft;
    const top = box.top + clientTop;
    return {
      left: left + layout.pinnedWidth,
      top: top + layout.headHeight,
      right: left + clientWidth - layout.endWidth,
      bottom: top + clientHeight - layout.footHeight,
    };
  }

  /** Returns the cell below the pointer, or the nearest visible one. */
  #positionAt(): GridPosition {
    const { layout, frame, rows } = this.#surface;
    const view = this.#view();
    const x = between(view.left, view.right - 1, this.#point.x) - view.left + layout.pinnedWidth;
    const y = between(view.top, view.bottom - 1, this.#point.y) - view.top;
    const row = Math.floor(layout.tops.rowAt(y + frame.scroller.scrollTop));
    const column =
      pinnedColumnAt(this.#surface, this.#point.x) ?? firstEndingAfter(layout.places, x + frame.scroller.scrollLeft);
    return { row: between(0, rows.rowCount - 1, row), column: between(0, layout.places.length - 1, column) };
  }

  /** Scrolls one step towards the pointer; false when the pointer is over the cells or the end is reached. */
  #scroll(): boolean {
    const { frame } = this.#surface;
    const view = this.#view();
    const { scrollTop, scrollLeft } = frame.scroller;
    frame.scroller.scrollTop += speedOf(beyond(view.top, view.bottom, this.#point.y));
    frame.scroller.scrollLeft += speedOf(beyond(view.left, view.right, this.#point.x));
    if (frame.scroller.scrollTop === scrollTop && frame.scroller.scrollLeft === scrollLeft) return false;
    this.#surface.draw(false);
    return true;
  }
}
