import type { TreeNode } from '../ports/trees.ts';
import type { TreeRow } from './treeModel.ts';

/** What a key does in a tree. */
export type TreeAct =
  | { readonly kind: 'mark'; readonly index: number }
  | { readonly kind: 'open' | 'close'; readonly node: TreeNode };

interface Marked {
  readonly rows: readonly TreeRow[];
  /** Index of the row that is marked; -1: none. */
  readonly active: number;
  /** Arrows to the side, Home and End belong to the text that is typed. */
  readonly inText: boolean;
}

const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The nearest row with a node, from a place on and then back from it. */
function nodeNear(rows: readonly TreeRow[], target: number, direction: number): number | undefined {
  for (const towards of [direction, -direction])
    for (let index = target; index >= 0 && index < rows.length; index += towards)
      if (rows[index]?.kind === 'node') return index;
  return undefined;
}

/** Up and down, to the ends, into a branch and out of it, as in any tree; undefined for other keys. */
export function pressedTree(
  { key, altKey }: { readonly key: string; readonly altKey: boolean },
  { rows, active, inText }: Marked,
): TreeAct | undefined {
  const step = STEPS[key];
  if (step !== undefined) {
    if (altKey || (inText && !Number.isFinite(step))) return undefined;
    const target = Math.max(0, Math.min(active + step, rows.length - 1));
    const index = nodeNear(rows, target, Math.sign(step));
    return index === undefined ? undefined : { kind: 'mark', index };
  }
  const row = rows[active];
  if (inText || row?.kind !== 'node') return undefined;
  if (key === 'ArrowRight') {
    if (row.isLeaf) return undefined;
    if (!row.isOpen) return { kind: 'open', node: row.node };
    return rows[active + 1]?.kind === 'node' ? { kind: 'mark', index: active + 1 } : undefined;
  }
  if (key !== 'ArrowLeft') return undefined;
  if (row.isOpen) return { kind: 'close', node: row.node };
  for (let index = active - 1; index >= 0; index -= 1)
    if ((rows[index]?.depth ?? 0) < row.depth) return { kind: 'mark', index };
  return undefined;
}
