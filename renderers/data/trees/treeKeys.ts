import type { TreeNode } from '../../kit/ports/trees.ts';
import { steppedTo, type ListKey } from '../../kit/keyboard/listSteps.ts';
import type { TreeRow } from './treeModel.ts';

/** What a key does in a tree. */
export type TreeAct =
  | { readonly kind: 'mark'; readonly index: number }
  | { readonly kind: 'open' | 'close'; readonly node: TreeNode };

interface Marked {
  readonly rows: readonly TreeRow[];
  /** Index of the marked row; -1: none. */
  readonly active: number;
  /** Left, Right, Home and End act on the typed text. */
  readonly inText: boolean;
}

/**
 * Returns what a key does: up and down, to the ends, into and out of a branch, as in any tree; undefined for other
 * keys.
 */
export function pressedTree(pressed: ListKey, { rows, active, inText }: Marked): TreeAct | undefined {
  const index = steppedTo(pressed, { rows, active, inText, canStop: ({ kind }) => kind === 'node' });
  if (index !== undefined) return index === -1 ? undefined : { kind: 'mark', index };
  const { key } = pressed;
  const row = rows[active];
  if (inText || row?.kind !== 'node') return undefined;
  if (key === 'ArrowRight') {
    if (row.isLeaf) return undefined;
    if (!row.isOpen) return { kind: 'open', node: row.node };
    return rows[active + 1]?.kind === 'node' ? { kind: 'mark', index: active + 1 } : undefined;
  }
  if (key !== 'ArrowLeft') return undefined;
  if (row.isOpen) return { kind: 'close', node: row.node };
  for (let above = active - 1; above >= 0; above -= 1)
    if ((rows[above]?.depth ?? 0) < row.depth) return { kind: 'mark', index: above };
  return undefined;
}
