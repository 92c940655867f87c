import { Random } from '../../directory/accessExplanation/takeover/random.ts';
import { expectedRecords, type ExpectedRecord } from './expectedRecords.ts';
import { ODDITIES } from './oddities.ts';
import { cleanBook, writeBook } from './sheetModel.ts';

/** Number of workbooks in the corpus. */
export const WORKBOOKS = Number(process.env['WAYBILL_CORPUS'] ?? 200);
export const MAX_ODDITIES = 4;

/** A workbook of the corpus: its records, the applied oddities, its bytes. */
export interface OddFile {
  readonly records: readonly ExpectedRecord[];
  readonly names: readonly string[];
  readonly bytes: Buffer;
  /** Names of sheets that were written as hidden. */
  readonly hiddenSheets: readonly string[];
}

/** The first workbooks have one kind of oddity each; the others have randomly drawn ones. */
export function oddFile(number: number): OddFile {
  const random = new Random(number);
  const records = expectedRecords(random, number);
  const all = Object.keys(ODDITIES);
  const count = 1 + Math.floor(random.next() * MAX_ODDITIES);
  const drawn = Array.from({ length: count }, () => random.pick(all));
  const names = number < all.length ? [all[number] ?? ''] : [...new Set(drawn)];
  const book = cleanBook(records);
  for (const name of names) ODDITIES[name]?.(book, random);
  const hiddenSheets = book.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  return { records, names, bytes: writeBook(book), hiddenSheets };
}
