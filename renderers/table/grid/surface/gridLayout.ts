import type { CompiledColumn } from '../../../../engine/index.ts';
import type { ArrangedColumn, Pin } from '../columns/columnArrangement.ts';
import { placeRowColumns, type RowColumn, type RowColumnPlace } from '../rows/rowColumns.ts';
import type { RowTops } from '../rows/rowTops.ts';

export type TableSize = 'medium' | 'small' | 'mini' | 'tiny';

/** Row height in pixels (D33). */
export const ROW_HEIGHTS: Readonly<Record<TableSize, number>> = { medium: 61, small: 48, mini: 36, tiny: 28 };

const HEAD_HEIGHT = 34;

export interface ColumnLayout {
  readonly column: CompiledColumn;
  /** Pixels from the left edge of the content, pinned columns included. */
  readonly left: number;
  readonly width: number;
  /** One-based, pinned columns included. */
  readonly ariaIndex: number;
  /** A pinned column stays in place while the others scroll; `left` is then its position without scrolling. */
  readonly pin: Pin;
}

/** Positions and sizes of the grid. Heights and widths in pixels. */
export interface GridLayout {
  /** Columns pinned left, scrolling columns, columns pinned right. */
  readonly places: readonly ColumnLayout[];
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly footHeight: number;
  /** Top positions of the rows. */
  readonly tops: RowTops;
  readonly rowColumns: readonly RowColumnPlace[];
  /** Width of the row's own columns. */
  readonly leadWidth: number;
  /** Width of everything pinned left, the row's own columns included. */
  readonly pinnedWidth: number;
  /** Width of everything pinned right. */
  readonly endWidth: number;
  /** Half-open range of the scrolling columns. */
  readonly scrolling: { readonly first: number; readonly end: number };
  readonly totalWidth: number;
}

export interface LayoutOptions {
  /** From left to right, pinned ones at the edges. */
  readonly columns: readonly ArrangedColumn[];
  readonly rowHeight: number;
  readonly tops: RowTops;
  readonly rowColumns: ReadonlySet<RowColumn>;
  /** Number of statistics rows below the table. */
  readonly footRows: number;
  /** Width of the viewport: columns without a user-defined width share free space. */
  readonly available: number;
}

/**
 * Maximum share of the viewport for pinned columns; above it nothing is pinned, because on a phone no room would be
 * left for the other columns.
 */
const PINNED_SHARE = 0.6;

/** Returns the column widths; columns without a user-defined width share the free space. */
function widthsOf({ columns, available }: LayoutOptions, leadWidth: number): readonly number[] {
  const widthOf = (sized: boolean): number =>
    columns.reduce((sum, { width, isSized }) => (isSized === sized ? sum + width : sum), 0);
  const natural = widthOf(false);
  const stretch = natural === 0 ? 1 : Math.max(1, (available - leadWidth - widthOf(true)) / natural);
  return columns.map(({ width, isSized }) => (isSized ? width : Math.floor(width * stretch)));
}

export function layOut(options: LayoutOptions): GridLayout {
  const { columns, available } = options;
  const rowColumns = placeRowColumns(options.rowColumns, options.footRows > 0);
  const leadWidth = rowColumns.reduce((sum, { width }) => sum + width, 0);
  const widths = widthsOf(options, leadWidth);
  const widthOf = (side: Pin): number =>
    columns.reduce((sum, { pin }, index) => (pin === side ? sum + (widths[index] ?? 0) : sum), 0);
  const holds = leadWidth + widthOf('left') + widthOf('right') <= available * PINNED_SHARE;
  let left = leadWidth;
  const places = columns.map(({ column, pin }, index): ColumnLayout => {
    const width = widths[index] ?? 0;
    const ariaIndex = rowColumns.length + index + 1;
    const place: ColumnLayout = { column, left, width, ariaIndex, pin: holds ? pin : 'none' };
    left += width;
    return place;
  });
  const first = places.filter(({ pin }) => pin === 'left').length;
  return {
    places,
    rowHeight: options.rowHeight,
    headHeight: HEAD_HEIGHT,
    footHeight: options.footRows * Math.min(options.rowHeight, HEAD_HEIGHT),
    tops: options.tops,
    rowColumns,
    leadWidth,
    pinnedWidth: leadWidth + (holds ? widthOf('left') : 0),
    endWidth: holds ? widthOf('right') : 0,
    scrolling: { first, end: places.length - places.filter(({ pin }) => pin === 'right').length },
    totalWidth: left,
  };
}

/** Returns the visible left edge of a column at a scroll position, in content pixels. */
export function seenLeft(layout: GridLayout, place: ColumnLayout, viewport: { left: number; width: number }): number {
  if (place.pin === 'left') return place.left + viewport.left;
  if (place.pin === 'none') return place.left;
  // When the content is narrower than the viewport, right-pinned columns directly follow it.
  return place.left + Math.min(0, viewport.left + viewport.width - layout.totalWidth);
}

/** Half-open range of rows and columns to render. */
export interface GridWindow {
  readonly firstRow: number;
  readonly endRow: number;
  readonly firstColumn: number;
  readonly endColumn: number;
}

export interface Viewport {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Overscan: rows beyond the top and bottom edges, and pixels beyond the left and right edges. */
const OVERSCAN_ROWS = 3;
const OVERSCAN_PIXELS = 60;

/** Returns the first column that extends beyond a content pixel. */
export const firstEndingAfter = (places: readonly ColumnLayout[], pixel: number): number => {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place !== undefined && place.left + place.width <= pixel) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the viewport to which the browser will clamp the scroll position for the content height. */
export function keepWithin(layout: GridLayout, rowCount: number, viewport: Viewport): Viewport {
  const height = layout.headHeight + layout.tops.topOf(rowCount) + layout.footHeight;
  return { ...viewport, top: Math.max(0, Math.min(viewport.top, height - viewport.height)) };
}

export function windowOf(layout: GridLayout, rowCount: number, viewport: Viewport): GridWindow {
  if (viewport.height === 0 || viewport.width === 0) return { firstRow: 0, endRow: 0, firstColumn: 0, endColumn: 0 };
  const bodyHeight = viewport.height - layout.headHeight - layout.footHeight;
  const firstRow = Math.max(0, Math.floor(layout.tops.rowAt(viewport.top)) - OVERSCAN_ROWS);
  const endRow = Math.min(rowCount, Math.ceil(layout.tops.rowAt(viewport.top + bodyHeight)) + OVERSCAN_ROWS);
  const { first, end } = layout.scrolling;
  const from = firstEndingAfter(layout.places, viewport.left + layout.pinnedWidth - OVERSCAN_PIXELS);
  const firstColumn = Math.max(first, Math.min(end, from));
  let endColumn = firstColumn;
  const right = viewport.left + viewport.width - layout.endWidth + OVERSCAN_PIXELS;
  while (endColumn < end && (layout.places[endColumn]?.left ?? right) < right) endColumn += 1;
  return { firstRow: Math.min(firstRow, endRow), endRow, firstColumn, endColumn };
}
