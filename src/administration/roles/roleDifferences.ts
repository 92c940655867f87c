import type {
  SentHolder,
  SentMatrixRow,
  SentMatrixRule,
  SentRightsMatrix,
} from '../../../contract/rights/rightsMatrix.ts';

/** Which of two roles has an item. */
export type Side = 'left' | 'right' | 'both';

export interface ComparedRule {
  readonly rule: SentMatrixRule;
  readonly side: Side;
}

/** An entry or a right that at least one of two roles has, or an ancestor of one. */
export interface ComparedNode {
  readonly row: SentMatrixRow;
  /** Undefined: neither has it, only one of its descendants. */
  readonly side: Side | undefined;
  readonly rules: readonly ComparedRule[];
  readonly children: readonly ComparedNode[];
}

type Had = readonly [left: ReadonlySet<string>, right: ReadonlySet<string>];

const sideOf = ([left, right]: Had, id: string): Side | undefined => {
  if (left.has(id)) return right.has(id) ? 'both' : 'left';
  return right.has(id) ? 'right' : undefined;
};

function grouped<T>(things: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of things) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

const isDifferent = ({ side, rules }: ComparedNode): boolean =>
  side === 'left' || side === 'right' || rules.some((one) => one.side !== 'both');

/** Compares two roles as a menu tree; a row without a parent is moved to the top level. */
export function compareRoles(
  { permissions, rules }: Pick<SentRightsMatrix, 'permissions' | 'rules'>,
  [left, right]: readonly [SentHolder, SentHolder],
  { onlyDifferences }: { readonly onlyDifferences: boolean },
): readonly ComparedNode[] {
  const rights: Had = [new Set(left.permissionIds), new Set(right.permissionIds)];
  const bound: Had = [new Set(left.ruleIds), new Set(right.ruleIds)];
  const known = new Set(permissions.map(({ id }) => id));
  const below = grouped(permissions, ({ parentId }) => (known.has(parentId) ? parentId : ''));
  const rulesOf = grouped(rules, ({ permissionId }) => permissionId);
  const nodesBelow = (parent: string): readonly ComparedNode[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const compared = (rulesOf.get(row.id) ?? []).flatMap((rule) => {
        const side = sideOf(bound, rule.id);
        return side === undefined ? [] : [{ rule, side }];
      });
      const node: ComparedNode = {
        row,
        side: sideOf(rights, row.id),
        rules: onlyDifferences ? compared.filter(({ side }) => side !== 'both') : compared,
        children: nodesBelow(row.id),
      };
      const isShown = onlyDifferences ? isDifferent(node) : node.side !== undefined || compared.length > 0;
      return isShown || node.children.length > 0 ? [node] : [];
    });
  return nodesBelow('');
}

/** Counts the rights and rules of each side and of both. */
export function countSides(nodes: readonly ComparedNode[]): Readonly<Record<Side, number>> {
  const counts = { left: 0, right: 0, both: 0 };
  const add = (some: readonly ComparedNode[]): void => {
    for (const { side, rules, children } of some) {
      if (side !== undefined) counts[side] += 1;
      for (const rule of rules) counts[rule.side] += 1;
      add(children);
    }
  };
  add(nodes);
  return counts;
}
