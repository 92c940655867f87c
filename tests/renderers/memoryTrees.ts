import { PortError, type TreeNode, type Trees } from '../../renderers/index.ts';

/** `{ 机电: { 电子: {} } }`: names with their children. */
export interface Branch {
  readonly [name: string]: Branch;
}

/** Builds nodes with the ids `n1`, `n2`, … in tree order, and codes of a letter and two digits per level. */
export function nodesOf(branch: Branch): readonly TreeNode[] {
  let count = 0;
  const make = (of: Branch, above: string): readonly TreeNode[] =>
    Object.entries(of).map(([text, below], index) => {
      count += 1;
      const id = `n${count}`;
      const code = `${above}A${String(index + 1).padStart(2, '0')}`;
      const children = make(below, code);
      return { id, value: id, text, code, isLeaf: children.length === 0, children };
    });
  return make(branch, '');
}

export interface MemoryTrees extends Trees {
  /** Ids whose children were requested, `''` for the root nodes, `*` for the whole tree. */
  readonly asked: string[];
  /** Ids whose next request fails once. */
  readonly failing: Set<string>;
}

/** An in-memory tree that is loaded branch by branch. */
export function memoryTrees(roots: readonly TreeNode[]): MemoryTrees {
  const byId = new Map<string, TreeNode>();
  const add = (nodes: readonly TreeNode[]): void => {
    for (const node of nodes) {
      byId.set(node.id, node);
      add(node.children ?? []);
    }
  };
  add(roots);
  const asked: string[] = [];
  const failing = new Set<string>();
  const ask = async (name: string, nodes: readonly TreeNode[]): Promise<readonly TreeNode[]> => {
    asked.push(name);
    if (failing.delete(name)) throw new PortError({ kind: 'other', message: '服务器说：树打不开' });
    return nodes;
  };
  return {
    asked,
    failing,
    children: (_, above) => {
      const nodes = above === null ? roots : (byId.get(above.id)?.children ?? []);
      return ask(
        above?.id ?? '',
        nodes.map(({ children: _children, ...node }) => node),
      );
    },
    whole: () => ask('*', roots),
  };
}
