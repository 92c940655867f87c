/** Columns in front of the data that concern the row as a whole (W2.1-3). */
export type RowColumn = 'drag' | 'number' | 'checkbox' | 'radio' | 'expand';

export interface RowColumnPlace {
  readonly kind: RowColumn;
  readonly width: number;
  /** One-based. */
  readonly ariaIndex: number;
}

const ORDER: readonly RowColumn[] = ['drag', 'number', 'checkbox', 'radio', 'expand'];

/** Pixels (W9-5). */
const NUMBER_WIDTH = 60;
const NARROW_WIDTH = 40;
const WIDE_WIDTH = 60;

/**
 * Returns the row columns from left to right. The row number is 60 px wide, the others are 40, or 60 for a single
 * column when its statistics labels need the space.
 */
export function placeRowColumns(kinds: ReadonlySet<RowColumn>, hasStatistics: boolean): readonly RowColumnPlace[] {
  const narrow = hasStatistics && kinds.size === 1 ? WIDE_WIDTH : NARROW_WIDTH;
  return ORDER.filter((kind) => kinds.has(kind)).map((kind, index) => ({
    kind,
    width: kind === 'number' ? NUMBER_WIDTH : narrow,
    ariaIndex: index + 1,
  }));
}
