import {
  compareDecimals,
  readDecimal,
  type CompiledColumn,
  type Value,
  type Values,
} from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { CellTexts } from '../cells/cellTexts.ts';

/** The sort key of a cell; null for a blank cell, which is last in either direction. */
export type SortKey = string | null;

/** Sorts Chinese by pinyin; digits in a text count as numbers: A2 before A10. */
const collator = new Intl.Collator('zh', { numeric: true });

const byCode = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

export interface SortKeys {
  readonly of: (values: Values) => SortKey;
  readonly compare: (left: string, right: string) => number;
}

/**
 * Returns sort keys: numbers are compared exactly, moments by their stored text, everything else by the displayed text.
 */
export function sortKeys(column: CompiledColumn, texts: CellTexts): SortKeys {
  const { key, traits } = column;
  const value = (values: Values): Value | undefined => values[key];
  const text = (shown: string): SortKey => (shown === '' ? null : shown);
  if (traits.order === 'number')
    return { of: (values) => readDecimal(value(values)) ?? null, compare: compareDecimals };
  if (traits.order === 'moment') return { of: (values) => text(toText(value(values))), compare: byCode };
  return {
    of: (values) => text(texts.textOf(column, value(values))),
    compare: (left, right) => collator.compare(left, right),
  };
}

export const sameKey = ({ compare }: SortKeys, left: SortKey, right: SortKey): boolean =>
  left === right || (left !== null && right !== null && compare(left, right) === 0);

/** Returns the zero-based rank of each key; equal keys share a rank, and blanks follow all others. */
export function ranksOf(keys: readonly SortKey[], { compare }: SortKeys, isDescending: boolean): readonly number[] {
  const distinct = [...new Set(keys)].filter((key): key is string => key !== null).sort(compare);
  const places = new Map<string, number>();
  let last = -1;
  distinct.forEach((key, index) => {
    const before = distinct[index - 1];
    if (before === undefined || compare(before, key) !== 0) last += 1;
    places.set(key, last);
  });
  return keys.map((key) => {
    const place = key === null ? undefined : places.get(key);
    if (place === undefined) return distinct.length;
    return isDescending ? last - place : place;
  });
}
