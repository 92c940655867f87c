import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import { normalizeLine } from '../../language/columnKinds/texts/normalText.ts';

/** Source column of a copied value. */
export interface SourceColumn {
  readonly key: string;
  readonly type: string;
  readonly dictCode?: string | undefined;
}

/** Parts of a copied block that are not pasted. */
export interface LeftOut {
  /** Rows and columns hidden in the sheet. */
  readonly rows: number;
  readonly columns: number;
  /** Individually hidden cells, entirely or partly. Default: none. */
  readonly cells?: number;
  /** Further tables next to the pasted one. */
  readonly tables: number;
}

export interface Block {
  /** All rows have the same number of cells. */
  readonly rows: readonly (readonly BlockCell[])[];
  /** Source columns, if the cells have raw values. */
  readonly sources?: readonly SourceColumn[];
  /** Default: nothing. */
  readonly leftOut?: LeftOut;
}

const EMPTY: BlockCell = { text: '' };

/** Maximum number of cells of a block, including blank ones. */
export const MAX_BLOCK_CELLS = 1_000_000;

/** Thrown if a block would have more than `MAX_BLOCK_CELLS` cells. */
export class BlockTooLarge extends Error {}

function checkSize(cells: number): void {
  if (cells > MAX_BLOCK_CELLS) throw new BlockTooLarge(`a block has ${cells} cells`);
}

/**
 * Makes a block of rows; pads short rows with blanks.
 *
 * @throws BlockTooLarge before memory is allocated: one long row widens all others.
 */
export function blockOf(rows: readonly (readonly BlockCell[])[]): Block {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  checkSize(width * rows.length);
  return { rows: rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? EMPTY)) };
}

export const isBlankCell = (cell: BlockCell): boolean =>
  cell.raw === undefined ? normalizeLine(cell.text) === '' : cell.raw === null || cell.raw === '';

/** A cell of an HTML table with its spans. */
export interface SpannedCell extends BlockCell {
  readonly columns: number;
  readonly rows: number;
}

/** A row that only contains cells merged into it counts as blank. */
const withOwnCells = (row: readonly BlockCell[]): readonly BlockCell[] =>
  row.every((cell) => cell.merged !== undefined || isBlankCell(cell)) ? row.map(() => EMPTY) : row;

/**
 * Expands merged cells: each covered cell gets the value and is marked as merged (D63).
 *
 * @throws BlockTooLarge before memory is allocated for the claimed spans.
 */
export function spreadSpans(rows: readonly (readonly SpannedCell[])[]): Block {
  const claimed = (row: readonly SpannedCell[], top: number): number =>
    row.reduce((cells, { columns, rows: high }) => cells + columns * Math.min(high, rows.length - top), 0);
  checkSize(rows.reduce((cells, row, top) => cells + claimed(row, top), 0));
  const laid: BlockCell[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const { columns, rows: high, ...cell } of row) {
      while (laid[top]?.[left] !== undefined) left += 1;
      const bottom = Math.min(top + high, rows.length);
      const covered = { below: { ...cell, merged: 'below' }, beside: { ...cell, merged: 'beside' } } as const;
      for (let down = top; down < bottom; down += 1)
        for (let right = left; right < left + columns; right += 1) {
          const line = laid[down];
          if (line === undefined) continue;
          const isFirst = down === top && right === left;
          line[right] = isFirst || isBlankCell(cell) ? cell : covered[right === left ? 'below' : 'beside'];
        }
    }
  });
  checkSize(laid.reduce((widest, row) => Math.max(widest, row.length), 0) * laid.length);
  const filled = laid.map((row) => Array.from(row, (cell: BlockCell | undefined) => cell ?? EMPTY));
  return blockOf(filled.map(withOwnCells));
}
