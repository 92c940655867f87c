import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { BookCounts } from './bookCounts.ts';
import { BookRefused, type BookCell, type BookRow } from './readBook.ts';

/** As a sheet shows it: fifteen digits, however it is kept. */
const DIGITS = 15;

function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const text = String(rounded);
  return text.includes('e') ? rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** What the database cannot keep: NUL, and halves of pairs. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Values alone: of a formula the one that the file holds. It is never worked out. */
function cellOf(cell: CellObject): BookCell | null {
  const { t: type, v: value, w: shown, f: formula } = cell;
  if (formula !== undefined && (type === 'z' || value === undefined))
    return { text: cleanText(`=${formula}`), fault: 'formula' };
  if (type === 'e') return { text: cleanText(shown ?? '#'), fault: 'error' };
  if (type === 'z' || value === undefined || value === null || value === '') return null;
  if (type === 'n' && typeof value === 'number')
    return { text: cleanText(shown ?? plainNumber(value)), number: plainNumber(value) };
  if (type === 'b') return { text: value === true ? 'TRUE' : 'FALSE' };
  return { text: cleanText(String(value)), isText: true };
}

/**
 * Places of an array that has holes: one in column ZZZZZZ has a length of 321 million and a single place, and whatever
 * goes by the length makes memory of all of them.
 */
const filled = <T>(values: readonly (T | undefined)[]): readonly (readonly [number, T])[] =>
  Object.keys(values).flatMap((key) => {
    const value = values[Number(key)];
    return value === undefined ? [] : [[Number(key), value] as const];
  });

const isBlankCell = (cell: BookCell): boolean => cell.text.trim() === '';

/** A row as far as anything stands in it; undefined: it is blank. */
function cellsOf(values: readonly (CellObject | undefined)[], counts: BookCounts): (BookCell | null)[] | undefined {
  const { columns } = counts.limits;
  const read = filled(values).flatMap(([index, value]) => {
    const cell = cellOf(value);
    return cell === null ? [] : [[index, cell] as const];
  });
  const last = read.filter(([, cell]) => !isBlankCell(cell)).at(-1)?.[0];
  if (last === undefined) return undefined;
  if (last >= columns) throw new BookRefused('tooManyColumns', columns);
  const cells: (BookCell | null)[] = Array.from({ length: last + 1 }, () => null);
  for (const [index, cell] of read) {
    if (index > last) break;
    counts.add('characters', cell.text.length);
    cells[index] = cell;
  }
  return cells;
}

/** The rows of a sheet that are not blank, one after the other. */
export function* filledRows(sheet: WorkSheet, counts: BookCounts): Generator<BookRow> {
  const { rows: most } = counts.limits;
  let count = 0;
  for (const [index, values] of filled(sheet['!data'] ?? [])) {
    const cells = cellsOf(values, counts);
    if (cells === undefined) continue;
    count += 1;
    if (count > most) throw new BookRefused('tooManyRows', most);
    yield { row: index + 1, cells };
  }
}
