import { beginOf, endOf, isBlank, type CompiledQueryItem, type QueryRule, type Values } from '../../engine/index.ts';

/** How a typed value is written for each rule (contract 7.3). */
const written: Readonly<Record<Exclude<QueryRule, 'range'>, (value: string) => string>> = {
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
