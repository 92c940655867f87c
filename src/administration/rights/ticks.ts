import type { PermissionNode } from '../../../contract/rights/permissionTree.ts';

/** Ids of the ticked entries and rights. */
export type Ticks = ReadonlySet<string>;

/** A tree of entries and rights, ticked by id. */
export interface TickTree {
  readonly roots: readonly PermissionNode[];
  readonly byId: ReadonlyMap<string, PermissionNode>;
  readonly above: ReadonlyMap<string, string>;
}

export function tickTree(roots: readonly PermissionNode[]): TickTree {
  const byId = new Map<string, PermissionNode>();
  const above = new Map<string, string>();
  const add = (nodes: readonly PermissionNode[], parent: string | undefined): void => {
    for (const node of nodes) {
      byId.set(node.id, node);
      if (parent !== undefined) above.set(node.id, parent);
      add(node.children, node.id);
    }
  };
  add(roots, undefined);
  return { roots, byId, above };
}

const below = (node: PermissionNode): readonly PermissionNode[] => [node, ...node.children.flatMap(below)];

const pathAbove = ({ above }: TickTree, id: string): readonly string[] => {
  const parent = above.get(id);
  return parent === undefined ? [] : [parent, ...pathAbove({ above } as TickTree, parent)];
};

export interface Ticking {
  readonly tree: TickTree;
  /** Nodes that the user may not grant are fixed, unless they were ticked initially. */
  readonly mayTick: (node: PermissionNode) => boolean;
  /** Ticking is linked: a right ticks the entries above it, and an entry ticks everything below it. */
  readonly isLinked: boolean;
}

/** Returns whether the node and all its descendants are ticked, as far as they may be. */
const isFull = (node: PermissionNode, ticks: Ticks, mayTick: Ticking['mayTick']): boolean =>
  below(node).every((one) => ticks.has(one.id) || !mayTick(one));

/** Returns the ticks after a click on a node; a partly ticked one becomes fully ticked first. */
export function pressed({ tree, mayTick, isLinked }: Ticking, ticks: Ticks, id: string): Ticks {
  const node = tree.byId.get(id);
  if (node === undefined || !mayTick(node)) return ticks;
  const next = new Set(ticks);
  if (!isLinked) {
    if (!next.delete(id)) next.add(id);
    return next;
  }
  if (!isFull(node, ticks, mayTick) || !ticks.has(id)) {
    for (const one of below(node)) if (mayTick(one)) next.add(one.id);
    for (const parent of pathAbove(tree, id)) {
      const entry = tree.byId.get(parent);
      if (entry !== undefined && mayTick(entry)) next.add(parent);
    }
    return next;
  }
  for (const one of below(node)) next.delete(one.id);
  // An entry is unticked with its last child, like at the server's command line.
  for (const parent of pathAbove(tree, id)) {
    const entry = tree.byId.get(parent);
    if (entry?.children.some((child) => next.has(child.id)) === true) break;
    next.delete(parent);
  }
  return next;
}

/** The current ticks and all nodes that may be ticked. */
export const allTicked = ({ tree, mayTick }: Ticking, ticks: Ticks): Ticks =>
  new Set([...ticks, ...[...tree.byId.values()].filter(mayTick).map(({ id }) => id)]);

/** Indeterminate boxes: a descendant differs from them. */
export const halfTicked = ({ tree }: Pick<Ticking, 'tree'>, ticks: Ticks): Ticks => {
  const half = new Set<string>();
  for (const id of tree.byId.keys()) {
    const parent = tree.above.get(id);
    if (parent === undefined) continue;
    // Marks all ancestors of a node that differs from its parent.
    if (ticks.has(id) !== ticks.has(parent)) for (const one of pathAbove(tree, id)) half.add(one);
  }
  return half;
};

export const isSame = (one: Ticks, other: Ticks): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Returns matching nodes with all their ancestors, which show their position, and all their descendants. */
export function narrowed(
  nodes: readonly PermissionNode[],
  fits: (node: PermissionNode) => boolean,
): readonly PermissionNode[] {
  return nodes.flatMap((node) => {
    if (fits(node)) return [node];
    const children = narrowed(node.children, fits);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
