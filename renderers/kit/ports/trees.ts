import type { CompiledTreeSource } from '../../../engine/index.ts';

/** A node of a tree that columns choose from. */
export interface TreeNode {
  /** Unique in its tree; what stands below is asked for by it. */
  readonly id: string;
  /** What a column keeps of it. */
  readonly value: string;
  readonly text: string;
  /** Besides its text it is found by this: the code of a category. */
  readonly code: string;
  readonly isLeaf: boolean;
  /** Absent: they are asked for when the node is opened. */
  readonly children?: readonly TreeNode[] | undefined;
  /** How it reads once it is chosen. Absent: its text. */
  readonly fullText?: string | undefined;
}

/** Which tree is meant. */
export interface TreeQuestion extends CompiledTreeSource {
  readonly dictCode: string;
}

/** Trees of categories and dictionaries. Both reject with a `PortError`, in words for staff. */
export interface Trees {
  /** What stands directly below a node; null: below the node that the tree begins with. */
  children(tree: TreeQuestion, above: TreeNode | null): Promise<readonly TreeNode[]>;
  /** All of it, each node with its children, to search in. May be kept for a while. */
  whole(tree: TreeQuestion): Promise<readonly TreeNode[]>;
}
