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

/** Limits of a query; a group in a group has depth 3. */
export const ADVANCED_LIMITS = { conditions: 50, depth: 3 } as const;
const { conditions: MAX_CONDITIONS, depth: MAX_DEPTH } = ADVANCED_LIMITS;

/** A fault of conditions that were sent or stored. */
export interface ConditionFault {
  readonly kind: 'notAList' | 'notACondition' | 'tooMany' | 'tooDeep' | 'rule' | 'matchType' | 'value';
  /** Path from the list of conditions: `[2, 'group', 0, 'rule']`. */
  readonly path: Path;
  /** The faulty text; blank if it does not help. */
  readonly found: string;
}

export interface ReadConditions {
  /** Conditions with content. */
  readonly conditions: readonly AdvancedNode[];
  readonly faults: readonly ConditionFault[];
}

type Source = Readonly<Record<string, unknown>>;

/** All comparisons on the wire. `elemMatch` and `ext`, for other databases and SQL, are not supported. */
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

/** Symbols for comparisons (contract §7.3). Comparison names are case-insensitive. */
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

/** Reads a value; several values may be a list; undefined for an invalid value. */
function valueOf(source: unknown): HalfCondition['val'] {
  if (isBlank(source)) return null;
  if (isPlain(source)) return String(source);
  return Array.isArray(source) && source.every(isPlain) ? source.map(String) : undefined;
}

const MAX_FOUND = 40;

/** State of one reading: number of conditions, and their faults. */
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
    // Reads one more than allowed to report that there are too many; the rest is not reported.
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

/** Reads conditions that were sent or stored; properties other than field, rule and value are dropped. */
export function readConditions(source: unknown): ReadConditions {
  const { nodes, faults } = createReading();
  return { conditions: withContent(nodes(source, [], 1)), faults };
}

/** Parses JSON text, plain or URI-encoded once more (contract §7.1); undefined if it is not JSON. */
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

/** Returns the advanced query in the filters of a list, see advancedParameters; an empty one if it cannot be read. */
export function readAdvancedQuery(filters: Readonly<Record<string, string>>): AdvancedQuery {
  const { superQueryParams = '', superQueryMatchType = 'and' } = filters;
  const matchType = matchTypeOf(superQueryMatchType);
  if (superQueryParams === '' || matchType === undefined) return NO_QUERY;
  const { conditions, faults } = readConditions(parseConditions(superQueryParams));
  return faults.length > 0 || conditions.length === 0 ? NO_QUERY : { conditions, matchType, isActive: true };
}
