import {
  digitsOf,
  isBlank,
  isDecimalText,
  kindOf,
  roundDecimal,
  type CompiledColumn,
  type Values,
} from '../../../engine/index.ts';
import { neededPlaces, numberText, toText } from '../../kit/formats/formats.ts';
import { AROUND_TITLE, drawnTextWidth, leastHeadWidth } from '../../kit/formats/textWidths.ts';

/** Pixels: what a column takes by itself. */
const LEAST = 64;
const MOST = 320;
/** Cell padding. */
const AROUND_VALUE = 20;
/** As the engine has it where neither page nor type says a width. */
const USUAL = 120;

/** Whether the page itself says how wide the column is. */
const hasOwnWidth = ({ type, width }: CompiledColumn): boolean => width !== (kindOf(type).width ?? USUAL);

const shownText = (column: CompiledColumn, record: Values): string => {
  const text = record[`${column.key}_dictText`];
  if (!isBlank(text)) return toText(text);
  const own = toText(record[column.key]);
  return column.valueType === 'decimal' ? numberText(column, own) : own;
};

/** Pixels by key that the columns want for these records; a column that the page gives a width wants that, and room for each word of its title. */
export function contentWidths(
  columns: readonly CompiledColumn[],
  records: readonly Values[],
): Readonly<Record<string, number>> {
  const entries = columns.map((column): [string, number] => {
    if (hasOwnWidth(column)) return [column.key, Math.max(column.width, leastHeadWidth(column.title))];
    const widest = Math.max(0, ...records.map((record) => drawnTextWidth(shownText(column, record)))) + AROUND_VALUE;
    const wanted = Math.max(widest, drawnTextWidth(column.title) + AROUND_TITLE);
    return [column.key, Math.round(Math.min(MOST, Math.max(LEAST, wanted)))];
  });
  return Object.fromEntries(entries);
}

/** The wider of both, so that no column jumps when a page is turned. */
export const widerOf = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(other).map(([key, width]): [string, number] => [key, Math.max(width, one[key] ?? 0)]),
  );

/** Digits behind the point, by key: as many as the record that needs most, so that points stand below each other. */
export function decimalPlaces(
  columns: readonly CompiledColumn[],
  records: readonly Values[],
): ReadonlyMap<string, number> {
  const numbers = columns.filter((column) => column.valueType === 'decimal' && column.props?.['show'] === undefined);
  return new Map(
    numbers.map((column) => {
      const wanted = records.map((record) => neededPlaces(column, toText(record[column.key])));
      return [column.key, Math.max(0, ...wanted)];
    }),
  );
}

/** `12.5` and `12.500000` with 3 places → `12.500`; a digit that says something stays (W9-8). */
export const withPlaces = (text: string, places: number): string =>
  isDecimalText(text) ? roundDecimal(text, Math.max(places, digitsOf(text).fraction)) : text;
