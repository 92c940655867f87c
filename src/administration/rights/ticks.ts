import type { PermissionNode } from '../../../contract/rights/permissionTree.ts';

/** Ids of the entries and rights that are ticked. */
export type Ticks = ReadonlySet<string>;

/** A tree of entries and rights, to be ticked by id. */
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
  /** What staff may not give stays as it is, unless it was ticked before. */
  readonly mayTick: (node: PermissionNode) => boolean;
  /** Above and below go along: a right wants the entries above it, and an entry brings what stands below. */
  readonly isLinked: boolean;
}

/** Ticked as well as everything below it, as far as it may be. */
const isFull = (node: PermissionNode, ticks: Ticks, mayTick: Ticking['mayTick']): boolean =>
  below(node).every((one) => ticks.has(one.id) || !mayTick(one));

/** After a press on a box: one that is ticked in part is ticked in full first. */
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
  // An entry goes with the last that stood below it, as at the server's command line.
  for (const parent of pathAbove(tree, id)) {
    const entry = tree.byId.get(parent);
    if (entry?.children.some((child) => next.has(child.id)) === true) break;
    next.delete(parent);
  }
  return next;
}

/** All that may be ticked, besides what is; or nothing. */
export const allTicked = ({ tree, mayTick }: Ticking, ticks: Ticks): Ticks =>
  new Set([...ticks, ...[...tree.byId.values()].filter(mayTick).map(({ id }) => id)]);

/** Boxes that show a dash: something below is as they are not. */
export const halfTicked = ({ tree }: Pick<Ticking, 'tree'>, ticks: Ticks): Ticks => {
  const half = new Set<string>();
  for (const id of tree.byId.keys()) {
    const parent = tree.above.get(id);
    if (parent === undefined) continue;
    // The path above is known to be half already where its nearest is.
    if (ticks.has(id) !== ticks.has(parent)) for (const one of pathAbove(tree, id)) half.add(one);
  }
  return half;
};

export const isSame = (one: Ticks, other: Ticks): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Nodes that fit, with all above them, so that staff see where each stands, and all below them. */
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
