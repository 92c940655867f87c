import {
  parseQueryName,
  parseQueryValue,
  type MatchType,
  type QueryCondition,
  type QueryRule,
} from '../../engine/index.ts';
import type { InputProblem } from '../base/errors.ts';
import type { ColumnPlace } from './columnPlaces.ts';
import { problemOfFilter } from './filterValues.ts';
import { say } from '../messages/say.ts';

export interface Filter {
  readonly place: ColumnPlace;
  readonly condition: QueryCondition;
}

/** What an advanced query asks for besides: that a column does not hold a condition, or whether it is blank. */
export type AdvancedFilter =
  | Filter
  | { readonly place: ColumnPlace; readonly isNot: QueryCondition }
  | { readonly place: ColumnPlace; readonly isBlank: boolean };

/** Filters of which all must hold, or one. */
export interface FilterGroup {
  readonly match: MatchType;
  readonly parts: readonly ListFilter[];
}

export type ListFilter = AdvancedFilter | FilterGroup;

/** What the names of filters mean in a list. */
export interface FilterNames {
  /** Undefined when the list has no such column, or none for this user. */
  readonly find: (name: string) => ColumnPlace | undefined;
  /** How a plain value of the name is compared; absent: it is equal. */
  readonly ruleOf: (name: string) => QueryRule | undefined;
}

export const MAX_VALUE_LENGTH = 2000;
export const MAX_IN_VALUES = 500;

export const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

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
  const exact = find(name);
  const named = parseQueryName(name);
  const place = exact ?? find(named.key);
  if (place === undefined) return isBlankText(value) ? null : { path, said: say('unknownCondition', { name }) };
  if (typeof value !== 'string') return { path, said: say('conditionTwice', { name }) };
  if (value.length > MAX_VALUE_LENGTH) return { path, said: say('longCondition', { name, most: MAX_VALUE_LENGTH }) };
  if (value.includes('\0')) return { path, said: say('oddCondition', { name }) };
  const condition =
    exact === undefined ? suffixed(value.trim(), named.rule) : parseQueryValue(value, ruleOf(name) ?? 'eq');
  if (condition === undefined) return null;
  if (condition.values.length > MAX_IN_VALUES)
    return { path, said: say('tooManyValues', { name, most: MAX_IN_VALUES }) };
  const said = problemOfFilter(place, condition);
  return said === undefined ? { place, condition } : { path, said };
};
