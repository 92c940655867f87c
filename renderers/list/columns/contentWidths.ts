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

/** Minimum width of an automatically sized column, in pixels. */
const LEAST = 64;
const MOST = 320;
/** Horizontal cell padding in pixels. */
const AROUND_VALUE = 20;
/** The engine's default when neither page nor type defines a width. */
const USUAL = 120;

/** Returns whether the page defines the width of the column. */
const hasOwnWidth = ({ type, width }: CompiledColumn): boolean => width !== (kindOf(type).width ?? USUAL);

const shownText = (column: CompiledColumn, record: Values): string => {
  const text = record[`${column.key}_dictText`];
  if (!isBlank(text)) return toText(text);
  const own = toText(record[column.key]);
  return column.valueType === 'decimal' ? numberText(column, own) : own;
};

/**
 * Returns the preferred widths in pixels by key for these records. A column with a width from the page gets that width,
 * or more if a word of its title needs it.
 */
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

/** Returns the larger width of both, so that no column jumps when the page is changed. */
export const widerOf = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(other).map(([key, width]): [string, number] => [key, Math.max(width, one[key] ?? 0)]),
  );

/** Returns decimal places by key: as many as the record that needs most, so that decimal points are aligned. */
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

/** Formats `12.5` and `12.500000` with 3 places as `12.500`; significant digits stay (W9-8). */
export const withPlaces = (text: string, places: number): string =>
  isDecimalText(text) ? roundDecimal(text, Math.max(places, digitsOf(text).fraction)) : text;
