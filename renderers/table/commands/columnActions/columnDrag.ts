import { seenLeft } from '../../grid/surface/gridLayout.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import { dropIndexAt } from '../../grid/surface/columnAt.ts';
import { LEAST_WIDTH, MAX_WIDTH } from '../../grid/columns/columnArrangement.ts';
import { groupOf } from './columnMoves.ts';

/** Pixels the pointer may move during a press before it counts as a drag. */
const THRESHOLD = 5;
/** Distance from the edge at which the table starts to scroll, and scroll distance per frame; both in pixels. */
const EDGE = 40;
const SCROLL_STEP = 14;

interface Follower {
  move(clientX: number): void;
  drop(): void;
  /** Called when the drag is cancelled or finished. */
  end(): void;
}

/** Tracks a press until it is released; Escape cancels it. */
function follow(event: PointerEvent, { threshold, start }: { threshold: number; start: () => Follower }): void {
  const listening = new AbortController();
  const { signal } = listening;
  let follower: Follower | null = null;
  const end = (): void => {
    listening.abort();
    follower?.end();
  };
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== event.pointerId) return;
    if (follower === null && Math.abs(moved.clientX - event.clientX) < threshold) return;
    follower ??= start();
    moved.preventDefault();
    follower.move(moved.clientX);
  };
  const drop = (): void => {
    follower?.drop();
    end();
  };
  const cancel = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    end();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', cancel, { signal, capture: true });
}

/** A vertical line from the head to the bottom of the table. */
class ColumnLine {
  readonly #element = document.createElement('div');
  readonly #surface: GridSurface;

  constructor(surface: GridSurface) {
    this.#surface = surface;
    this.#element.className = 'wb-grid-column-line';
    surface.frame.overlay.append(this.#element);
    surface.frame.grid.classList.add('is-dragging');
  }

  /** `left`: pixels, relative to the content. */
  place(left: number): void {
    const { layout, viewport } = this.#surface;
    const { style } = this.#element;
    style.left = `${left - 1}px`;
    style.top = `${viewport.top - layout.headHeight}px`;
    style.height = `${viewport.height}px`;
  }

  remove(): void {
    this.#surface.frame.grid.classList.remove('is-dragging');
    this.#element.remove();
  }
}

/** Resizes a column by dragging; the line shows the future position of its edge. */
export function dragWidth(
  surface: GridSurface,
  event: PointerEvent,
  { column, onDrop }: { readonly column: number; readonly onDrop: (width: number) => void },
): void {
  const place = surface.placeAt(column);
  if (place === undefined) return;
  const left = seenLeft(surface.layout, place, surface.viewport);
  let { width } = place;
  const start = (): Follower => {
    const line = new ColumnLine(surface);
    return {
      move: (clientX) => {
        width = Math.max(LEAST_WIDTH, Math.min(MAX_WIDTH, place.width + clientX - event.clientX));
        line.place(left + width);
      },
      drop: () => onDrop(width),
      end: () => line.remove(),
    };
  };
  follow(event, { threshold: 1, start });
}

/** Moves a column by dragging within its pin group; the line shows the target. */
export function dragColumn(
  surface: GridSurface,
  event: PointerEvent,
  { column, onDrop }: { readonly column: number; readonly onDrop: (to: number) => void },
): void {
  const place = surface.placeAt(column);
  if (place === undefined) return;
  const group = groupOf(surface.layout, place);
  const { scroller } = surface.frame;
  let to = column;
  let at = event.clientX;
  let frame = 0;
  const start = (): Follower => {
    const line = new ColumnLine(surface);
    const draw = (): void => {
      const { layout, viewport } = surface;
      to = Math.max(group.first, Math.min(group.end, dropIndexAt(surface, at)));
      const next = to < group.end ? layout.places[to] : undefined;
      const last = layout.places[to - 1];
      if (next !== undefined) line.place(seenLeft(layout, next, viewport));
      else if (last !== undefined) line.place(seenLeft(layout, last, viewport) + last.width);
    };
    const scroll = (): void => {
      const box = scroller.getBoundingClientRect();
      const { pinnedWidth, endWidth } = surface.layout;
      const isLeft = at < box.left + pinnedWidth + EDGE;
      const isRight = at > box.right - endWidth - EDGE;
      if (place.pin === 'none' && isLeft !== isRight) scroller.scrollLeft += isLeft ? -SCROLL_STEP : SCROLL_STEP;
      draw();
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return {
      move: (clientX) => {
        at = clientX;
        draw();
      },
      drop: () => onDrop(to),
      end: () => {
        cancelAnimationFrame(frame);
        line.remove();
      },
    };
  };
  follow(event, { threshold: THRESHOLD, start });
}
