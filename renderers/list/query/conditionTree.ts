import {
  ADVANCED_LIMITS,
  isGroup,
  type AdvancedNode,
  type HalfCondition,
  type HalfNode,
  type MatchType,
} from '../../../engine/index.ts';

/** A condition being edited; `id` is unique in this dialog only. */
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

/** Converts nodes to items. `about`: known properties of a field, for conditions saved without them. */
export const itemsOf = (
  nodes: readonly AdvancedNode[],
  about: (field: string) => HalfCondition | undefined,
): readonly ConditionNode[] =>
  nodes.map((node) =>
    isGroup(node)
      ? { id: newItemId(), matchType: node.matchType, group: itemsOf(node.group, about) }
      : { ...about(node.field), ...node, id: newItemId() },
  );

/** Converts items to nodes by removing the ids. */
export const nodesOf = (items: readonly ConditionNode[]): readonly HalfNode[] =>
  items.map((item) => {
    if (isGroup(item)) return { matchType: item.matchType, group: nodesOf(item.group) };
    const { id: _, ...condition } = item;
    return condition;
  });

/** Replaces one item, at any depth, by the items that `make` returns; an empty array removes it. */
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
    // A group is removed with its last condition.
    return group.length === 0 ? [] : [{ ...item, group }];
  });

/** Replaces an item in a whole query; the root group stays even when it becomes empty. */
export function replaced(root: GroupItem, ...[id, make]: Parameters<PutItem>): GroupItem {
  if (id !== root.id) return { ...root, group: replacedIn(root.group, id, make) };
  const [made] = make(root);
  return made !== undefined && isGroup(made) ? made : root;
}

const countOf = (items: readonly ConditionNode[]): number =>
  items.reduce((sum, item) => sum + (isGroup(item) ? countOf(item.group) : 1), 0);

/** Returns whether another condition may be added. */
export const hasSpace = ({ group }: GroupItem): boolean => countOf(group) < ADVANCED_LIMITS.conditions;

/** Returns whether a group at this depth (the outermost is 1) may contain another group. */
export const mayNest = (depth: number): boolean => depth < ADVANCED_LIMITS.depth;

/** Returns the conditions whose fields exist, and the number of the others. */
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
