import type { CompiledTreeSource } from '../../../engine/index.ts';

/** A node of a tree that columns choose from. */
export interface TreeNode {
  /** Unique in its tree; used to request its children. */
  readonly id: string;
  /** Value that a column stores. */
  readonly value: string;
  readonly text: string;
  /** Further text for searching, besides `text`: the code of a category. */
  readonly code: string;
  readonly isLeaf: boolean;
  /** Absent: they are fetched when the node is opened. */
  readonly children?: readonly TreeNode[] | undefined;
  /** Display text of a chosen node. Absent: its text. */
  readonly fullText?: string | undefined;
}

/** Identifies a tree. */
export interface TreeQuestion extends CompiledTreeSource {
  readonly dictCode: string;
}

/** Trees of categories and dictionaries. Both methods reject with a `PortError` that contains a message for staff. */
export interface Trees {
  /** Returns the direct children of a node; null: those of the tree's start node. */
  children(tree: TreeQuestion, above: TreeNode | null): Promise<readonly TreeNode[]>;
  /** Returns the whole tree, each node with its children, for searching. May be cached for a while. */
  whole(tree: TreeQuestion): Promise<readonly TreeNode[]>;
}
