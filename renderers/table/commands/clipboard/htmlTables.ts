import {
  BlockTooLarge,
  isBlankCell,
  spreadSpans,
  type Block,
  type BlockCell,
  MarkupStyles,
} from '../../../../engine/index.ts';
import { isOwnTable, markupOf, readHtmlCell } from './htmlCell.ts';

type Row = readonly BlockCell[];

/** Maximum number of characters read from a clipboard. */
export const MAX_CHARACTERS = 50_000_000;

/** Maximum number of open formatting elements: browsers slow down with each one; 100,000 take 20 s. */
const MAX_OPEN = 1000;
const FORMATTING = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)\b/gi;

function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [, closing] of html.matchAll(FORMATTING)) {
    open = closing === '/' ? Math.max(0, open - 1) : open + 1;
    if (open > MAX_OPEN) return true;
  }
  return false;
}

const isHidden = (element: Element, styles: MarkupStyles): boolean =>
  styles.hiddenForm(markupOf(element)) !== undefined;

const isBlankRow = (row: Row): boolean => row.every(isBlankCell);

/** Whether an element or one of its ancestors is hidden. */
const isWithinHidden = (element: Element, styles: MarkupStyles): boolean =>
  isHidden(element, styles) || (element.parentElement !== null && isWithinHidden(element.parentElement, styles));

/** Whether a row is hidden itself or by its `<tbody>`. */
const isHiddenRow = (row: HTMLTableRowElement, styles: MarkupStyles): boolean =>
  isHidden(row, styles) || (row.parentElement !== null && isHidden(row.parentElement, styles));

/** Returns the indexes of columns hidden by the `<col>`s of a table. */
function hiddenColumns(table: HTMLTableElement, styles: MarkupStyles): ReadonlySet<number> {
  const hidden = new Set<number>();
  let place = 0;
  for (const group of table.querySelectorAll<HTMLTableColElement>(':scope > colgroup')) {
    const columns = group.querySelectorAll<HTMLTableColElement>('col');
    for (const column of columns.length === 0 ? [group] : columns) {
      const isLeftOut = isHidden(group, styles) || isHidden(column, styles);
      for (let end = place + Math.max(1, column.span); place < end; place += 1) if (isLeftOut) hidden.add(place);
    }
  }
  return hidden;
}

/** Returns the cells of a hidden row up to the last one that spans into rows below. */
function reachingDown<T extends { readonly rows: number }>(cells: readonly T[]): readonly T[] {
  let end = cells.length;
  while (end > 0 && (cells[end - 1]?.rows ?? 1) === 1) end -= 1;
  return cells.slice(0, end);
}

/** Whether a row only contains separate tables; it is not part of the enclosing table. */
const isFrame = (row: HTMLTableRowElement, cells: Row): boolean =>
  isBlankRow(cells) && [...row.querySelectorAll('table')].some(isOwnTable);

function readRow(row: HTMLTableRowElement, styles: MarkupStyles) {
  const isLeftOut = isHiddenRow(row, styles);
  const gone = new Set([...row.cells].filter((cell) => styles.hiddenForm(markupOf(cell)) === 'gone'));
  const read = [...row.cells].filter((cell) => !gone.has(cell)).map((cell) => readHtmlCell(cell, styles));
  const cells = read.map(({ cell }) => cell);
  const hiding = [...gone].filter((cell) => (cell.textContent ?? '').trim() !== '').length;
  return {
    row,
    isHidden: isLeftOut,
    hidesData: isLeftOut && !isBlankRow(cells),
    hidesCells: gone.size > 0,
    hiddenCells: isLeftOut ? 0 : hiding + read.filter(({ hides }) => hides).length,
    cells: isLeftOut ? reachingDown(cells) : cells,
  };
}

function readTable(table: HTMLTableElement, styles: MarkupStyles): Block {
  const lines = [...table.rows].map((row) => readRow(row, styles));
  const { rows } = spreadSpans(lines.map(({ cells }) => cells));
  const shown = rows.filter((cells, index) => {
    const line = lines[index];
    return line !== undefined && !line.isHidden && !isFrame(line.row, cells);
  });
  // Where cells are hidden individually, the cells of hidden columns are among them.
  const hidden = lines.some(({ hidesCells }) => hidesCells) ? new Set<number>() : hiddenColumns(table, styles);
  const isWritten = (place: number): boolean => shown.some((row) => !isBlankCell(row[place] ?? { text: '' }));
  const hiddenCells = lines.reduce((count, line) => count + line.hiddenCells, 0);
  return {
    rows: hidden.size === 0 ? shown : shown.map((row) => row.filter((_, place) => !hidden.has(place))),
    leftOut: {
      rows: lines.filter(({ hidesData }) => hidesData).length,
      columns: [...hidden].filter(isWritten).length,
      ...(hiddenCells > 0 && { cells: hiddenCells }),
      tables: 0,
    },
  };
}

/**
 * Returns the tables of copied HTML in document order, nested ones included; hidden rows, columns and cells are
 * omitted. The HTML is parsed in a separate document and never inserted into the page.
 *
 * @throws BlockTooLarge
 */
export function readHtmlTables(html: string): readonly Block[] {
  if (!/<table/i.test(html)) return [];
  if (html.length > MAX_CHARACTERS) throw new BlockTooLarge(`copied HTML has ${html.length} characters`);
  if (isTooDeep(html)) throw new BlockTooLarge(`copied HTML has more than ${MAX_OPEN} open elements`);
  // Browsers also parse the style sheets of a parsed page, and fail on rules nested 200,000 deep; parse the HTML
  // without them.
  const { styles, rest } = MarkupStyles.apart(html);
  const page = new DOMParser().parseFromString(rest, 'text/html');
  return [...page.querySelectorAll('table')]
    .filter((table) => isOwnTable(table) && !isWithinHidden(table, styles))
    .map((table) => readTable(table, styles));
}
