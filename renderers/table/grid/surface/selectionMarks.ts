import type { GridFrame } from './gridFrame.ts';
import { seenLeft, type GridLayout } from './gridLayout.ts';
import type { GridPosition } from './gridNavigation.ts';
import { isSingleCell, type GridRange } from './gridRange.ts';

interface SeenPart {
  readonly left: number;
  readonly width: number;
}

/** Scrolling cells have the same content position at every scroll offset. */
const ANYWHERE: SeenPart = { left: 0, width: 0 };

/**
 * Shows the selection outside of the input: one frame around the range, and the active cell's id for screen readers.
 */
export class SelectionMarks {
  readonly #frame: GridFrame;
  position: GridPosition | null = null;
  range: GridRange | null = null;
  #element: HTMLElement | undefined;

  constructor(frame: GridFrame) {
    this.#frame = frame;
  }

  /** Positions the frame over the cells, which need no rendering for it. Parts below pinned columns are not shown. */
  frameRange(layout: GridLayout, seen: () => SeenPart): void {
    const { range } = this;
    const { range: element } = this.#frame;
    const first = range === null ? undefined : layout.places[range.left];
    const last = range === null ? undefined : layout.places[range.right];
    element.hidden = range === null || first === undefined || last === undefined || isSingleCell(range);
    if (range === null || first === undefined || last === undefined) return;
    const { style } = element;
    const isPinned = first.pin !== 'none' || last.pin !== 'none';
    element.classList.toggle('is-pinned', isPinned);
    const viewport = isPinned ? seen() : ANYWHERE;
    let left = seenLeft(layout, first, viewport);
    let right = seenLeft(layout, last, viewport) + last.width;
    if (first.pin === 'left' && last.pin === 'none') right = Math.max(right, viewport.left + layout.pinnedWidth);
    if (first.pin === 'none' && last.pin === 'right')
      left = Math.min(left, viewport.left + viewport.width - layout.endWidth);
    style.left = `${left}px`;
    const top = layout.tops.topOf(range.top);
    style.top = `${top}px`;
    style.width = `${right - left}px`;
    style.height = `${layout.tops.topOf(range.bottom) + layout.rowHeight - top}px`;
  }

  setActive(position: GridPosition | null, element: HTMLElement | undefined): void {
    this.position = position;
    this.#element?.removeAttribute('id');
    this.#element = undefined;
    this.mark(element);
  }

  /** `element`: the active cell's, if it is visible. Elements are recycled, so this is called after every rendering. */
  mark(element: HTMLElement | undefined): void {
    const { grid, input } = this.#frame;
    if (element !== this.#element) {
      this.#element?.removeAttribute('id');
      this.#element = element;
      if (element !== undefined) element.id = `${grid.id}-active`;
    }
    if (element === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', element.id);
  }
}
