import type { FindNode } from '../dictionaries/findText.ts';
import { lazyModule } from '../../kit/lazy/lazyModule.ts';
import type { TreeNode } from '../../kit/ports/trees.ts';
import { TreeIndex } from './treeIndex.ts';
import { treeSourceOf, type TreePorts } from './treeSource.ts';

const lateFinder = lazyModule(() => import('./findArea.ts'));

const indexes = new WeakMap<readonly TreeNode[], TreeIndex>();

/** Returns the cached index of a whole tree, so that thousands of pasted cells share one. */
export function indexOf(nodes: readonly TreeNode[]): TreeIndex {
  const known = indexes.get(nodes) ?? new TreeIndex(nodes);
  indexes.set(nodes, known);
  return known;
}

/**
 * Finds the node that a typed or pasted text means in the tree of a column: by value, code, name, path or end of a
 * path.
 */
export const findNode =
  (ports: TreePorts): FindNode =>
  async (column, text) =>
    column.tree?.of === 'area'
      ? (await lateFinder.fetch()).findArea(text)
      : indexOf(await treeSourceOf(column, ports).whole()).find(text);
