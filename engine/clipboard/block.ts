import type { BlockCell } from '../columnKinds/paste/conversion.ts';
import { normalizeLine } from '../columnKinds/texts/normalText.ts';

/** The column that a copied value comes from. */
export interface SourceColumn {
  readonly key: string;
  readonly type: string;
  readonly dictCode?: string | undefined;
}

/** What is no data of a copied block. */
export interface LeftOut {
  /** Rows and columns that are hidden in the sheet. */
  readonly rows: number;
  readonly columns: number;
  /** Further tables beside the one that is pasted. */
  readonly tables: number;
}

export interface Block {
  /** As many cells in every row. */
  readonly rows: readonly (readonly BlockCell[])[];
  /** Where its cells have raw values. */
  readonly sources?: readonly SourceColumn[];
  /** Default: nothing. */
  readonly leftOut?: LeftOut;
}

const EMPTY: BlockCell = { text: '' };

/** Rows of texts as a block; short rows are filled up with blanks. */
export function blockOf(rows: readonly (readonly BlockCell[])[]): Block {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return { rows: rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? EMPTY)) };
}

export const isBlankCell = (cell: BlockCell): boolean =>
  cell.raw === undefined ? normalizeLine(cell.text) === '' : cell.raw === null || cell.raw === '';

/** A cell of a table with its spans. */
export interface SpannedCell extends BlockCell {
  readonly columns: number;
  readonly rows: number;
}

/** Lays merged cells out: the value stands in the first cell, the others that it covers are blank. */
export function spreadSpans(rows: readonly (readonly SpannedCell[])[]): Block {
  const laid: BlockCell[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const { columns, rows: high, ...cell } of row) {
      while (laid[top]?.[left] !== undefined) left += 1;
      for (let down = 0; down < high && top + down < rows.length; down += 1)
        for (let right = 0; right < columns; right += 1) {
          const line = laid[top + down];
          if (line !== undefined) line[left + right] = down === 0 && right === 0 ? cell : EMPTY;
        }
    }
  });
  return blockOf(laid.map((row) => Array.from(row, (cell: BlockCell | undefined) => cell ?? EMPTY)));
}
