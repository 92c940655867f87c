import { normalValue } from '../../language/columnKinds/texts/normalValue.ts';
import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { readDecimal } from '../../core/decimals.ts';
import type { Value } from '../../core/values.ts';
import { wireText, type WireText } from './wireTexts.ts';

/** Maximum length of a text in characters, if its column allows no more. */
const MAX_TEXT = 10_000;
/**
 * A text of up to this many times a column's `maxLength` is a finding for staff; a longer one is rejected as malformed
 * input.
 */
const LENGTH_TOLERANCE = 4;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A value that may be stored, or the reason against it. */
export type Checked<T> = { readonly value: T } | { readonly refusal: WireText };

const kindOf = (input: unknown): WireText => {
  if (Array.isArray(input)) return wireText('wireList');
  if (typeof input === 'object') return wireText('wireObject');
  return wireText(typeof input === 'boolean' ? 'wireTruthValue' : 'wireOther');
};

export const checkText = (text: string, maxLength: number | undefined): Checked<string> => {
  const most = maxLength ?? MAX_TEXT;
  // A character outside the basic plane counts twice here but once for its column.
  const limit = Math.max(Math.min(MAX_TEXT, most * LENGTH_TOLERANCE), 2 * (maxLength ?? 0));
  if (text.length > limit) return { refusal: wireText('wireLongText', { most }) };
  // PostgreSQL stores every character except this one.
  if (text.includes('\0')) return { refusal: wireText('wireUnstorable') };
  return { value: text };
};

const checkTextOf = (text: string, column: CompiledColumn): Checked<Value> => {
  const checked = checkText(text, column.maxLength);
  return 'refusal' in checked ? checked : { value: normalValue(column, checked.value) };
};

/**
 * Checks an external value of a column: text, a number (converted to text), null; true and false for boolean columns.
 * Typed text is normalized.
 */
export const checkValue = (input: unknown, column: CompiledColumn): Checked<Value> => {
  if (input === null) return { value: null };
  if (column.valueType === 'boolean')
    return typeof input === 'boolean' ? { value: input } : { refusal: wireText('wireNoTruthValue') };
  if (typeof input === 'string') return checkTextOf(input, column);
  const due = wireText(column.valueType === 'decimal' ? 'wireNumberOrText' : 'wireText');
  if (typeof input !== 'number') return { refusal: wireText('wireWrongKind', { due, kind: kindOf(input) }) };
  const written = readDecimal(input);
  return written === undefined ? { refusal: wireText('wireOutOfRange', { due }) } : { value: written };
};

/** Null and blank mean a record that is not stored yet. */
export const checkId = (input: unknown): Checked<string | undefined> => {
  if (input === null || input === undefined || input === '') return { value: undefined };
  return typeof input === 'string' && ID.test(input) ? { value: input } : { refusal: wireText('wireNoId') };
};

export const checkVersion = (input: unknown): Checked<number | undefined> => {
  if (input === null || input === undefined) return { value: undefined };
  const version = typeof input === 'string' && /^\d{1,9}$/.test(input) ? Number(input) : input;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0
    ? { value: version }
    : { refusal: wireText('wireNoVersion') };
};
