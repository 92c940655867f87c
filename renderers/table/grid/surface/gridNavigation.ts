export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** Number of complete rows in the viewport. */
  readonly page: number;
}

/** Returns the target of a key from a selected cell; keys as `Control+Home`, modifiers in front. */
type Step = (from: GridPosition, extent: GridExtent) => GridPosition;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
};

const between = (low: number, high: number, wanted: number): number => Math.max(low, Math.min(high, wanted));

export const withinExtent = ({ row, column }: GridPosition, { rows, columns }: GridExtent): GridPosition => ({
  row: between(0, rows - 1, row),
  column: between(0, columns - 1, column),
});

export function stepTo(key: string, from: GridPosition, extent: GridExtent): GridPosition | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : withinExtent(step(from, extent), extent);
}

/** Row and column offsets of one step in each direction. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  'Control+ArrowUp': [-1, 0],
  'Control+ArrowDown': [1, 0],
  'Control+ArrowLeft': [0, -1],
  'Control+ArrowRight': [0, 1],
};

/** As in spreadsheets: returns the last filled cell of a block, the first one after a gap, or the edge of the table. */
export function dataEdge(
  key: string,
  from: GridPosition,
  { extent, isFilled }: { readonly extent: GridExtent; readonly isFilled: (position: GridPosition) => boolean },
): GridPosition {
  const [rows, columns] = DIRECTIONS[key] ?? [0, 0];
  const isInside = ({ row, column }: GridPosition): boolean =>
    row >= 0 && column >= 0 && row < extent.rows && column < extent.columns;
  const after = ({ row, column }: GridPosition): GridPosition => ({ row: row + rows, column: column + columns });
  let at = from;
  let next = after(at);
  if (rows === columns || !isInside(next)) return from;
  if (isFilled(at) && isFilled(next)) {
    for (; isInside(next) && isFilled(next); next = after(at)) at = next;
    return at;
  }
  for (; isInside(next); next = after(at)) {
    at = next;
    if (isFilled(at)) return at;
  }
  return at;
}

/** Number of cells that Tab checks before it moves to a cell that is not a stop. */
const TAB_REACH = 200;

/**
 * Returns the next tab stop, row by row; the adjacent cell when there is none within reach. Undefined past the last or
 * before the first cell: the focus leaves the table.
 */
export function tabTo(
  from: GridPosition,
  extent: GridExtent,
  tab: { readonly backwards: boolean; readonly isStop: (position: GridPosition) => boolean },
): GridPosition | undefined {
  const step = tab.backwards ? -1 : 1;
  const start = from.row * extent.columns + from.column;
  const at = (cell: number): GridPosition => ({
    row: Math.floor(cell / extent.columns),
    column: cell % extent.columns,
  });
  const isInside = (cell: number): boolean => cell >= 0 && cell < extent.rows * extent.columns;
  for (let cell = start + step; isInside(cell) && Math.abs(cell - start) <= TAB_REACH; cell += step) {
    if (tab.isStop(at(cell))) return at(cell);
  }
  return isInside(start + step * TAB_REACH) ? at(start + step) : undefined;
}
