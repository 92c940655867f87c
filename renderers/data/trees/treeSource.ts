import { readTreeCondition, type CompiledColumn } from '../../../engine/index.ts';
import { lazyModule } from '../../kit/lazy/lazyModule.ts';
import { PortError, type Ports } from '../../kit/ports/ports.ts';
import type { TreeNode, TreeQuestion, Trees } from '../../kit/ports/trees.ts';

/** The areas and their data are a separate lazy-loaded chunk. */
export const lazyAreas = lazyModule(() => import('./areaTree.ts'));

/** The tree of one column. */
export interface TreeSource {
  readonly children: (above: TreeNode | null) => Promise<readonly TreeNode[]>;
  readonly whole: () => Promise<readonly TreeNode[]>;
}

export const treeQuestion = ({ tree, dictCode }: CompiledColumn): TreeQuestion | undefined =>
  tree === undefined || dictCode === undefined ? undefined : { ...tree, dictCode };

/** Returns what is wrong with the tree condition of a column, as text; undefined when it is valid (W5.1-33). */
export function treeFault({ tree }: CompiledColumn, t: Ports['t']): string | undefined {
  if (tree === undefined || readTreeCondition(tree.condition) !== undefined) return undefined;
  return t(tree.of === 'category' ? 'tree.badCategoryCondition' : 'tree.badCondition');
}

const AREAS: TreeSource = {
  children: async (above) => above?.children ?? (await lazyAreas.fetch()).areaNodes,
  whole: async () => (await lazyAreas.fetch()).areaNodes,
};

const failing = async (message: string): Promise<never> => {
  throw new PortError({ kind: 'other', message });
};

export interface TreePorts {
  /** Translates the reason why there is no tree; absent: the reason is not shown. */
  readonly t?: Ports['t'] | undefined;
  readonly trees?: Trees | undefined;
}

const keyOf: Ports['t'] = (key) => key;

/** Returns the source of a column's nodes. For a misconfigured column the source rejects with the reason. */
export function treeSourceOf(column: CompiledColumn, { t = keyOf, trees }: TreePorts): TreeSource {
  const question = treeQuestion(column);
  const fault = treeFault(column, t);
  if (question?.of === 'area') return AREAS;
  if (fault !== undefined) return { children: () => failing(fault), whole: () => failing(fault) };
  if (question === undefined || trees === undefined)
    return { children: () => failing(t('dict.failed')), whole: () => failing(t('dict.failed')) };
  return {
    children: async (above) => above?.children ?? trees.children(question, above),
    whole: () => trees.whole(question),
  };
}
