import {
  ADVANCED_LIMITS,
  ADVANCED_RULES,
  isGroup,
  matchTypeOf,
  normalizeText,
  parseConditions,
  readConditions,
  toPointer,
  valuesOf,
  type AdvancedCondition,
  type AdvancedNode,
  type AdvancedRule,
  type CompiledPage,
  type ConditionFault,
  type MatchType,
  type Path,
  type QueryCondition,
  type Can,
} from '../../../engine/index.ts';
import type { InputProblem } from '../../core/base/errors.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { placeOf } from './columnPlaces.ts';
import { isBlankText, MAX_IN_VALUES, MAX_VALUE_LENGTH, type Filter, type ListFilter } from './filterParameters.ts';
import { problemOfFilter } from './filterValues.ts';

const CONDITIONS = 'superQueryParams';
const MATCH_TYPE = 'superQueryMatchType';

/** The conditions of an advanced query and how they are combined (contract §7.1). */
export const ADVANCED_PARAMETERS: ReadonlySet<string> = new Set([CONDITIONS, MATCH_TYPE]);

/** Maximum length of the parameter in characters; URLs are not longer. */
const MAX_LENGTH = 16_000;
/** Of many equal problems the author needs only a few. */
const MAX_PROBLEMS = 10;

const EXAMPLE = '{"field": "createTime", "rule": "ge", "val": "2026-01-31"}';

/** `[2, 'group', 0, 'rule']` → `3.1`: counted from 1, as users count. */
const countedPlace = (path: Path): string =>
  path
    .filter((segment) => typeof segment === 'number')
    .map((index) => index + 1)
    .join('.');

const pathOf = (path: Path): string => toPointer([CONDITIONS, ...path]);

const saidOf = ({ kind, path, found }: ConditionFault): ServerText => {
  const place = countedPlace(path);
  switch (kind) {
    case 'tooMany':
      return serverText('advancedTooMany', { most: ADVANCED_LIMITS.conditions });
    case 'tooDeep':
      return serverText('advancedTooDeep', { most: ADVANCED_LIMITS.depth });
    case 'rule':
      return serverText('advancedRule', { place, found, names: ADVANCED_RULES.join(', ') });
    case 'matchType':
      return serverText('advancedMatchType', { found });
    case 'value':
      return serverText('advancedValue', { place, found });
    case 'notACondition':
      return serverText('advancedNoCondition', { place, example: EXAMPLE });
    case 'notAList':
      return serverText('advancedNoJson', { name: CONDITIONS, example: `[${EXAMPLE}]` });
  }
};

type Compared = Exclude<AdvancedRule, 'empty' | 'not_empty' | 'range'>;

const single = (val: string): readonly string[] => [val.trim()];

/** Operators of a rule: the comparison, its values, and whether it is negated. */
const COMPARED: Readonly<
  Record<Compared, readonly [op: QueryCondition['op'], (val: string) => readonly string[], isNot?: true]>
> = {
  eq: ['eq', single],
  ne: ['ne', single],
  gt: ['gt', single],
  ge: ['ge', single],
  lt: ['lt', single],
  le: ['le', single],
  like: ['like', single],
  left_like: ['left_like', single],
  right_like: ['right_like', single],
  in: ['in', (val) => valuesOf(val)],
  not_in: ['in', (val) => valuesOf(val), true],
  not_like: ['like', single, true],
};

/** Parses conditions against the columns of a page that this user may see. */
class ConditionReader {
  readonly problems: InputProblem[] = [];
  readonly #page: CompiledPage;
  readonly #can: Can;

  constructor(page: CompiledPage, can: Can) {
    this.#page = page;
    this.#can = can;
  }

  readAll(nodes: readonly AdvancedNode[], path: Path): readonly ListFilter[] {
    return nodes.flatMap((node, index): readonly ListFilter[] => {
      const at = [...path, index];
      if (!isGroup(node)) return this.#readOne(node, at);
      return [{ match: node.matchType, parts: this.readAll(node.group, [...at, 'group']) }];
    });
  }

  #refuse(path: Path, said: ServerText): readonly [] {
    this.problems.push({ path: pathOf(path), said });
    return [];
  }

  #readOne({ field, rule, val: typed }: AdvancedCondition, path: Path): readonly ListFilter[] {
    // The comma is used where other parameters use a dot, which no field name contains.
    const place = field.includes('.') ? undefined : placeOf(this.#page, field.replace(',', '.'), this.#can);
    const shown = { place: countedPlace(path), found: field.slice(0, 60) };
    if (place === undefined) return this.#refuse([...path, 'field'], serverText('advancedField', shown));
    if (rule === 'empty' || rule === 'not_empty') return [{ place, isBlank: rule === 'empty' }];
    const at = [...path, 'val'];
    if (typed.length > MAX_VALUE_LENGTH)
      return this.#refuse(at, serverText('longCondition', { name: place.key, most: MAX_VALUE_LENGTH }));
    if (typed.includes('\0')) return this.#refuse(at, serverText('oddCondition', { name: place.key }));
    const val = normalizeText(typed);
    if (rule === 'range') {
      const ends = val.split(',').map((end) => end.trim());
      if (ends.length !== 2 || ends.every((end) => end === ''))
        return this.#refuse(at, serverText('advancedRange', shown));
      const conditions = ends.flatMap((end, index): readonly QueryCondition[] =>
        end === '' ? [] : [{ op: index === 0 ? 'ge' : 'le', values: [end] }],
      );
      if (!conditions.every((condition) => this.#holds(at, { place, condition }))) return [];
      return [{ match: 'and', parts: conditions.map((condition) => ({ place, condition })) }];
    }
    const [op, read, isNot] = COMPARED[rule];
    const condition: QueryCondition = { op, values: read(val) };
    if (!this.#holds(at, { place, condition })) return [];
    return [isNot === undefined ? { place, condition } : { place, isNot: condition }];
  }

  /** Returns whether the values can be compared with their column. */
  #holds(path: Path, { place, condition }: Filter): boolean {
    const said =
      condition.values.length > MAX_IN_VALUES
        ? serverText('tooManyValues', { name: place.key, most: MAX_IN_VALUES })
        : problemOfFilter(place, condition);
    if (said !== undefined) this.#refuse(path, said);
    return said === undefined;
  }
}

interface Advanced {
  /** One group, or empty. */
  readonly filters: readonly ListFilter[];
  readonly problems: readonly InputProblem[];
}

const refused = (path: string, said: ServerText): Advanced => ({ filters: [], problems: [{ path, said }] });

const readMatchType = (value: unknown): MatchType | undefined =>
  value === undefined || isBlankText(value) ? 'and' : matchTypeOf(value);

/**
 * Parses the advanced query of a list call. Unknown input is rejected, because ignoring it would show records that
 * nobody requested.
 */
export const parseAdvanced = (
  page: CompiledPage,
  parameters: Readonly<Record<string, unknown>>,
  can: Can,
): Advanced => {
  const { [CONDITIONS]: text, [MATCH_TYPE]: joined } = parameters;
  const match = readMatchType(joined);
  if (match === undefined) {
    const found = typeof joined === 'string' ? joined.slice(0, 40) : '';
    return refused(`/${MATCH_TYPE}`, serverText('advancedMatchType', { found }));
  }
  if (text === undefined || isBlankText(text)) return { filters: [], problems: [] };
  const path = `/${CONDITIONS}`;
  if (typeof text !== 'string') return refused(path, serverText('conditionTwice', { name: CONDITIONS }));
  if (text.length > MAX_LENGTH)
    return refused(path, serverText('longCondition', { name: CONDITIONS, most: MAX_LENGTH }));
  const { conditions, faults } = readConditions(parseConditions(text));
  if (faults.length > 0) {
    const problems = faults.slice(0, MAX_PROBLEMS).map((fault) => ({ path: pathOf(fault.path), said: saidOf(fault) }));
    return { filters: [], problems };
  }
  const reader = new ConditionReader(page, can);
  const parts = reader.readAll(conditions, []);
  if (reader.problems.length > 0) return { filters: [], problems: reader.problems.slice(0, MAX_PROBLEMS) };
  return { filters: parts.length === 0 ? [] : [{ match, parts }], problems: [] };
};
