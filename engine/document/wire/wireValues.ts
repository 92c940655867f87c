import type { CompiledColumn } from '../../compiledPage.ts';
import { readDecimal } from '../../decimals.ts';
import type { Value } from '../../values.ts';

/** Characters that a text may have whatever its column says. */
const MAX_TEXT = 10_000;
/** Up to this many times a column's `maxLength` a text is a finding of staff; beyond that it is no honest input. */
const LENGTH_TOLERANCE = 4;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A value that may be stored, or in words why not. */
export type Checked<T> = { readonly value: T } | { readonly refusal: string };

const kindOf = (input: unknown): string => {
  if (Array.isArray(input)) return '数组';
  if (typeof input === 'object') return '对象';
  return typeof input === 'boolean' ? '布尔值' : '无法识别的值';
};

export const checkText = (text: string, maxLength: number | undefined): Checked<string> => {
  const limit = Math.min(MAX_TEXT, (maxLength ?? MAX_TEXT) * LENGTH_TOLERANCE);
  if (text.length > limit) return { refusal: `过长，最多 ${maxLength ?? MAX_TEXT} 个字符` };
  // PostgreSQL stores every character but this one.
  if (text.includes('\0')) return { refusal: '含有不能保存的字符' };
  return { value: text };
};

/** A column's value as it may come from outside: text, a number that is written out, null; true and false where they are due. */
export const checkValue = (input: unknown, column: CompiledColumn): Checked<Value> => {
  if (input === null) return { value: null };
  if (column.valueType === 'boolean')
    return typeof input === 'boolean' ? { value: input } : { refusal: '应为 true 或 false' };
  if (typeof input === 'string') return checkText(input, column.maxLength);
  const due = column.valueType === 'decimal' ? '数字或文本' : '文本';
  if (typeof input !== 'number') return { refusal: `应为${due}，不能是${kindOf(input)}` };
  const written = readDecimal(input);
  return written === undefined ? { refusal: `应为${due}，数值超出范围` } : { value: written };
};

/** Null and blank stand for a record that is not stored yet. */
export const checkId = (input: unknown): Checked<string | undefined> => {
  if (input === null || input === undefined || input === '') return { value: undefined };
  return typeof input === 'string' && ID.test(input)
    ? { value: input }
    : { refusal: '应为 1 至 64 位字母、数字、下划线或短横线' };
};

export const checkVersion = (input: unknown): Checked<number | undefined> => {
  if (input === null || input === undefined) return { value: undefined };
  const version = typeof input === 'string' && /^\d{1,9}$/.test(input) ? Number(input) : input;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0
    ? { value: version }
    : { refusal: '应为非负整数' };
};
