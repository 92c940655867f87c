import { SSF, type CellObject, type Range, type WorkSheet } from '@e965/xlsx';
import { type BookCell, type BookCounts, BookRefused, type BookRow } from './readBook.ts';

/** Fifteen digits, as a sheet shows, whatever precision is stored. */
const DIGITS = 15;

function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const text = String(rounded);
  return text.includes('e') ? rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** Removes what the database cannot store: NUL and lone surrogates. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Functions that show a picture, in WPS and in Excel. */
const PICTURE = /^=?(?:_xlfn\.)*(?:DISPIMG|IMAGE)\(/i;
/** Days between the starts of the two date systems. */
const DAYS_TO_1904 = 1462;

export interface RowReading {
  readonly counts: BookCounts;
  /** The workbook counts days from 1904. */
  readonly from1904: boolean;
  /** The workbook states the types of its cells; texts of a text file may be of any type. */
  readonly isTyped: boolean;
}

const dayFormats = new Map<unknown, boolean>();

function isDayFormat(format: unknown): boolean {
  if (typeof format !== 'string' || format === 'General') return false;
  const known = dayFormats.get(format);
  if (known !== undefined) return known;
  const isDay = SSF.is_date(format);
  // Limits the cache: a file may define a format for each cell.
  if (dayFormats.size < 1000) dayFormats.set(format, isDay);
  return isDay;
}

const numberCell = ({ v: value, w: shown, z: format }: CellObject, { from1904 }: RowReading): BookCell => {
  const number = plainNumber(Number(value));
  return {
    text: cleanText(shown ?? number),
    number,
    ...(from1904 && { serial: plainNumber(Number(value) + DAYS_TO_1904) }),
    ...(isDayFormat(format) && { isDay: true }),
  };
};

/**
 * A cell of the library, or of an HTML page that states its type; for merged cells a copy of the first one, marked as
 * merged.
 */
type SourceCell = CellObject & Pick<BookCell, 'merged' | 'isText'>;

/** Reads values only: of a formula the cached value. Formulas are never evaluated. */
function cellOf(cell: SourceCell, reading: RowReading): BookCell | null {
  const { t: type, v: value, w: shown, f: formula } = cell;
  if (PICTURE.test(formula ?? '') || (typeof value === 'string' && PICTURE.test(value) && value.startsWith('=')))
    return { text: cleanText(`=${formula ?? String(value).slice(1)}`), fault: 'picture' };
  if (formula !== undefined && (type === 'z' || value === undefined))
    return { text: cleanText(`=${formula}`), fault: 'formula' };
  if (type === 'e') return { text: cleanText(shown ?? '#'), fault: 'error' };
  if (type === 'z' || value === undefined || value === null || value === '') return null;
  if (type === 'n' && typeof value === 'number') return numberCell(cell, reading);
  if (type === 'b') return { text: value === true ? 'TRUE' : 'FALSE' };
  return { text: cleanText(String(value)), ...((reading.isTyped || cell.isText === true) && { isText: true }) };
}

/**
 * Entries of a sparse array: one cell in column ZZZZZZ gives it a length of 321 million, and code that iterates over
 * the length would allocate memory for all of it.
 */
const filled = <T>(values: readonly (T | undefined)[]): readonly (readonly [number, T])[] =>
  Object.keys(values).flatMap((key) => {
    const value = values[Number(key)];
    return value === undefined ? [] : [[Number(key), value] as const];
  });

const isBlankCell = (cell: BookCell): boolean => cell.text.trim() === '';

/** The cells of a row up to the last filled one; undefined if the row has no content of its own. */
function cellsOf(
  values: readonly (SourceCell | undefined)[],
  reading: RowReading,
): readonly (BookCell | null)[] | undefined {
  const { counts } = reading;
  const read = filled(values).flatMap(([index, value]) => {
    const cell = cellOf(value, reading);
    if (cell === null || isBlankCell(cell)) return [];
    return [[index, value.merged === undefined ? cell : { ...cell, merged: value.merged }] as const];
  });
  const last = read.at(-1)?.[0];
  if (last === undefined || read.every(([, { merged }]) => merged !== undefined)) return undefined;
  if (last >= counts.limits.columns) throw new BookRefused('tooManyColumns', counts.limits.columns);
  const cells: (BookCell | null)[] = Array.from({ length: last + 1 }, () => null);
  for (const [index, cell] of read) {
    counts.add('characters', cell.text.length);
    cells[index] = cell;
  }
  return cells;
}

/**
 * Copies the value of merged cells to all cells that they cover, in existing rows: a document number merged across its
 * goods applies to each of them.
 */
function spreadMerged(data: (SourceCell | undefined)[][], merges: readonly Range[], counts: BookCounts): void {
  const { columns } = counts.limits;
  for (const { s: start, e: end } of merges) {
    const cell = data[start.r]?.[start.c];
    if (cell === undefined || cell.t === 'z') continue;
    // A range may cover a whole sheet: its cells share one object.
    const [below, beside]: SourceCell[] = [
      { ...cell, merged: 'below' },
      { ...cell, merged: 'beside' },
    ];
    for (let row = start.r; row <= Math.min(end.r, data.length - 1); row += 1) {
      const cells = data[row];
      if (cells === undefined) continue;
      for (let column = start.c; column <= Math.min(end.c, columns - 1); column += 1) {
        if (row === start.r && column === start.c) continue;
        counts.add('cells');
        cells[column] = column === start.c ? below : beside;
      }
    }
  }
}

/** Yields the rows of a sheet that are not blank. */
export function* filledRows(sheet: WorkSheet, reading: RowReading): Generator<BookRow> {
  const { rows: most } = reading.counts.limits;
  const data = (sheet['!data'] ?? []) as (SourceCell | undefined)[][];
  spreadMerged(data, sheet['!merges'] ?? [], reading.counts);
  const details = sheet['!rows'] ?? [];
  let count = 0;
  for (const [index, values] of filled(data)) {
    const cells = cellsOf(values, reading);
    if (cells === undefined) continue;
    count += 1;
    if (count > most) throw new BookRefused('tooManyRows', most);
    yield { row: index + 1, cells, ...(details[index]?.hidden === true && { isHidden: true }) };
  }
}

export const hiddenColumnsOf = (sheet: WorkSheet): readonly number[] =>
  filled(sheet['!cols'] ?? []).flatMap(([index, column]) => (column.hidden === true ? [index] : []));
