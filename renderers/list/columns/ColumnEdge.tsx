import type { PointerEvent } from 'react';
import { withinWidths } from '../../table/grid/columns/columnArrangement.ts';

export interface ColumnEdgeProps {
  /** Index among the rendered columns, including the checkbox column in front. */
  readonly place: number;
  /** Pixels. */
  readonly onSize: (width: number) => void;
}

/** Horizontal cell padding in pixels. */
const AROUND = 20;

const columnsAt = (table: Element, place: number): readonly HTMLElement[] =>
  [...table.querySelectorAll('colgroup')].flatMap(({ children }) => {
    const column = children[place];
    return column instanceof HTMLElement ? [column] : [];
  });

/** Width of the widest rendered value in full, in pixels. */
function contentWidth(table: Element, place: number): number {
  const cells = table.querySelectorAll<HTMLElement>(
    `tbody tr > :nth-child(${place + 1}) :is(.wb-cell-text, .wb-cell-link)`,
  );
  return Math.max(0, ...[...cells].map(({ scrollWidth }) => scrollWidth)) + AROUND;
}

/**
 * Resize handle of a column header: dragging resizes the column; a double click fits it to its values. While dragging
 * only the widths change and nothing is rendered again. By keyboard, use the column settings.
 */
export function ColumnEdge({ place, onSize }: ColumnEdgeProps) {
  const start = ({ button, clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>): void => {
    const table = currentTarget.closest('.wb-scrolled');
    const head = currentTarget.closest('th');
    if (button !== 0 || table === null || head === null) return;
    const before = head.getBoundingClientRect().width;
    const columns = columnsAt(table, place);
    const former = columns.map(({ style }) => style.width);
    const widthAt = (x: number): number => withinWidths(before + x - clientX);
    const ends = new AbortController();
    const { signal } = ends;
    const end = (width: number | undefined): void => {
      ends.abort();
      columns.forEach(({ style }, at) => (style.width = former[at] ?? ''));
      if (width !== undefined) onSize(width);
    };
    currentTarget.setPointerCapture?.(pointerId);
    window.addEventListener(
      'pointermove',
      ({ clientX: x }) => columns.forEach(({ style }) => (style.width = `${widthAt(x)}px`)),
      { signal },
    );
    window.addEventListener('pointerup', ({ clientX: x }) => end(x === clientX ? undefined : widthAt(x)), { signal });
    window.addEventListener('pointercancel', () => end(undefined), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
  };
  return (
    <span
      aria-hidden
      className="wb-column-edge"
      onPointerDown={start}
      onDoubleClick={({ currentTarget }) => {
        const table = currentTarget.closest('.wb-scrolled');
        if (table !== null) onSize(withinWidths(contentWidth(table, place)));
      }}
    />
  );
}
