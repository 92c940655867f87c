import { readDecimal } from './decimals.ts';

/**
 * Value of a field. Amounts and quantities are decimal text (`'86.50000'`), dates are `YYYY-MM-DD` text, ids are text.
 * Blank is `null`, `undefined` or `''`; the number 0 and `false` are values (D20).
 */
export type Value = string | number | boolean | null;

/** Fields of a record or of a row by column key. An absent key was not sent; `null` means cleared. */
export type Values = Record<string, Value>;

/**
 * Type of a value in expressions: determines operators, comparison and the SQL type (`decimal` is `numeric`, the others
 * are `text`).
 */
export type ValueType = 'text' | 'decimal' | 'date' | 'boolean';

export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Default separator of several values in one column (W9-3). */
export const SEPARATOR = ',';

/**
 * `'A, B,,C'` → `['A', 'B', 'C']`: splits values that are stored as one text, separated by commas or by another
 * separator.
 */
export const valuesOf = (text: string, separator: string = SEPARATOR): readonly string[] =>
  text
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value !== '');

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Reads a stored value by its type. A value that does not fit counts as blank: the column's own check reports it. */
export const READERS: Readonly<Record<ValueType, (value: unknown) => Value | undefined>> = {
  text: (value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  decimal: readDecimal,
  date: (value) => (typeof value === 'string' && DATE.test(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
};
