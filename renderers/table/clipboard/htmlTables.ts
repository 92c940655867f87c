import { isBlankCell, spreadSpans, type Block, type BlockCell } from '../../../engine/index.ts';
import { CopiedStyles, isOwnTable, readHtmlCell } from './htmlCell.ts';

type Row = readonly BlockCell[];

const isBlankRow = (row: Row): boolean => row.every(isBlankCell);

/** Whether an element, or one that it stands in, is hidden. */
const isWithinHidden = (element: Element, styles: CopiedStyles): boolean =>
  styles.isHidden(element) || (element.parentElement !== null && isWithinHidden(element.parentElement, styles));

/** A row is hidden by itself or with its `<tbody>`. */
const isHiddenRow = (row: HTMLTableRowElement, styles: CopiedStyles): boolean =>
  styles.isHidden(row) || (row.parentElement !== null && styles.isHidden(row.parentElement));

/** Columns that the `<col>`s of a table hide, by their places. */
function hiddenColumns(table: HTMLTableElement, styles: CopiedStyles): ReadonlySet<number> {
  const hidden = new Set<number>();
  let place = 0;
  for (const group of table.querySelectorAll<HTMLTableColElement>(':scope > colgroup')) {
    const columns = group.querySelectorAll<HTMLTableColElement>('col');
    for (const column of columns.length === 0 ? [group] : columns) {
      const isHidden = styles.isHidden(group) || styles.isHidden(column);
      for (let end = place + Math.max(1, column.span); place < end; place += 1) if (isHidden) hidden.add(place);
    }
  }
  return hidden;
}

/** A hidden row keeps what reaches into the rows below it, and what stands before that. */
function reachingDown<T extends { readonly rows: number }>(cells: readonly T[]): readonly T[] {
  let end = cells.length;
  while (end > 0 && (cells[end - 1]?.rows ?? 1) === 1) end -= 1;
  return cells.slice(0, end);
}

/** A row that only holds tables of their own is none of the table around them. */
const isFrame = (row: HTMLTableRowElement, cells: Row): boolean =>
  isBlankRow(cells) && [...row.querySelectorAll('table')].some(isOwnTable);

function readTable(table: HTMLTableElement, styles: CopiedStyles): Block {
  const lines = [...table.rows].map((row) => {
    const isHidden = isHiddenRow(row, styles);
    const seen = [...row.cells].filter((cell) => !styles.isHidden(cell));
    const cells = seen.map((cell) => readHtmlCell(cell, styles));
    return {
      row,
      isHidden,
      hidesData: isHidden && !isBlankRow(cells),
      hidesCells: seen.length < row.cells.length,
      cells: isHidden ? reachingDown(cells) : cells,
    };
  });
  const { rows } = spreadSpans(lines.map(({ cells }) => cells));
  const shown = rows.filter((cells, index) => {
    const line = lines[index];
    return line !== undefined && !line.isHidden && !isFrame(line.row, cells);
  });
  // Where cells are hidden one by one, those of a hidden column are among them.
  const hidden = lines.some(({ hidesCells }) => hidesCells) ? new Set<number>() : hiddenColumns(table, styles);
  const isWritten = (place: number): boolean => shown.some((row) => !isBlankCell(row[place] ?? { text: '' }));
  return {
    rows: hidden.size === 0 ? shown : shown.map((row) => row.filter((_, place) => !hidden.has(place))),
    leftOut: {
      rows: lines.filter(({ hidesData }) => hidesData).length,
      columns: [...hidden].filter(isWritten).length,
      tables: 0,
    },
  };
}

/**
 * The tables of copied HTML in their order, those within others too; hidden rows, columns and cells are none of them. It is
 * parsed apart from the page and never put into it.
 */
export function readHtmlTables(html: string): readonly Block[] {
  if (!/<table/i.test(html)) return [];
  const page = new DOMParser().parseFromString(html, 'text/html');
  const styles = new CopiedStyles(page);
  return [...page.querySelectorAll('table')]
    .filter((table) => isOwnTable(table) && !isWithinHidden(table, styles))
    .map((table) => readTable(table, styles));
}
