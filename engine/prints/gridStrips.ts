import { holds } from '../language/compiled/compiledPrint.ts';
import type { PrintCell, PrintGridBlock } from '../language/compiled/compiledPrint.ts';
import type { Scope } from '../core/scope.ts';
import { barBoxes, barsHeight } from './barBoxes.ts';
import type { EncodeBars } from './barBoxes.ts';
import { fieldBoxes, frameBoxes } from './frames.ts';
import type { PaperBox, Strip } from './laidOut.ts';
import { cutLines, heightOf, textLinesOf, textBoxes } from './textLines.ts';
import type { StyledLine } from './textLines.ts';

const PADDING = 2;
/** A title is this much smaller than its value, but stays readable. */
const TITLE_STEP = 1.5;
const LEAST_TITLE = 5;
const BARS_HEIGHT = 22;

interface PlacedCell {
  readonly cell: PrintCell;
  readonly x: number;
  readonly width: number;
}

/** Places the visible cells of a row next to each other. */
function placeCells(
  grid: PrintGridBlock,
  row: readonly PrintCell[],
  { width, scope }: PaperSpace,
): readonly PlacedCell[] {
  const total = grid.columns.reduce((sum, share) => sum + share, 0);
  const edges = grid.columns.reduce<number[]>((found, share) => [...found, (found.at(-1) ?? 0) + share], [0]);
  const at = (column: number): number => ((edges[Math.min(column, grid.columns.length)] ?? 0) / total) * width;
  let column = 0;
  return row.flatMap((cell) => {
    if (!holds(cell.when, scope) || column >= grid.columns.length) return [];
    const x = at(column);
    column += cell.span;
    return [{ cell, x, width: at(column) - x }];
  });
}

export interface PaperSpace {
  readonly width: number;
  readonly scope: Scope;
  readonly encode: EncodeBars;
}

interface Height {
  /** Height of a page. */
  readonly room: number;
}

interface Filled extends PlacedCell {
  readonly lines: readonly StyledLine[];
  readonly bars: string;
}

const heightOfCell = ({ lines, bars }: Filled): number =>
  heightOf(lines) + (bars === '' ? 0 : barsHeight(BARS_HEIGHT)) + 2 * PADDING;

function fillCell(placed: PlacedCell, scope: Scope): Filled {
  const { cell, width } = placed;
  const { size } = cell;
  const room = width - 2 * PADDING;
  const code = cell.code?.read(scope) ?? '';
  const heading = code === '' ? cell.title : `${cell.title}(${code})`;
  const title = textLinesOf(heading, { size: Math.max(LEAST_TITLE, size - TITLE_STEP), bold: false, width: room });
  const value = textLinesOf(cell.text?.read(scope) ?? '', { size, bold: holds(cell.bold, scope), width: room });
  return { ...placed, lines: [...title, ...value], bars: cell.barcode?.read(scope) ?? '' };
}

function cellBoxes({ cell, x, width, lines, bars }: Filled, encode: EncodeBars): readonly PaperBox[] {
  const room = { x: x + PADDING, y: PADDING, width: width - 2 * PADDING };
  const texts = textBoxes(lines, room, cell.align);
  if (bars === '') return texts;
  const place = { ...room, y: room.y + heightOf(lines), height: BARS_HEIGHT, encode };
  return [...texts, ...barBoxes(bars, place, cell.align)];
}

/** Returns the cells next to each other, all as high as the highest. */
function rowStrip(grid: PrintGridBlock, cells: readonly Filled[], encode: EncodeBars): Strip {
  const height = Math.max(grid.height, ...cells.map(heightOfCell));
  const boxes = cells.flatMap((filled) => {
    const { cell, x, width } = filled;
    const area = { x, y: 0, width, height };
    const fields = [cell.code, cell.text, cell.barcode].flatMap((text) => text?.fields ?? []);
    return [...(grid.frame ? frameBoxes(area) : []), ...fieldBoxes(area, fields), ...cellBoxes(filled, encode)];
  });
  return { height, boxes };
}

/**
 * Returns a row, as several strips if it is higher than a page: each cell continues in the next strip, its bars are in
 * the last.
 */
function rowStrips(grid: PrintGridBlock, cells: readonly Filled[], drawing: PaperSpace & Height): readonly Strip[] {
  const parts = cells.map((cell) => ({ cell, parts: cutLines(cell.lines, drawing.room - 2 * PADDING) }));
  if (parts.every(({ parts: [, rest] }) => rest.length === 0)) return [rowStrip(grid, cells, drawing.encode)];
  const first = parts.map(({ cell, parts: [lines, rest] }) => ({
    ...cell,
    lines,
    bars: rest.length > 0 ? '' : cell.bars,
  }));
  const others = parts.map(({ cell, parts: [, rest] }) => ({
    ...cell,
    lines: rest,
    bars: rest.length > 0 ? cell.bars : '',
  }));
  return [rowStrip(grid, first, drawing.encode), ...rowStrips(grid, others, drawing)];
}

/** Returns the rows of a grid. */
export const gridStrips = (grid: PrintGridBlock, drawing: PaperSpace & Height): readonly Strip[] =>
  grid.rows.flatMap((row): readonly Strip[] => {
    const cells = placeCells(grid, row, drawing).map((placed) => fillCell(placed, drawing.scope));
    return cells.length === 0 ? [] : rowStrips(grid, cells, drawing);
  });
