import type { RawBuilder } from 'kysely';
import {
  normalizeLine,
  parseQueryName,
  parseQueryValue,
  type MatchType,
  type QueryCondition,
  type QueryRule,
} from '../../../engine/index.ts';
import type { InputProblem } from '../../core/base/errors.ts';
import type { ColumnPlace } from './columnPlaces.ts';
import { problemOfFilter } from './filterValues.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

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

/** What a list's page has besides its columns (`furtherParameters.ts`). */
export interface FurtherFilter {
  readonly sql: RawBuilder<unknown>;
}

export type ListFilter = AdvancedFilter | FilterGroup | FurtherFilter;

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

/** What a suffix of the name compares by takes the value as it stands; `_MultiString` has several of them. */
const suffixed = (text: string, rule: QueryRule | undefined): QueryCondition | undefined => {
  if (text === '') return undefined;
  if (rule === undefined || rule === 'range' || rule === 'in')
    return { op: 'in', values: text.split(',').filter((value) => value !== '') };
  return { op: rule, values: [text] };
};

/** What is wrong with the text of a condition, whatever it means. */
const problemOfText = ([name, value]: readonly [string, unknown]): ServerText | undefined => {
  if (typeof value !== 'string') return serverText('conditionTwice', { name });
  if (value.length > MAX_VALUE_LENGTH) return serverText('longCondition', { name, most: MAX_VALUE_LENGTH });
  return value.includes('\0') ? serverText('oddCondition', { name }) : undefined;
};

/** What a parameter that is no column asks for; null when it asks for nothing. */
export const parseFurther = (
  condition: (value: string) => RawBuilder<unknown> | undefined,
  [name, value]: readonly [string, unknown],
): FurtherFilter | InputProblem | null => {
  const said = problemOfText([name, value]);
  if (said !== undefined || typeof value !== 'string')
    return { path: `/${name}`, said: said ?? serverText('oddCondition', { name }) };
  const asked = condition(normalizeLine(value));
  return asked === undefined ? null : { sql: asked };
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
  if (place === undefined) return isBlankText(value) ? null : { path, said: serverText('unknownCondition', { name }) };
  const unreadable = problemOfText([name, value]);
  if (unreadable !== undefined || typeof value !== 'string')
    return { path, said: unreadable ?? serverText('oddCondition', { name }) };
  // As texts are stored: what is typed or copied may be composed otherwise, or hold characters that nobody sees.
  const text = normalizeLine(value);
  const condition = exact === undefined ? suffixed(text, named.rule) : parseQueryValue(text, ruleOf(name) ?? 'eq');
  if (condition === undefined) return null;
  if (condition.values.length > MAX_IN_VALUES)
    return { path, said: serverText('tooManyValues', { name, most: MAX_IN_VALUES }) };
  const said = problemOfFilter(place, condition);
  return said === undefined ? { place, condition } : { path, said };
};
