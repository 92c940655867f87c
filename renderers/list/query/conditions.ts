import {
  beginOf,
  endOf,
  parseQueryName,
  parseQueryValue,
  type CompiledColumn,
  type CompiledPage,
  type QueryCondition,
  type QueryRule,
  type Value,
} from '../../../engine/index.ts';

type Filters = Readonly<Record<string, string>>;

/** One active condition of a list, as shown to staff. */
export interface ListCondition {
  readonly key: string;
  /** Its names among the filters: two for a range. */
  readonly names: readonly string[];
  readonly column: CompiledColumn;
  readonly rule: QueryRule;
  /** The values, any of which matches; for a range the begin and the end, null when open. */
  readonly values: readonly Value[];
}

/** Returns the column that a filter refers to: of the query form, of the page, of a detail. */
function columnOfFilter(page: CompiledPage, key: string): CompiledColumn | undefined {
  const item = page.list.query.find((one) => one.key === key);
  if (item !== undefined) return item.column;
  const [detail = '', name = ''] = key.split('.');
  return page.columnByKey.get(key) ?? page.detailByKey.get(detail)?.columns.find((one) => one.key === name);
}

/** Converts a text to the type that the column stores. */
export const typedValue = ({ valueType }: CompiledColumn, text: string): Value => {
  if (valueType !== 'boolean') return text;
  return text === 'true' ? true : text === 'false' ? false : null;
};

/**
 * Returns the comparison and values of a filter. `rule`: default for a value without an operator. When the name already
 * contains the comparison, the value is taken literally.
 */
export function readCondition(name: string, text: string, rule?: QueryRule): QueryCondition | undefined {
  const named = parseQueryName(name).rule;
  if (named !== 'left_like' && named !== 'right_like') return parseQueryValue(text, rule);
  const value = text.trim();
  return value === '' ? undefined : { op: named, values: [value] };
}

function conditionOf(page: CompiledPage, name: string, filters: Filters): ListCondition | undefined {
  const { key, rule } = parseQueryName(name);
  const exact = columnOfFilter(page, name);
  const column = exact ?? columnOfFilter(page, key);
  if (column === undefined) return undefined;
  if (exact === undefined && (rule === 'ge' || rule === 'le')) {
    const names = [beginOf(key), endOf(key)];
    const ends = names.map((end) => filters[end] ?? '');
    const values = ends.map((text) => (text === '' ? null : typedValue(column, text)));
    return { key, names: names.filter((_, at) => ends[at] !== ''), column, rule: 'range', values };
  }
  const asked = page.list.query.find((one) => one.key === name)?.rule;
  const text = filters[name] ?? '';
  const condition = exact === undefined ? readCondition(name, text, asked) : parseQueryValue(text, asked);
  if (condition === undefined) return undefined;
  const values = condition.values.map((text) => typedValue(column, text));
  return { key: name, names: [name], column, rule: condition.op, values };
}

/** Returns the active conditions, in the order of the query form, followed by the others. */
export function listConditions(page: CompiledPage, filters: Filters): readonly ListCondition[] {
  const byKey = new Map<string, ListCondition>();
  for (const name of Object.keys(filters)) {
    const condition = conditionOf(page, name, filters);
    if (condition !== undefined && !byKey.has(condition.key)) byKey.set(condition.key, condition);
  }
  const order = page.list.query.map(({ key }) => key);
  const placeOf = ({ key }: ListCondition): number => {
    const at = [key, parseQueryName(key).key].map((one) => order.indexOf(one)).find((place) => place >= 0);
    return at ?? order.length;
  };
  return [...byKey.values()].sort((one, other) => placeOf(one) - placeOf(other));
}
