import {
  beginOf,
  endOf,
  endsWithOf,
  holdsSeveral,
  isBlank,
  startsWithOf,
  writeCondition,
  type CompiledQueryItem,
  type QueryRule,
  type Value,
  type Values,
} from '../../../engine/index.ts';
import { readCondition, typedValue } from './conditions.ts';

type Rule = Exclude<QueryRule, 'range'>;
type Filters = Readonly<Record<string, string>>;

/** Key of the comparison chosen in the query form; column keys contain no blanks. */
export const ruleKeyOf = (key: string): string => `${key} rule`;

/** Returns the comparison of an item: the one that staff chose, else the page's. */
export const ruleOf = ({ key, rule, rules }: CompiledQueryItem, values: Values): QueryRule =>
  rules?.find((each) => each === values[ruleKeyOf(key)]) ?? rule;

/** Returns the possible filter names of an item. */
const namesOf = ({ key, rule }: CompiledQueryItem): readonly string[] =>
  rule === 'range' ? [beginOf(key), endOf(key)] : [key, startsWithOf(key), endsWithOf(key)];

/** Returns whether a text is several chosen values, separated by commas. */
const isList = (column: CompiledQueryItem['column'], text: string): boolean =>
  holdsSeveral(column) && text.includes(',');

/**
 * Returns the comparison and value of one filter of an item. A comparison that staff are not offered is shown as
 * written.
 */
function readFilter({ rule, rules = [], column }: CompiledQueryItem, name: string, text: string) {
  const read = readCondition(name, text, rule);
  const asShown = { rule, value: text };
  if (read === undefined) return asShown;
  const { op, values } = read;
  if (op === 'in' && [rule, ...rules].includes('eq') && holdsSeveral(column))
    return { rule: 'eq' as const, value: values.join(',') };
  if (![rule, ...rules].includes(op) || (values.length > 1 && op !== 'in')) return asShown;
  return { rule: op, value: values.join(',') };
}

/** Returns the form values for filters set elsewhere, for items whose filters changed. */
export function queryValues(items: readonly CompiledQueryItem[], filters: Filters, before: Filters): Values {
  const values: Record<string, Value> = {};
  for (const item of items) {
    const { key, rule, rules, column } = item;
    const names = namesOf(item);
    if (names.every((name) => filters[name] === before[name])) continue;
    if (rule === 'range') {
      for (const name of names.filter((each) => filters[each] !== before[each])) {
        const text = filters[name];
        values[name] = text === undefined ? null : typedValue(column, text);
      }
      continue;
    }
    const name = names.find((each) => filters[each] !== undefined);
    const read = name === undefined ? undefined : readFilter(item, name, filters[name] ?? '');
    values[key] = read === undefined ? null : typedValue(column, read.value);
    if (read !== undefined && rules !== undefined) values[ruleKeyOf(key)] = read.rule;
  }
  return values;
}

/** Returns an item's form value as text, trimmed unless the item keeps blanks; blank when there is none. */
function textIn(values: Values, key: string, { keepsBlanks = false }: CompiledQueryItem): string {
  const value = values[key];
  const text = isBlank(value) ? '' : String(value);
  return text.trim() === '' || !keepsBlanks ? text.trim() : text;
}

/**
 * Returns the filters of an item that still match the form's value: they may use comparisons that the form does not
 * offer.
 */
function keptFilters(item: CompiledQueryItem, values: Values, inForce: Filters): Filters | undefined {
  const names = namesOf(item).filter((name) => inForce[name] !== undefined);
  const [name] = names;
  if (name === undefined || item.rule === 'range') return undefined;
  const { rule, value } = readFilter(item, name, inForce[name] ?? '');
  if (rule !== ruleOf(item, values) || value.trim() !== textIn(values, item.key, item).trim()) return undefined;
  return Object.fromEntries(names.map((each) => [each, inForce[each] ?? '']));
}

/**
 * Returns the filters of a list call from the values of the query form; blank ones are left out. Typed text is taken
 * literally; unchanged filters from the URL stay as they were.
 */
export function queryFilters(
  items: readonly CompiledQueryItem[],
  values: Values,
  inForce: Filters = {},
): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const item of items) {
    const { key, column } = item;
    const rule = ruleOf(item, values);
    if (rule === 'range') {
      for (const name of namesOf(item)) {
        const text = textIn(values, name, item);
        if (text !== '') filters[name] = text;
      }
      continue;
    }
    const text = textIn(values, key, item);
    if (text === '') continue;
    const op: Rule = rule === 'eq' && isList(column, text) ? 'in' : rule;
    const [name, written] = writeCondition(item, op, text);
    Object.assign(filters, keptFilters(item, values, inForce) ?? { [name]: written });
  }
  return filters;
}
