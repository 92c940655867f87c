import { parseQueryName, parseQueryValue, type QueryCondition, type QueryRule } from '../../engine/index.ts';
import type { InputProblem } from '../errors.ts';
import type { ColumnPlace } from './columnPlaces.ts';
import { problemOfFilter } from './filterValues.ts';

export interface Filter {
  readonly place: ColumnPlace;
  readonly condition: QueryCondition;
}

/** What the names of filters mean in a list. */
export interface FilterNames {
  /** Undefined when the list has no such column, or none for this user. */
  readonly find: (name: string) => ColumnPlace | undefined;
  /** How a plain value of the name is compared; absent: it is equal. */
  readonly ruleOf: (name: string) => QueryRule | undefined;
}

const MAX_VALUE_LENGTH = 2000;
const MAX_IN_VALUES = 500;

/** The conditions of an advanced query (contract §7.1). */
const ADVANCED = new Set(['superQueryParams', 'superQueryMatchType']);

const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The values of `_begin`, `_end` and `_MultiString` are taken as they stand. */
const suffixed = (text: string, rule: QueryRule | undefined): QueryCondition | undefined => {
  if (text === '') return undefined;
  if (rule === 'ge' || rule === 'le') return { op: rule, values: [text] };
  return { op: 'in', values: text.split(',').filter((value) => value !== '') };
};

/** What a parameter asks for; null when its value is blank, which is no condition. */
export const parseFilter = (
  { find, ruleOf }: FilterNames,
  [name, value]: readonly [string, unknown],
): Filter | InputProblem | null => {
  const path = `/${name}`;
  // Whoever leaves them out shows records that nobody asked for.
  if (ADVANCED.has(name) && !isBlankText(value))
    return { path, message: `暂不支持高级查询，请清除高级查询条件（${name}）` };
  const exact = find(name);
  const named = parseQueryName(name);
  const place = exact ?? find(named.key);
  if (place === undefined) return isBlankText(value) ? null : { path, message: `不认识的查询参数“${name}”` };
  if (typeof value !== 'string') return { path, message: `查询参数“${name}”只能出现一次` };
  if (value.length > MAX_VALUE_LENGTH) return { path, message: `查询参数“${name}”过长，最多${MAX_VALUE_LENGTH}个字符` };
  if (value.includes('\0')) return { path, message: `查询参数“${name}”含有非法字符` };
  const condition =
    exact === undefined ? suffixed(value.trim(), named.rule) : parseQueryValue(value, ruleOf(name) ?? 'eq');
  if (condition === undefined) return null;
  if (condition.values.length > MAX_IN_VALUES) return { path, message: `查询参数“${name}”最多${MAX_IN_VALUES}个值` };
  const problem = problemOfFilter(place, condition);
  return problem === undefined ? { place, condition } : { path, message: problem };
};
