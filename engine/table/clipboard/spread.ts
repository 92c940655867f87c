/** Rows and columns by index, both ends included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

interface Size {
  readonly height: number;
  readonly width: number;
}

/**
 * Returns the size of a block pasted into a selected range: it is repeated if the range is a multiple of it (one cell
 * fills the range), otherwise pasted once. A range that is one cell high or wide does not limit the block in that
 * direction.
 */
export function spreadSize({ height, width }: Size, { top, left, bottom, right }: CellRange): Size {
  const high = bottom - top + 1;
  const wide = right - left + 1;
  const fits = (high === 1 || high % height === 0) && (wide === 1 || wide % width === 0);
  return fits ? { height: Math.max(high, height), width: Math.max(wide, width) } : { height, width };
}
