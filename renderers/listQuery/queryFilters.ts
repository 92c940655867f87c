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

/** The filters of a list call from what stands in the query form; blank ones are left out. */
export function queryFilters(items: readonly CompiledQueryItem[], values: Values): Record<string, string> {
  const filters: Record<string, string> = {};
  const put = (key: string, write: (value: string) => string): void => {
    const value = values[key];
    const text = isBlank(value) ? '' : String(value).trim();
    if (text !== '') filters[key] = write(text);
  };
  for (const { key, rule } of items) {
    if (rule === 'range') {
      put(beginOf(key), written.eq);
      put(endOf(key), written.eq);
    } else put(key, written[rule]);
  }
  return filters;
}
