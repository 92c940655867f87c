import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Height of every row, pixels. */
export const ROW_HEIGHT = 32;
/** Width of a column, pixels. */
export const COLUMN_WIDTH = 112;
/** Rows rendered above and below the viewport. */
const OVERSCAN = 6;

interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

/** Target cell of a key; undefined for a key that the grid does not handle. */
function led(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: Cell,
  { page, size }: { readonly page: number; readonly size: Size },
) {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? size.rows - 1 : row, column: size.columns - 1 };
    default:
      return undefined;
  }
}

/** Focused cell and rendered rows of a grid that scrolls in both directions below its header. */
export function useGridCursor(size: Size, onOpen: (cell: Cell) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [wanted, setWanted] = useState<Cell>({ row: 0, column: 0 });
  const active = { row: within(wanted.row, size.rows), column: within(wanted.column, size.columns) };

  /** Scrolls a cell into view, clear of the header and the names. */
  const reveal = ({ row, column }: Cell): void => {
    const element = grid.current;
    if (element === null) return;
    const height = element.clientHeight - (corner.current?.offsetHeight ?? 0);
    const width = element.clientWidth - (corner.current?.offsetWidth ?? 0);
    const [y, x] = [row * ROW_HEIGHT, column * COLUMN_WIDTH];
    element.scrollTop = Math.max(y + ROW_HEIGHT - height, Math.min(element.scrollTop, y));
    element.scrollLeft = Math.min(x, Math.max(element.scrollLeft, x + COLUMN_WIDTH - width));
    setTop(element.scrollTop);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(active);
      return;
    }
    const page = Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const next = led(event, active, { page, size });
    if (next === undefined) return;
    event.preventDefault();
    const cell = { row: within(next.row, size.rows), column: within(next.column, size.columns) };
    setWanted(cell);
    reveal(cell);
  };
  const drawn = Math.ceil(window.innerHeight / ROW_HEIGHT) + 2 * OVERSCAN;
  const first = Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT) - OVERSCAN, size.rows - drawn));
  return {
    grid,
    corner,
    active,
    first,
    last: Math.min(size.rows, first + drawn),
    moveTo: setWanted,
    onKeyDown,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
  };
}
