import { fileNameOf, valuesOf, type CompiledColumn, type Language, type Value } from '../../../engine/index.ts';
import type { SentRecordPage } from '../../../contract/records.ts';
import type { PlaceKind } from '../../data/lists/columnPlaces.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/**
 * Content of a sheet cell. `serial`: days since 1899-12-30, as spreadsheets count them, with the time of day as the
 * fraction; `number`: as written, at most 15 digits, the precision of a spreadsheet.
 */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'date' | 'moment'; readonly serial: number }
  | null;

/** A column of a sheet. */
export interface SheetColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: PlaceKind;
  /** Pixels. */
  readonly width: number;
  /** Column of the page; absent for the server's own columns. */
  readonly column?: CompiledColumn | undefined;
}

/** Whether codes are replaced with their texts, and in which language. */
export interface SheetWords {
  readonly texts: boolean;
  readonly language: Language | undefined;
}

const MAX_DIGITS = 15;
/** Maximum number of characters in a cell. */
const MAX_TEXT = 32_767;
const NUMBER = /^-?\d+(\.\d+)?$/;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Spreadsheets include a 29 February 1900: serials before 1 March 1900 differ between programs. */
const FIRST_SURE_SERIAL = 61;

/** Characters that XML, and so a sheet, cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const textCell = (written: string): SheetCell => {
  const text = written.replace(UNWRITABLE, '');
  return text === '' ? null : { kind: 'text', text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text };
};

/** Returns a number only if it is exact, otherwise a text: spreadsheets round longer numbers. */
const numberCell = (text: string): SheetCell => {
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '');
  const counted = text.includes('.') ? digits.replace(/0+$/, '') : digits;
  return NUMBER.test(text) && counted.length <= MAX_DIGITS ? { kind: 'number', text } : textCell(text);
};

const momentCell = (text: string): SheetCell => {
  const [, year, month, day, hour, minute = '0', second = '0'] = MOMENT.exec(text) ?? [];
  if (year === undefined) return textCell(text);
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute), Number(second));
  const serial = (at - FIRST_DAY) / DAY_MS;
  const isReal = new Date(at).toISOString().slice(0, 10) === text.slice(0, 10) && Number(hour ?? 0) < 24;
  if (!isReal || serial < FIRST_SURE_SERIAL) return textCell(text);
  return { kind: hour === undefined ? 'date' : 'moment', serial };
};

const CELL: Readonly<Record<PlaceKind, (text: string) => SheetCell>> = {
  text: textCell,
  boolean: textCell,
  decimal: numberCell,
  integer: numberCell,
  date: momentCell,
  datetime: momentCell,
  time: momentCell,
};

/** Text for a value whose stored form is not readable for staff. */
const wordsOf = ({ column }: SheetColumn, value: Value, { language }: SheetWords): string | undefined => {
  if (typeof value === 'boolean') return formatText(serverText(value ? 'yes' : 'no'), language);
  if (column?.upload !== undefined) return valuesOf(String(value)).map(fileNameOf).join(',');
  return undefined;
};

/** Sheet cell of a record as lists show it. */
export function sheetCellOf(
  sheetColumn: SheetColumn,
  record: SentRecordPage['records'][number],
  words: SheetWords,
): SheetCell {
  const { key, kind } = sheetColumn;
  const value = record[key] ?? null;
  if (value === null || value === '') return null;
  const text = words.texts ? (record[`${key}_dictText`] ?? wordsOf(sheetColumn, value, words)) : undefined;
  if (text !== undefined && text !== null && text !== '') return textCell(String(text));
  return CELL[kind](String(value));
}
