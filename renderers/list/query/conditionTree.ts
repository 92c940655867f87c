import {
  ADVANCED_LIMITS,
  isGroup,
  type AdvancedNode,
  type HalfCondition,
  type HalfNode,
  type MatchType,
} from '../../../engine/index.ts';

/** A condition while it is put together; `id` is of this dialog alone. */
export type ConditionItem = HalfCondition & { readonly id: number };

export interface GroupItem {
  readonly id: number;
  readonly matchType: MatchType;
  readonly group: readonly ConditionNode[];
}

export type ConditionNode = ConditionItem | GroupItem;

let lastId = 0;
export const newItemId = (): number => (lastId += 1);

export const emptyItem = (): ConditionItem => ({ id: newItemId() });

/** `about`: what is known of a field, for those that were kept without it. */
export const itemsOf = (
  nodes: readonly AdvancedNode[],
  about: (field: string) => HalfCondition | undefined,
): readonly ConditionNode[] =>
  nodes.map((node) =>
    isGroup(node)
      ? { id: newItemId(), matchType: node.matchType, group: itemsOf(node.group, about) }
      : { ...about(node.field), ...node, id: newItemId() },
  );

/** Without the ids. */
export const nodesOf = (items: readonly ConditionNode[]): readonly HalfNode[] =>
  items.map((item) => {
    if (isGroup(item)) return { matchType: item.matchType, group: nodesOf(item.group) };
    const { id: _, ...condition } = item;
    return condition;
  });

/** Puts others in the place of one item, wherever it stands; none removes it. */
export type PutItem = (id: number, make: (item: ConditionNode) => readonly ConditionNode[]) => void;

const replacedIn = (
  items: readonly ConditionNode[],
  id: number,
  make: Parameters<PutItem>[1],
): readonly ConditionNode[] =>
  items.flatMap((item) => {
    if (item.id === id) return make(item);
    if (!isGroup(item)) return [item];
    const group = replacedIn(item.group, id, make);
    // A group goes with its last condition.
    return group.length === 0 ? [] : [{ ...item, group }];
  });

/** The same in all of a query, which stays when nothing is left in it. */
export function replaced(root: GroupItem, ...[id, make]: Parameters<PutItem>): GroupItem {
  if (id !== root.id) return { ...root, group: replacedIn(root.group, id, make) };
  const [made] = make(root);
  return made !== undefined && isGroup(made) ? made : root;
}

const countOf = (items: readonly ConditionNode[]): number =>
  items.reduce((sum, item) => sum + (isGroup(item) ? countOf(item.group) : 1), 0);

/** Whether there may be one more condition. */
export const hasSpace = ({ group }: GroupItem): boolean => countOf(group) < ADVANCED_LIMITS.conditions;

/** Whether a list of this depth, the outermost is 1, may hold a group. */
export const mayNest = (depth: number): boolean => depth < ADVANCED_LIMITS.depth;

/** Conditions whose fields are there, and how many are not. */
export function knownOf(
  nodes: readonly AdvancedNode[],
  fields: ReadonlySet<string>,
): { readonly known: readonly AdvancedNode[]; readonly lost: number } {
  let lost = 0;
  const known = nodes.flatMap((node): readonly AdvancedNode[] => {
    if (isGroup(node)) {
      const inner = knownOf(node.group, fields);
      lost += inner.lost;
      return inner.known.length === 0 ? [] : [{ ...node, group: inner.known }];
    }
    if (fields.has(node.field)) return [node];
    lost += 1;
    return [];
  });
  return { known, lost };
}
