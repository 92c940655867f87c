import { isRecord, recordsOf, textOf } from '../reading.ts';

/** An entry or a right in the tree by which rights are granted to roles (contract §4.2, `TreeModel`). */
export interface SentPermissionNode {
  /** Id of the entry. */
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly slotTitle: string;
  readonly label: string;
  readonly icon: string | null;
  readonly isLeaf: boolean;
  /** 1: it has data rules that a role can be bound to. */
  readonly ruleFlag: 0 | 1;
  readonly scopedSlots: { readonly title: 'hasDatarule' };
  /** Blank at the top. */
  readonly parentId: string;
  /** 0: top-level entry, 1: entry below, 2: right. */
  readonly menuType: number;
  /** Codes of a right, comma-separated. */
  readonly perms: string | null;
  /** Whether the caller may grant it. */
  readonly grantable: boolean;
  readonly children: readonly SentPermissionNode[] | null;
}

export interface SentPermissionTree {
  readonly treeList: readonly SentPermissionNode[];
  /** Ids of all nodes. */
  readonly ids: readonly string[];
}

export interface PermissionNode {
  readonly id: string;
  readonly title: string;
  readonly hasRules: boolean;
  /** True: a right; false: an entry. */
  readonly isRight: boolean;
  readonly perms: string;
  readonly grantable: boolean;
  readonly children: readonly PermissionNode[];
}

export const toPermissionNodes = (source: unknown): readonly PermissionNode[] =>
  recordsOf(source).map((node) => ({
    id: textOf(node, 'key'),
    title: textOf(node, 'title'),
    hasRules: Number(node['ruleFlag']) === 1,
    isRight: Number(node['menuType']) === 2,
    perms: textOf(node, 'perms'),
    grantable: node['grantable'] !== false,
    children: toPermissionNodes(node['children']),
  }));

/** Reads the root nodes of an answer. */
export const toPermissionTree = (source: unknown): readonly PermissionNode[] =>
  toPermissionNodes(isRecord(source) ? source['treeList'] : undefined);
