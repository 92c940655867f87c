import { read, type Cell, type CellValue, type Sheet } from 'hucre';
import type { Book } from '../../../../server/files/imports/bookProcesses.ts';
import type { BookCell } from '../../../../server/files/imports/readBook.ts';

/** A cell as both readers must report it: `text 0015`, `day 2026-11-05`, with `below` or `beside` if it is merged. */
export type RawCells = Readonly<Record<string, string>>;

export interface RawSheet {
  readonly name: string;
  /** By 1-based address: `2:1` is A2. Rows that contain only merged cells have none. */
  readonly cells: RawCells;
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
}

export interface RawBook {
  readonly sheets: readonly RawSheet[];
  readonly hiddenSheets: readonly string[];
}

const MS_OF_DAY = 86_400_000;
/** Day 0 of the spreadsheet calendar. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

const day = (date: Date): string => `day ${date.toISOString().slice(0, 10)}`;

/** Returns the cell as our reader reports it. */
function ownCell({ text, number, serial, isDay, isText, fault, merged }: BookCell): string {
  const suffix = merged === undefined ? '' : ` ${merged}`;
  if (fault !== undefined) return `${fault} ${text}${suffix}`;
  if (isText === true) return `text ${text}${suffix}`;
  if (number === undefined) return `boolean ${text}${suffix}`;
  if (isDay === true) return day(new Date(FIRST_DAY + Number(serial ?? number) * MS_OF_DAY)) + suffix;
  return `number ${number}${suffix}`;
}

export const ownRawBook = ({ sheets, hiddenSheets }: Book): RawBook => ({
  hiddenSheets,
  sheets: sheets.map(({ name, rows, hiddenColumns }) => ({
    name,
    cells: Object.fromEntries(
      rows.flatMap(({ row, cells }) =>
        cells.flatMap((cell, column) => (cell === null ? [] : [[`${row}:${column + 1}`, ownCell(cell)] as const])),
      ),
    ),
    hiddenRows: rows.flatMap(({ row, isHidden }) => (isHidden === true ? [row] : [])),
    hiddenColumns: hiddenColumns.map((column) => column + 1),
  })),
});

function otherCell(value: CellValue, type: Cell['type'] | undefined): string | undefined {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  if (type === 'error') return `error ${String(value)}`;
  if (value instanceof Date) return day(value);
  if (typeof value === 'boolean') return `boolean ${value ? 'TRUE' : 'FALSE'}`;
  return typeof value === 'number' ? `number ${value}` : `text ${value}`;
}

/** Expands the second reader's merged ranges as ours does: only into rows that contain their own cells. */
function otherCells({ rows, cells, merges = [] }: Sheet): RawCells {
  const found = new Map<string, string>();
  rows.forEach((values, row) =>
    values.forEach((value, column) => {
      const cell = otherCell(value, cells?.get(`${row},${column}`)?.type);
      if (cell !== undefined) found.set(`${row + 1}:${column + 1}`, cell);
    }),
  );
  const written = new Set([...found.keys()].map((address) => address.slice(0, address.indexOf(':'))));
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = found.get(`${startRow + 1}:${startCol + 1}`);
    if (value === undefined) continue;
    for (let row = startRow; row <= endRow; row += 1)
      for (let column = startCol; column <= endCol; column += 1)
        if ((row !== startRow || column !== startCol) && written.has(String(row + 1)))
          found.set(`${row + 1}:${column + 1}`, `${value} ${column === startCol ? 'below' : 'beside'}`);
  }
  return Object.fromEntries(found);
}

/**
 * Reads a workbook with another library, which shares no code with ours: not for zip, XML or old workbooks.
 *
 * @param hiddenSheets names of the sheets written as hidden: the library does not report them for old workbooks.
 */
export async function otherRawBook(bytes: Uint8Array, hiddenSheets: readonly string[] = []): Promise<RawBook> {
  const { sheets } = await read(bytes, { readStyles: true });
  const isOld = bytes[0] === 0xd0;
  const isHidden = ({ name, hidden, veryHidden }: Sheet): boolean =>
    hidden === true || veryHidden === true || (isOld && hiddenSheets.includes(name));
  return {
    hiddenSheets: sheets.filter(isHidden).map(({ name }) => name),
    sheets: sheets
      .filter((sheet) => !isHidden(sheet))
      .map((sheet) => ({
        name: sheet.name,
        cells: otherCells(sheet),
        hiddenRows: [...(sheet.rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden === true ? [row + 1] : [])),
        hiddenColumns: (sheet.columns ?? []).flatMap(({ hidden }, column) => (hidden === true ? [column + 1] : [])),
      })),
  };
}
