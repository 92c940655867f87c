import type { AdvancedRule } from '../../language/compiled/compiledPage.ts';
import type { Path } from '../../core/paths.ts';
import { isBlank } from '../../core/values.ts';
import {
  MATCH_TYPES,
  withContent,
  type AdvancedNode,
  type AdvancedQuery,
  type HalfCondition,
  type HalfNode,
  type MatchType,
} from './advancedQuery.ts';

/** What one query may have; a group in a group is of depth 3. */
export const ADVANCED_LIMITS = { conditions: 50, depth: 3 } as const;
const { conditions: MAX_CONDITIONS, depth: MAX_DEPTH } = ADVANCED_LIMITS;

/** What is wrong with conditions that somebody sent or kept. */
export interface ConditionFault {
  readonly kind: 'notAList' | 'notACondition' | 'tooMany' | 'tooDeep' | 'rule' | 'matchType' | 'value';
  /** From the list of conditions: `[2, 'group', 0, 'rule']`. */
  readonly path: Path;
  /** What stood there; blank where that says nothing. */
  readonly found: string;
}

export interface ReadConditions {
  /** Those that have content. */
  readonly conditions: readonly AdvancedNode[];
  readonly faults: readonly ConditionFault[];
}

type Source = Readonly<Record<string, unknown>>;

/** Every comparison of the wire. `elemMatch` and `ext`, which are of other databases and of SQL, are none. */
export const ADVANCED_RULES = [
  'eq',
  'like',
  'right_like',
  'left_like',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'not_in',
  'not_like',
  'empty',
  'not_empty',
  'range',
] as const satisfies readonly AdvancedRule[];

/** Symbols stand for their names, in capitals or not (contract §7.3). */
const SYMBOLS: ReadonlyMap<string, AdvancedRule> = new Map([
  ['=', 'eq'],
  ['!=', 'ne'],
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
]);

const ruleOf = (source: unknown): AdvancedRule | undefined => {
  const name = typeof source === 'string' ? source.toLowerCase() : '';
  return SYMBOLS.get(name) ?? ADVANCED_RULES.find((rule) => rule === name);
};

export const matchTypeOf = (source: unknown): MatchType | undefined => MATCH_TYPES.find((type) => type === source);

const isObject = (source: unknown): source is Source =>
  typeof source === 'object' && source !== null && !Array.isArray(source);

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Several values may come as a list; undefined for what is no value. */
function valueOf(source: unknown): HalfCondition['val'] {
  if (isBlank(source)) return null;
  if (isPlain(source)) return String(source);
  return Array.isArray(source) && source.every(isPlain) ? source.map(String) : undefined;
}

const MAX_FOUND = 40;

/** One reading: how many conditions there were, and what is wrong with them. */
function createReading() {
  const faults: ConditionFault[] = [];
  const fault = (kind: ConditionFault['kind'], path: Path, found?: unknown): readonly HalfNode[] => {
    faults.push({ kind, path, found: typeof found === 'string' ? found.slice(0, MAX_FOUND) : '' });
    return [];
  };
  let count = 0;

  const condition = ({ field, rule: named, val }: Source, path: Path): readonly HalfNode[] => {
    count += 1;
    if (count > MAX_CONDITIONS) return count === MAX_CONDITIONS + 1 ? fault('tooMany', []) : [];
    if (isBlank(field) || isBlank(named)) return [];
    if (typeof field !== 'string') return fault('notACondition', path);
    const rule = ruleOf(named);
    if (rule === undefined) return fault('rule', [...path, 'rule'], named);
    const value = valueOf(val);
    return value === undefined ? fault('value', [...path, 'val'], field) : [{ field, rule, val: value }];
  };
  const nodes = (list: unknown, path: Path, depth: number): readonly HalfNode[] => {
    if (!Array.isArray(list)) return fault('notAList', path);
    if (depth > MAX_DEPTH) return fault('tooDeep', path);
    // One more than is taken says that there are too many; nobody is told of all that follow.
    return list.slice(0, MAX_CONDITIONS + 1).flatMap((node: unknown, index) => {
      const at = [...path, index];
      if (!isObject(node)) return fault('notACondition', at);
      if (!Object.hasOwn(node, 'group')) return condition(node, at);
      const { matchType: joined = 'and' } = node;
      const matchType = matchTypeOf(joined);
      if (matchType === undefined) return fault('matchType', [...at, 'matchType'], joined);
      return [{ matchType, group: nodes(node['group'], [...at, 'group'], depth + 1) }];
    });
  };
  return { nodes, faults };
}

/** Reads conditions that were sent or kept: what they have besides field, rule and value is left out. */
export function readConditions(source: unknown): ReadConditions {
  const { nodes, faults } = createReading();
  return { conditions: withContent(nodes(source, [], 1)), faults };
}

/** JSON text, as it is or encoded once more (contract §7.1); undefined for what is no JSON. */
export function parseConditions(text: string): unknown {
  for (const read of [(json: string) => json, decodeURIComponent])
    try {
      return JSON.parse(read(text));
    } catch {
      continue;
    }
  return undefined;
}

const NO_QUERY: AdvancedQuery = { conditions: [], matchType: 'and', isActive: false };

/** The advanced query among the conditions of a list, see advancedParameters; none where it cannot be read. */
export function readAdvancedQuery(filters: Readonly<Record<string, string>>): AdvancedQuery {
  const { superQueryParams = '', superQueryMatchType = 'and' } = filters;
  const matchType = matchTypeOf(superQueryMatchType);
  if (superQueryParams === '' || matchType === undefined) return NO_QUERY;
  const { conditions, faults } = readConditions(parseConditions(superQueryParams));
  return faults.length > 0 || conditions.length === 0 ? NO_QUERY : { conditions, matchType, isActive: true };
}
