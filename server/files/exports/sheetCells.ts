import { fileNameOf, valuesOf, type CompiledColumn, type Language, type Value } from '../../../engine/index.ts';
import type { SentRecordPage } from '../../../contract/records.ts';
import type { PlaceKind } from '../../data/lists/columnPlaces.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/**
 * What stands in a cell of a sheet. `serial`: days since 1899-12-30, as sheets count them, with a time of day behind the
 * point; `number` as it is written, at most 15 digits, which is what a sheet can hold.
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
  /** Of the page; absent: the server's own. */
  readonly column?: CompiledColumn | undefined;
}

/** Whether codes are told by their texts. */
export interface SheetWords {
  readonly texts: boolean;
  readonly language: Language | undefined;
}

const MAX_DIGITS = 15;
/** Characters that a cell holds. */
const MAX_TEXT = 32_767;
const NUMBER = /^-?\d+(\.\d+)?$/;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Sheets know a 29th of February 1900: days before the first of March are counted otherwise in each of them. */
const FIRST_SURE_SERIAL = 61;

/** What XML, and so a sheet, cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const textCell = (written: string): SheetCell => {
  const text = written.replace(UNWRITABLE, '');
  return text === '' ? null : { kind: 'text', text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text };
};

/** Exact, or it stays a text: a sheet rounds what is longer than its numbers are. */
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

/** The words for a value where staff do not read it as it is kept. */
const wordsOf = ({ column }: SheetColumn, value: Value, { language }: SheetWords): string | undefined => {
  if (typeof value === 'boolean') return formatText(serverText(value ? 'yes' : 'no'), language);
  if (column?.upload !== undefined) return valuesOf(String(value)).map(fileNameOf).join(',');
  return undefined;
};

/** The cell of a record as lists tell it. */
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
