import {
  beginOf,
  endOf,
  isBlank,
  type CompiledQueryItem,
  type QueryRule,
  type Value,
  type Values,
} from '../../engine/index.ts';
import { typedValue } from './conditions.ts';

type Rule = Exclude<QueryRule, 'range'>;

/** How a typed value is written for each rule (contract 7.3). */
const written: Readonly<Record<Rule, (value: string) => string>> = {
  eq: (value) => value,
  in: (value) => value,
  like: (value) => `*${value}*`,
  left_like: (value) => `*${value}`,
  right_like: (value) => `${value}*`,
  ne: (value) => `!${value}`,
  gt: (value) => `> ${value}`,
  ge: (value) => `>= ${value}`,
  lt: (value) => `< ${value}`,
  le: (value) => `<= ${value}`,
};

/** Where the query form keeps the comparison that staff chose; no key of a column has a blank in it. */
export const ruleKeyOf = (key: string): string => `${key} rule`;

/** How an item compares: as staff chose, or as the page says. */
export const ruleOf = ({ key, rule, rules }: CompiledQueryItem, values: Values): QueryRule =>
  rules?.find((each) => each === values[ruleKeyOf(key)]) ?? rule;

/** What a filter was written from; undefined: it was not by this rule. */
function typedAs(rule: Rule, text: string): string | undefined {
  const [before = '', after = ''] = written[rule]('\0').split('\0');
  const isWritten = text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return isWritten ? text.slice(before.length, text.length - after.length) : undefined;
}

/** Those that leave the most marks first: `*a*` was meant as a part, not as an end. */
const marksOf = (rule: Rule): number => written[rule]('').length;

/** What one filter of an item says: how it compares, and with what. */
export function readFilter({ rule, rules = [] }: CompiledQueryItem, text: string): { rule: QueryRule; value: string } {
  const asked = [rule, ...rules].filter((one) => one !== 'range').sort((one, other) => marksOf(other) - marksOf(one));
  for (const one of asked) {
    const value = typedAs(one, text);
    if (value !== undefined) return { rule: one, value };
  }
  return { rule, value: text };
}

/** What stands in the query form for filters that came another way, of the items whose filters changed. */
export function queryValues(
  items: readonly CompiledQueryItem[],
  filters: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Values {
  const values: Record<string, Value> = {};
  for (const item of items) {
    const { key, rule, rules } = item;
    for (const name of rule === 'range' ? [beginOf(key), endOf(key)] : [key]) {
      const text = filters[name];
      if (text === before[name]) continue;
      const read = text === undefined ? undefined : readFilter(item, text);
      values[name] = read === undefined ? null : typedValue(item.column, read.value);
      if (read !== undefined && rules !== undefined) values[ruleKeyOf(key)] = read.rule;
    }
  }
  return values;
}

/** The filters of a list call from what stands in the query form; blank ones are left out. */
export function queryFilters(items: readonly CompiledQueryItem[], values: Values): Record<string, string> {
  const filters: Record<string, string> = {};
  const put = (key: string, { keepsBlanks = false }: CompiledQueryItem, write: (value: string) => string): void => {
    const value = values[key];
    const text = isBlank(value) ? '' : String(value);
    if (text.trim() !== '') filters[key] = write(keepsBlanks ? text : text.trim());
  };
  for (const item of items) {
    const { key } = item;
    const rule = ruleOf(item, values);
    if (rule === 'range') {
      put(beginOf(key), item, written.eq);
      put(endOf(key), item, written.eq);
    } else put(key, item, written[rule]);
  }
  return filters;
}
