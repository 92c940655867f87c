/** Rows and columns by index, the last ones included. */
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
 * How large a block becomes in a selected range: it is repeated where the range is a multiple of it (one cell fills the
 * range), else pasted once. A range that is one cell high or wide does not limit the block there.
 */
export function spreadSize({ height, width }: Size, { top, left, bottom, right }: CellRange): Size {
  const high = bottom - top + 1;
  const wide = right - left + 1;
  const fits = (high === 1 || high % height === 0) && (wide === 1 || wide % width === 0);
  return fits ? { height: Math.max(high, height), width: Math.max(wide, width) } : { height, width };
}
