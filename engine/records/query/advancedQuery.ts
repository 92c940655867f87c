import type { AdvancedRule, CompiledAdvancedField, ConditionAbout } from '../../language/compiled/compiledPage.ts';

/** How conditions are joined (W9-10). */
export const MATCH_TYPES = ['and', 'or'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** A condition of an advanced query (W3.3-11). */
export interface AdvancedCondition extends ConditionAbout {
  /** `ownerName`, or `goods,codeTs` for a column of a detail (contract §7.3). */
  readonly field: string;
  readonly rule: AdvancedRule;
  /** Several values are comma-separated; blank if the comparison needs none. */
  readonly val: string;
}

/** Nested conditions with their own match type. */
export interface ConditionGroup {
  readonly matchType: MatchType;
  readonly group: readonly AdvancedNode[];
}

export type AdvancedNode = AdvancedCondition | ConditionGroup;

/** The advanced query of a list (W3.3-13). */
export interface AdvancedQuery {
  readonly conditions: readonly AdvancedNode[];
  readonly matchType: MatchType;
  /** Whether it narrows the list. */
  readonly isActive: boolean;
}

/** An incomplete condition; several values of `val` as a list or comma-separated. */
export interface HalfCondition extends ConditionAbout {
  readonly field?: string | undefined;
  readonly rule?: AdvancedRule | undefined;
  readonly val?: string | number | readonly string[] | null | undefined;
}

export interface HalfGroup {
  readonly matchType: MatchType;
  readonly group: readonly HalfNode[];
}

export type HalfNode = HalfCondition | HalfGroup;

export const isGroup = <Node extends object>(node: Node): node is Extract<Node, { readonly group: unknown }> =>
  'group' in node;

/** Comparisons without a value. */
const WITHOUT_VALUE: ReadonlySet<AdvancedRule> = new Set<AdvancedRule>(['empty', 'not_empty']);

export const needsValue = (rule: AdvancedRule | undefined): boolean => rule === undefined || !WITHOUT_VALUE.has(rule);

/** Array values are joined with commas (W5.1-55). */
const textOf = (val: HalfCondition['val']): string =>
  typeof val === 'object' && val !== null ? val.filter((one) => one.trim() !== '').join(',') : String(val ?? '');

function whole(condition: HalfCondition): AdvancedCondition | undefined {
  const { field = '', rule } = condition;
  const val = needsValue(rule) ? textOf(condition.val) : '';
  if (field === '' || rule === undefined || (needsValue(rule) && val.trim() === '')) return undefined;
  return { ...condition, field, rule, val };
}

/**
 * Drops conditions without content, and groups that become empty (W5.1-55). Empty result: nothing to search for
 * (W5.1-50).
 */
export const withContent = (nodes: readonly HalfNode[]): readonly AdvancedNode[] =>
  nodes.flatMap((node): readonly AdvancedNode[] => {
    if (!isGroup(node)) return [whole(node) ?? []].flat();
    const group = withContent(node.group);
    return group.length === 0 ? [] : [{ matchType: node.matchType, group }];
  });

/** Changes the comparison of a condition: when leaving `in`, only the first of several values remains (W4-12). */
export function withRule(condition: HalfCondition, rule: AdvancedRule): HalfCondition {
  const leaves = condition.rule === 'in' && rule !== 'in';
  if (!leaves) return { ...condition, rule };
  const [first] = textOf(condition.val).split(',');
  return { ...condition, rule, val: first === '' ? null : first };
}

export const countConditions = (nodes: readonly HalfNode[]): number =>
  nodes.reduce((sum, node) => sum + (isGroup(node) ? countConditions(node.group) : 1), 0);

/** Returns a condition with the first comparison offered to staff, without a value. */
export const conditionOn = ({ field, rules: [rule], about }: CompiledAdvancedField): HalfCondition => ({
  field,
  rule,
  val: null,
  ...about,
});

/** The server reads only these, and the length of an address is limited. */
const onWire = (node: AdvancedNode): object => {
  if (isGroup(node)) return { matchType: node.matchType, group: node.group.map(onWire) };
  const { field, rule, val, type, dbType } = node;
  return { field, rule, val, type, dbType };
};

/**
 * Returns the parameters of a list call (contract §7.1): JSON text, encoded once by the client. None if the query is
 * inactive.
 */
export const advancedParameters = ({ conditions, matchType, isActive }: AdvancedQuery): Record<string, string> =>
  isActive && conditions.length > 0
    ? { superQueryParams: encodeURI(JSON.stringify(conditions.map(onWire))), superQueryMatchType: matchType }
    : {};
