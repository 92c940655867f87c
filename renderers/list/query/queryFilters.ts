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

/** Where the query form keeps the comparison that staff chose; no key of a column has a blank in it. */
export const ruleKeyOf = (key: string): string => `${key} rule`;

/** How an item compares: as staff chose, or as the page says. */
export const ruleOf = ({ key, rule, rules }: CompiledQueryItem, values: Values): QueryRule =>
  rules?.find((each) => each === values[ruleKeyOf(key)]) ?? rule;

/** The names that an item may have among the filters. */
const namesOf = ({ key, rule }: CompiledQueryItem): readonly string[] =>
  rule === 'range' ? [beginOf(key), endOf(key)] : [key, startsWithOf(key), endsWithOf(key)];

/** What was chosen, rather than typed, may be several by commas. */
const isList = (column: CompiledQueryItem['column'], text: string): boolean =>
  holdsSeveral(column) && text.includes(',');

/** What one filter of an item says: how it compares, and with what. A comparison that staff are not offered is shown as it is written. */
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

/** What stands in the query form for filters that came another way, of the items whose filters changed. */
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

/** What stands in the form for an item, as text without the blanks around it that nobody meant; blank where nothing does. */
function textIn(values: Values, key: string, { keepsBlanks = false }: CompiledQueryItem): string {
  const value = values[key];
  const text = isBlank(value) ? '' : String(value);
  return text.trim() === '' || !keepsBlanks ? text.trim() : text;
}

/** The filters of an item that still say what stands in the form: they may compare in ways that the form does not offer. */
function keptFilters(item: CompiledQueryItem, values: Values, inForce: Filters): Filters | undefined {
  const names = namesOf(item).filter((name) => inForce[name] !== undefined);
  const [name] = names;
  if (name === undefined || item.rule === 'range') return undefined;
  const { rule, value } = readFilter(item, name, inForce[name] ?? '');
  if (rule !== ruleOf(item, values) || value.trim() !== textIn(values, item.key, item).trim()) return undefined;
  return Object.fromEntries(names.map((each) => [each, inForce[each] ?? '']));
}

/**
 * The filters of a list call from what stands in the query form; blank ones are left out. What is typed is a text,
 * whatever it looks like; what came by the address and was left as it is stays as it came.
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
