import {
  isBlankCell,
  leftOutReason,
  readBlockTitles,
  spreadSize,
  type Block,
  type BlockCell,
  type CellRange,
  type CompiledColumn,
  type LeftOut,
  type SourceColumn,
} from '../../../../engine/index.ts';
import type { UserHeads } from '../../../data/records/headerMappings.ts';

/** Target column of a column of the block. */
export interface TargetColumn {
  readonly column: CompiledColumn;
  /** Index in the block. */
  readonly index: number;
  readonly source: SourceColumn | undefined;
}

/** Target of a block. */
export interface PasteTarget {
  readonly top: number;
  readonly height: number;
  readonly columns: readonly TargetColumn[];
  /** Returns the block's row for a row of the target, counted from its top. */
  readonly rowAt: (offset: number) => readonly BlockCell[];
  readonly leftColumns: number;
  readonly unknownTitles: readonly string[];
  /** By columns of the block; empty: it has no titles. */
  readonly titles: readonly string[];
  /** Number of rows below titles without data: totals, signatures, repeated titles. */
  readonly noData: number;
  readonly leftOut?: LeftOut | undefined;
}

export interface TargetOptions {
  /** Columns of the table, left to right. */
  readonly columns: readonly CompiledColumn[];
  readonly range: CellRange;
  readonly rowCount: number;
  /** The user's earlier choices for unknown titles. Default: nothing. */
  readonly remembered?: UserHeads | undefined;
}

/** Removes blank rows at the end of a block that would add rows to the table: a copied sheet has many. */
function withoutBlankEnd(target: PasteTarget, rowCount: number): PasteTarget {
  let { height } = target;
  while (target.top + height > rowCount && height > 0 && target.rowAt(height - 1).every(isBlankCell)) height -= 1;
  return { ...target, height };
}

/**
 * Whether a row below titles is data, as in imports. A blank row is not: it may contain only the parts of merged cells.
 */
const isData = (row: readonly BlockCell[], titles: readonly string[]): boolean =>
  !row.every(isBlankCell) && leftOutReason(row, titles) === undefined;

/** Determines the target: by a header row if there is one, else columns side by side from the selected cell. */
export function findTarget(block: Block, { columns, range, rowCount, remembered }: TargetOptions): PasteTarget {
  const read = block.sources === undefined ? readBlockTitles(block.rows, columns, remembered) : undefined;
  // Titles without rows below them are data.
  const header = read !== undefined && block.rows.length > read.rows ? read : undefined;
  const titles = header?.texts ?? [];
  const below = block.rows.slice(header?.rows ?? 0);
  const data = header === undefined ? below : below.filter((row) => isData(row, titles));
  // When nothing else was copied, these rows are intended.
  const rows = data.length === 0 ? below : data;
  const { leftOut } = block;
  const width = rows[0]?.length ?? 0;
  const rowAt = (offset: number): readonly BlockCell[] => rows[offset % rows.length] ?? [];
  if (header !== undefined) {
    const targets = header.columns.flatMap((column, index) =>
      column === undefined ? [] : [{ column, index, source: undefined }],
    );
    const written = below.filter((row) => !row.every(isBlankCell)).length;
    const noData = Math.max(0, written - rows.length);
    const placed = { columns: targets, rowAt, leftColumns: 0, unknownTitles: header.unknown, titles, noData, leftOut };
    return withoutBlankEnd({ ...placed, top: range.top, height: rows.length }, rowCount);
  }
  const size = spreadSize({ height: rows.length, width }, range);
  const targets = columns.slice(range.left, range.left + size.width).map((column, offset): TargetColumn => {
    const index = offset % width;
    return { column, index, source: block.sources?.[index] };
  });
  const leftColumns = size.width - targets.length;
  const placed = { columns: targets, rowAt, leftColumns, unknownTitles: [], titles, noData: 0, leftOut };
  return withoutBlankEnd({ ...placed, top: range.top, height: size.height }, rowCount);
}
