import type { QueryRule } from '../../language/compiled/compiledPage.ts';
import { endsWithOf, membersOf, parseQueryValue, startsWithOf, type QueryCondition } from './queryValue.ts';

type Operator = QueryCondition['op'];

/** The ways to write each comparison (contract 7.3), the usual one first; a later one serves texts that look like another. */
const WAYS: Readonly<Record<Operator, readonly ((text: string) => string)[]>> = {
  eq: [(text) => text, (text) => `= ${text}`],
  in: [(text) => text, (text) => `in ${text}`],
  like: [(text) => `*${text}*`],
  left_like: [(text) => `*${text}`],
  right_like: [(text) => `${text}*`],
  ne: [(text) => `!${text}`, (text) => `!= ${text}`],
  gt: [(text) => `> ${text}`],
  ge: [(text) => `>= ${text}`],
  lt: [(text) => `< ${text}`],
  le: [(text) => `<= ${text}`],
};

/** Where no mark in the value says it: the name of the parameter does. */
const BY_NAME: Partial<Record<Operator, (key: string) => string>> = {
  left_like: endsWithOf,
  right_like: startsWithOf,
};

const joined = (texts: readonly string[]): string => texts.map((text) => text.trim()).join('\n');

/**
 * The parameter of a list call by which the server compares with exactly this text: `GE Lee` is no `>=`, `Smith, John`
 * no list. `of` is the condition of the page: its key, and its comparison for values without a mark. What is written is
 * read back before it is taken, so that no part of the grammar can be forgotten here.
 */
export function writeCondition(
  { key, rule }: { readonly key: string; readonly rule: QueryRule },
  op: Operator,
  text: string,
): readonly [name: string, value: string] {
  const wanted = joined(op === 'in' ? membersOf(text) : [text]);
  const isReadBack = (written: string): boolean => {
    const read = parseQueryValue(written, rule);
    return read?.op === op && joined(read.values) === wanted;
  };
  const written = WAYS[op].map((write) => write(text)).find(isReadBack);
  return written === undefined ? [BY_NAME[op]?.(key) ?? key, text] : [key, written];
}

/**
 * The text that somebody typed for a condition, from what `writeCondition` made of it: for calls with a reading of their
 * own, which look for a text and know no comparisons. `*C++*` and `= C++` → `C++`.
 */
export function textOfCondition(value: string): string {
  const text = value.trim();
  const read = parseQueryValue(text);
  if (read === undefined) return '';
  const [first = ''] = read.values;
  const isMarked = read.op.endsWith('like')
    ? read.values.length === 1 && !text.startsWith(',')
    : /^(=|eq) /i.test(text);
  return isMarked ? first : text;
}
