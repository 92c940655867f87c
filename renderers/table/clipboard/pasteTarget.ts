import {
  isBlankCell,
  leftOutReason,
  readHeaderRow,
  spreadSize,
  type Block,
  type BlockCell,
  type CellRange,
  type CompiledColumn,
  type LeftOut,
  type SourceColumn,
} from '../../../engine/index.ts';
import type { UserHeads } from '../../records/headMemory.ts';

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

/** A header row says which column is which, else they go side by side from the selected cell on. */
export function findTarget(block: Block, { columns, range, rowCount, remembered }: TargetOptions): PasteTarget {
  const header = block.sources === undefined ? readHeaderRow(block, columns, remembered) : undefined;
  const [first = [], ...below] = block.rows;
  const titles = first.map(({ text }) => text.trim());
  const data = header === undefined ? block.rows : below.filter((row) => leftOutReason(row, titles) === undefined);
  // Where nothing else was copied, it was meant.
  const rows = data.length === 0 ? below : data;
  const { leftOut } = block;
  const width = rows[0]?.length ?? 0;
  const rowAt = (offset: number): readonly BlockCell[] => rows[offset % rows.length] ?? [];
  if (header !== undefined) {
    const targets = header.columns.flatMap((column, index) =>
      column === undefined ? [] : [{ column, index, source: undefined }],
    );
    const noData = below.length - rows.length;
    const placed = { columns: targets, rowAt, leftColumns: 0, unknownTitles: header.unknown, noData, leftOut };
    return withoutBlankEnd({ ...placed, top: range.top, height: rows.length }, rowCount);
  }
  const size = spreadSize({ height: rows.length, width }, range);
  const targets = columns.slice(range.left, range.left + size.width).map((column, offset): TargetColumn => {
    const index = offset % width;
    return { column, index, source: block.sources?.[index] };
  });
  const leftColumns = size.width - targets.length;
  const placed = { columns: targets, rowAt, leftColumns, unknownTitles: [], noData: 0, leftOut };
  return withoutBlankEnd({ ...placed, top: range.top, height: size.height }, rowCount);
}
