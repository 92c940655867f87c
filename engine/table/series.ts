import type { ColumnTraits } from '../language/columnKinds/columnTraits.ts';
import { addDecimals, multiplyDecimals, readDecimal, subtractDecimals } from '../core/decimals.ts';
import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Value } from '../core/values.ts';

/** Distance between successive values, if it is not derived from the values. */
export interface SeriesStep {
  /** Plain decimal text; for days, months and counters, only the integer part is used. */
  readonly by: string;
  /** Unit for dates. Default: days. */
  readonly unit?: 'day' | 'month';
}

/** Continuation of given values in both directions. */
export interface Series {
  /** 1: the first value after the last given one; -1: the one before the first. */
  readonly at: (place: number) => Value;
  /** True: dragging continues the series by default; otherwise staff have to request it. */
  readonly isDefault: boolean;
}

type Maker = (seeds: readonly string[], step: SeriesStep | undefined) => Series | undefined;

const from = <T>(first: T, last: T, place: number): T => (place > 0 ? last : first);

const distance = (place: number): string => String(place);

const numbers: Maker = (seeds, step) => {
  const read = seeds.map(readDecimal);
  const [first, second] = read;
  const last = read.at(-1);
  if (first === undefined || last === undefined || read.includes(undefined)) return undefined;
  const by = step?.by ?? (second === undefined ? '1' : subtractDecimals(second, first));
  return {
    at: (place) => addDecimals(from(first, last, place), multiplyDecimals(by, distance(place))),
    isDefault: seeds.length > 1,
  };
};

/**
 * Text that ends in digits: `A-009` is followed by `A-010`. A single text of digits is a number, which dragging copies.
 */
const counters: Maker = (seeds, step) => {
  const parts = seeds.map((text) => /^(.*?)(\d{1,30})$/s.exec(text));
  const [first, second] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.some((part) => part?.[1] !== first[1])) return undefined;
  const [, prefix = ''] = first;
  const digitsOf = (part: RegExpExecArray): string => part[2] ?? '0';
  const by = step === undefined ? (second ? BigInt(digitsOf(second)) - BigInt(digitsOf(first)) : 1n) : integer(step.by);
  return {
    at: (place) => {
      const start = digitsOf(from(first, last, place));
      const value = BigInt(start) + by * BigInt(place);
      return value < 0n ? null : prefix + String(value).padStart(start.length, '0');
    },
    isDefault: prefix !== '' || seeds.length > 1,
  };
};

const integer = (text: string): bigint => BigInt(/^-?\d+/.exec(text)?.[0] ?? '0');

const DAY = 86_400_000;

interface DatePart {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** Text after the day: a time of day, or nothing. */
  readonly rest: string;
}

function readDate(text: string): DatePart | undefined {
  const [, year, month, day, rest = ''] = /^(\d{4})-(\d{2})-(\d{2})(.*)$/s.exec(text) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month) - 1, day: Number(day), rest };
}

const timeOf = ({ year, month, day }: DatePart): number => Date.UTC(year, month, day);
const lengthOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const isMonthEnd = ({ year, month, day }: DatePart): boolean => day === lengthOfMonth(year, month);
const written = (time: number, rest: string): Value => {
  const text = Number.isFinite(time) && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : '';
  return /^\d{4}-/.test(text) ? text.slice(0, 10) + rest : null;
};

/** Days, or months if the given dates are on the same day or at the ends of their months. */
const dates: Maker = (seeds, step) => {
  const read = seeds.map(readDate);
  const [first, second] = read;
  const last = read.at(-1);
  if (!first || !last || read.some((date) => date?.rest !== first.rest)) return undefined;
  const ends = read.every((date) => date !== undefined && isMonthEnd(date));
  const months = second === undefined ? 0 : (second.year - first.year) * 12 + second.month - first.month;
  const isMonthly = step === undefined ? months !== 0 && (ends || second?.day === first.day) : step.unit === 'month';
  const days = second === undefined ? 1 : Math.round((timeOf(second) - timeOf(first)) / DAY);
  const by = step === undefined ? (isMonthly ? months : days) : Number(integer(step.by));
  return {
    at: (place) => {
      const start = from(first, last, place);
      if (!isMonthly) return written(timeOf(start) + by * place * DAY, start.rest);
      const month = start.month + by * place;
      const most = lengthOfMonth(start.year, month);
      return written(Date.UTC(start.year, month, ends ? most : Math.min(start.day, most)), start.rest);
    },
    isDefault: true,
  };
};

const DAY_SECONDS = 86_400;

const secondsOf = (text: string): number | undefined => {
  const [, hours, minutes, seconds] = /^(\d{2}):(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
};

/** Wraps a value into 0 to `size` - 1. */
const within = (value: number, size: number): number => ((value % size) + size) % size;

/** Times of day, one hour apart unless two of them give another distance; midnight follows 23:00. */
const clocks: Maker = (seeds, step) => {
  const read = seeds.map(secondsOf);
  const [first, second] = read;
  const last = read.at(-1);
  if (first === undefined || last === undefined || read.includes(undefined)) return undefined;
  const by = step === undefined ? (second === undefined ? 3600 : second - first) : Number(integer(step.by)) * 3600;
  return {
    at: (place) => {
      const time = within(from(first, last, place) + by * place, DAY_SECONDS);
      return new Date(time * 1000).toISOString().slice(11, 19);
    },
    isDefault: true,
  };
};

/** Both ends of a range are continued like days. */
const ranges: Maker = (seeds, step) => {
  const ends = [0, 1].map((end) =>
    dates(
      seeds.map((seed) => seed.split(',')[end] ?? ''),
      step,
    ),
  );
  const [begin, finish] = ends;
  if (begin === undefined || finish === undefined) return undefined;
  return {
    at: (place) => {
      const both = [begin.at(place), finish.at(place)];
      return both.includes(null) ? null : both.join(',');
    },
    isDefault: true,
  };
};

const MONTHS = 12;

/** Months; January follows December. */
const months: Maker = (seeds, step) => {
  const read = seeds.map(Number);
  const [first = Number.NaN, second] = read;
  const last = read.at(-1) ?? first;
  if (read.some((month) => !Number.isInteger(month))) return undefined;
  const by = step === undefined ? (second === undefined ? 1 : second - first) : Number(integer(step.by));
  return { at: (place) => String(within(from(first, last, place) + by * place - 1, MONTHS) + 1), isDefault: true };
};

const MAKERS: Readonly<Record<NonNullable<ColumnTraits['series']>, Maker>> = {
  numbers,
  days: dates,
  clocks,
  ranges,
  months,
  counters,
};

function makerFor({ traits: { series }, dictCode, options }: CompiledColumn): Maker | undefined {
  if (dictCode !== undefined || options !== undefined) return undefined;
  return series === undefined ? undefined : MAKERS[series];
}

/**
 * Returns the continuation of a column's values; undefined if there is none: codes, blanks, texts without a final
 * number.
 */
export function seriesOf(seeds: readonly Value[], column: CompiledColumn, step?: SeriesStep): Series | undefined {
  return makerFor(column)?.(seeds.map(String), step);
}
