import type { QueryRule } from '../../language/compiled/compiledPage.ts';
import { endsWithOf, membersOf, parseQueryValue, startsWithOf, type QueryCondition } from './queryValue.ts';

type Operator = QueryCondition['op'];

/**
 * Notations of each comparison (contract 7.3), the usual one first; further ones for texts that look like another
 * comparison.
 */
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

/** Parameter names that express the comparison if no notation does. */
const BY_NAME: Partial<Record<Operator, (key: string) => string>> = {
  left_like: endsWithOf,
  right_like: startsWithOf,
};

const joined = (texts: readonly string[]): string => texts.map((text) => text.trim()).join('\n');

/**
 * Returns the parameter of a list call with which the server compares with exactly this text: `GE Lee` is not `>=`,
 * `Smith, John` is not a list. `key` and `rule` are the page's condition and its comparison for values without a mark.
 * The result is parsed again before it is used, so that it always agrees with the grammar.
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
 * Returns the text that a user typed, from a value of `writeCondition`: for calls with their own parsing, which search
 * for a text and support no comparisons. `*C++*` and `= C++` → `C++`.
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
