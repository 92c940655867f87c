import type { CompiledColumn } from '../../engine/index.ts';
import { placeRowColumns, type RowColumn, type RowColumnPlace } from './rows/rowColumns.ts';
import type { RowTops } from './rows/rowTops.ts';

export type TableSize = 'medium' | 'small' | 'mini' | 'tiny';

/** Pixels of a row (D33). */
export const ROW_HEIGHTS: Readonly<Record<TableSize, number>> = { medium: 61, small: 48, mini: 36, tiny: 28 };

const HEAD_HEIGHT = 34;

export interface ColumnPlace {
  readonly column: CompiledColumn;
  /** Pixels from the left edge of the content, pinned columns included. */
  readonly left: number;
  readonly width: number;
  /** From 1, pinned columns included. */
  readonly ariaIndex: number;
}

/** Where everything stands. Heights and widths in pixels. */
export interface GridLayout {
  readonly places: readonly ColumnPlace[];
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly footHeight: number;
  /** Where each row begins. */
  readonly tops: RowTops;
  readonly rowColumns: readonly RowColumnPlace[];
  readonly pinnedWidth: number;
  readonly totalWidth: number;
}

export interface LayoutOptions {
  readonly columns: readonly CompiledColumn[];
  readonly rowHeight: number;
  readonly tops: RowTops;
  readonly rowColumns: ReadonlySet<RowColumn>;
  /** Rows of statistics below the table. */
  readonly footRows: number;
  /** Width of the viewport: columns that leave room share it. */
  readonly available: number;
}

export function layOut(options: LayoutOptions): GridLayout {
  const rowColumns = placeRowColumns(options.rowColumns, options.footRows > 0);
  const pinnedWidth = rowColumns.reduce((sum, { width }) => sum + width, 0);
  const natural = options.columns.reduce((sum, column) => sum + column.width, 0);
  const stretch = natural === 0 ? 1 : Math.max(1, (options.available - pinnedWidth) / natural);
  let left = pinnedWidth;
  const places = options.columns.map((column, index): ColumnPlace => {
    const width = Math.floor(column.width * stretch);
    const place = { column, left, width, ariaIndex: rowColumns.length + index + 1 };
    left += width;
    return place;
  });
  return {
    places,
    rowHeight: options.rowHeight,
    headHeight: HEAD_HEIGHT,
    footHeight: options.footRows * Math.min(options.rowHeight, HEAD_HEIGHT),
    tops: options.tops,
    rowColumns,
    pinnedWidth,
    totalWidth: left,
  };
}

/** Half-open range of rows and columns to be drawn. */
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

/** Rows drawn beyond each edge, and pixels beyond the left and right one. */
const OVERSCAN_ROWS = 3;
const OVERSCAN_PIXELS = 60;

/** The first column that reaches beyond a pixel of the content. */
export const firstEndingAfter = (places: readonly ColumnPlace[], pixel: number): number => {
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

export function windowOf(layout: GridLayout, rowCount: number, viewport: Viewport): GridWindow {
  if (viewport.height === 0 || viewport.width === 0) return { firstRow: 0, endRow: 0, firstColumn: 0, endColumn: 0 };
  const bodyHeight = viewport.height - layout.headHeight - layout.footHeight;
  const firstRow = Math.max(0, Math.floor(layout.tops.rowAt(viewport.top)) - OVERSCAN_ROWS);
  const endRow = Math.min(rowCount, Math.ceil(layout.tops.rowAt(viewport.top + bodyHeight)) + OVERSCAN_ROWS);
  const firstColumn = firstEndingAfter(layout.places, viewport.left + layout.pinnedWidth - OVERSCAN_PIXELS);
  let endColumn = firstColumn;
  const right = viewport.left + viewport.width + OVERSCAN_PIXELS;
  while (endColumn < layout.places.length && (layout.places[endColumn]?.left ?? right) < right) endColumn += 1;
  return { firstRow: Math.min(firstRow, endRow), endRow, firstColumn, endColumn };
}
