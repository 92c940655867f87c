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

/** A column of the table that a column of the block goes to. */
export interface TargetColumn {
  readonly column: CompiledColumn;
  /** In the block. */
  readonly index: number;
  readonly source: SourceColumn | undefined;
}

/** Where a block goes. */
export interface PasteTarget {
  readonly top: number;
  readonly height: number;
  readonly columns: readonly TargetColumn[];
  /** The block's row that goes to the target's row, counted from its top. */
  readonly rowAt: (offset: number) => readonly BlockCell[];
  readonly leftColumns: number;
  readonly unknownTitles: readonly string[];
  /** By columns of the block; none: it has no titles. */
  readonly titles: readonly string[];
  /** Rows below titles that are no data: totals, signatures, the titles once more. */
  readonly noData: number;
  readonly leftOut?: LeftOut | undefined;
}

export interface TargetOptions {
  /** Columns of the table, left to right. */
  readonly columns: readonly CompiledColumn[];
  readonly range: CellRange;
  readonly rowCount: number;
  /** What staff chose for heads that nobody knew. Default: nothing. */
  readonly remembered?: UserHeads | undefined;
}

/** Blank rows at the end of a block add no rows to the table: a copied sheet has many. */
function withoutBlankEnd(target: PasteTarget, rowCount: number): PasteTarget {
  let { height } = target;
  while (target.top + height > rowCount && height > 0 && target.rowAt(height - 1).every(isBlankCell)) height -= 1;
  return { ...target, height };
}

/** Below titles a blank row is none, as in imports: it may have nothing but what is merged over it. */
const isData = (row: readonly BlockCell[], titles: readonly string[]): boolean =>
  !row.every(isBlankCell) && leftOutReason(row, titles) === undefined;

/** A header row says which column is which, else they go side by side from the selected cell on. */
export function findTarget(block: Block, { columns, range, rowCount, remembered }: TargetOptions): PasteTarget {
  const read = block.sources === undefined ? readBlockTitles(block.rows, columns, remembered) : undefined;
  // Something has to be below titles, else they are data.
  const header = read !== undefined && block.rows.length > read.rows ? read : undefined;
  const titles = header?.texts ?? [];
  const below = block.rows.slice(header?.rows ?? 0);
  const data = header === undefined ? below : below.filter((row) => isData(row, titles));
  // Where nothing else was copied, it was meant.
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
