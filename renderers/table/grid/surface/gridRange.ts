import { withinExtent, type GridExtent, type GridPosition } from './gridNavigation.ts';

/** A block of cells: indexes of rows and visible columns, both ends included. A single cell is a 1×1 range. */
export interface GridRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Returns the block between two opposite corners, in any order. */
export const rangeBetween = (one: GridPosition, other: GridPosition): GridRange => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

export const rowsOfRange = ({ top, bottom }: GridRange): number => bottom - top + 1;

export const columnsOfRange = ({ left, right }: GridRange): number => right - left + 1;

export const isSingleCell = ({ top, left, bottom, right }: GridRange): boolean => top === bottom && left === right;

export const isInRange = ({ top, left, bottom, right }: GridRange, { row, column }: GridPosition): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const isSameRange = (one: GridRange, other: GridRange): boolean =>
  one.top === other.top && one.left === other.left && one.bottom === other.bottom && one.right === other.right;

/** Clamps the range to the table, which has at least one cell. */
export const clampRange = ({ top, left, bottom, right }: GridRange, extent: GridExtent): GridRange =>
  rangeBetween(withinExtent({ row: top, column: left }, extent), withinExtent({ row: bottom, column: right }, extent));

/** Returns the range of all cells; undefined in a table without cells. */
export const wholeRange = ({ rows, columns }: GridExtent): GridRange | undefined =>
  rows === 0 || columns === 0 ? undefined : { top: 0, left: 0, bottom: rows - 1, right: columns - 1 };

/** Returns the opposite corner; the bottom right one for a cell that is no corner. */
export const oppositeCorner = (range: GridRange, { row, column }: GridPosition): GridPosition => ({
  row: row === range.bottom ? range.top : range.bottom,
  column: column === range.right ? range.left : range.right,
});

export const isCorner = (range: GridRange, { row, column }: GridPosition): boolean =>
  (row === range.top || row === range.bottom) && (column === range.left || column === range.right);

/** Returns the next cell in the range, row by row (`across`) or column by column; wraps around at the end. */
export function cycleInRange(
  range: GridRange,
  from: GridPosition,
  { across, backwards }: { readonly across: boolean; readonly backwards: boolean },
): GridPosition {
  const rows = rowsOfRange(range);
  const columns = columnsOfRange(range);
  const row = from.row - range.top;
  const column = from.column - range.left;
  const at = across ? row * columns + column : column * rows + row;
  const next = (at + (backwards ? -1 : 1) + rows * columns) % (rows * columns);
  return across
    ? { row: range.top + Math.floor(next / columns), column: range.left + (next % columns) }
    : { row: range.top + (next % rows), column: range.left + Math.floor(next / rows) };
}
