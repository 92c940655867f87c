import { readDecimal } from './decimals.ts';

/**
 * What a field holds. Amounts and quantities are decimal text (`'86.50000'`), dates are `YYYY-MM-DD` text, ids are text.
 * Blank is `null`, `undefined` or `''`; the number 0 and `false` are values (D20).
 */
export type Value = string | number | boolean | null;

/** The fields of a record or of a row by column key. An absent key was not sent; `null` was cleared. */
export type Values = Record<string, Value>;

/** What an expression computes with: decides operators, comparison and the SQL type (`decimal` is `numeric`, the others are `text`). */
export type ValueType = 'text' | 'decimal' | 'date' | 'boolean';

export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** What parts several values where a column says nothing (W9-3). */
export const SEPARATOR = ',';

/** `'A, B,,C'` → `['A', 'B', 'C']`: values that are kept as one text, parted by commas or by another mark. */
export const valuesOf = (text: string, separator: string = SEPARATOR): readonly string[] =>
  text
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value !== '');

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** How a stored value is read under its type. What does not fit counts as blank: the column's own check complains about it. */
export const READERS: Readonly<Record<ValueType, (value: unknown) => Value | undefined>> = {
  text: (value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  decimal: readDecimal,
  date: (value) => (typeof value === 'string' && DATE.test(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
};
