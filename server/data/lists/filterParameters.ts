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

/** Further conditions of an advanced query: a negated condition, or whether a column is blank. */
export type AdvancedFilter =
  | Filter
  | { readonly place: ColumnPlace; readonly isNot: QueryCondition }
  | { readonly place: ColumnPlace; readonly isBlank: boolean };

/** Filters of which all (`and`) or at least one (`or`) must hold. */
export interface FilterGroup {
  readonly match: MatchType;
  readonly parts: readonly ListFilter[];
}

/** A filter of a page's list that is not a column (`furtherParameters.ts`). */
export interface FurtherFilter {
  readonly sql: RawBuilder<unknown>;
}

export type ListFilter = AdvancedFilter | FilterGroup | FurtherFilter;

/** Resolves the filter names of a list. */
export interface FilterNames {
  /** Undefined if the list has no such column or this user may not see it. */
  readonly find: (name: string) => ColumnPlace | undefined;
  /** Comparison of a plain value; absent: `eq`. */
  readonly ruleOf: (name: string) => QueryRule | undefined;
}

export const MAX_VALUE_LENGTH = 2000;
export const MAX_IN_VALUES = 500;

export const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * Builds the condition of a name with a suffix, which uses the value literally; `_MultiString` takes several values.
 */
const suffixed = (text: string, rule: QueryRule | undefined): QueryCondition | undefined => {
  if (text === '') return undefined;
  if (rule === undefined || rule === 'range' || rule === 'in')
    return { op: 'in', values: text.split(',').filter((value) => value !== '') };
  return { op: rule, values: [text] };
};

/** Problem with the text of a condition, independent of its meaning. */
const problemOfText = ({ name, value }: { readonly name: string; readonly value: unknown }): ServerText | undefined => {
  if (typeof value !== 'string') return serverText('conditionTwice', { name });
  if (value.length > MAX_VALUE_LENGTH) return serverText('longCondition', { name, most: MAX_VALUE_LENGTH });
  return value.includes('\0') ? serverText('oddCondition', { name }) : undefined;
};

/** Parses a parameter that is not a column; null if it sets no condition. */
export const parseFurther = (
  condition: (value: string) => RawBuilder<unknown> | undefined,
  [name, value]: readonly [string, unknown],
): FurtherFilter | InputProblem | null => {
  const said = problemOfText({ name, value });
  if (said !== undefined || typeof value !== 'string')
    return { path: `/${name}`, said: said ?? serverText('oddCondition', { name }) };
  const asked = condition(normalizeLine(value));
  return asked === undefined ? null : { sql: asked };
};

/** Parses a parameter; null if its value is blank, which is no condition. */
export const parseFilter = (
  { find, ruleOf }: FilterNames,
  [name, value]: readonly [string, unknown],
): Filter | InputProblem | null => {
  const path = `/${name}`;
  const exact = find(name);
  const named = parseQueryName(name);
  const place = exact ?? find(named.key);
  if (place === undefined) return isBlankText(value) ? null : { path, said: serverText('unknownCondition', { name }) };
  const unreadable = problemOfText({ name, value });
  if (unreadable !== undefined || typeof value !== 'string')
    return { path, said: unreadable ?? serverText('oddCondition', { name }) };
  // Normalized as stored texts are: typed or copied text may use other Unicode compositions or contain invisible
  // characters.
  const text = normalizeLine(value);
  const condition = exact === undefined ? suffixed(text, named.rule) : parseQueryValue(text, ruleOf(name) ?? 'eq');
  if (condition === undefined) return null;
  if (condition.values.length > MAX_IN_VALUES)
    return { path, said: serverText('tooManyValues', { name, most: MAX_IN_VALUES }) };
  const said = problemOfFilter(place, condition);
  return said === undefined ? { place, condition } : { path, said };
};
