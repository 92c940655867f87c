import { isRecord, recordsOf, textOf } from '../reading.ts';

/** An entry or a right in the tree that roles are given rights by (contract §4.2, `TreeModel`). */
export interface SentPermissionNode {
  /** Of the entry. */
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly slotTitle: string;
  readonly label: string;
  readonly icon: string | null;
  readonly isLeaf: boolean;
  /** 1: it has data rules, which a role may be bound to. */
  readonly ruleFlag: 0 | 1;
  readonly scopedSlots: { readonly title: 'hasDatarule' };
  /** Blank at the top. */
  readonly parentId: string;
  /** 0 at the top, 1 below, 2 a right. */
  readonly menuType: number;
  /** Codes of a right, comma separated. */
  readonly perms: string | null;
  /** Whether the caller may give it. */
  readonly grantable: boolean;
  readonly children: readonly SentPermissionNode[] | null;
}

export interface SentPermissionTree {
  readonly treeList: readonly SentPermissionNode[];
  /** Of all of them. */
  readonly ids: readonly string[];
}

export interface PermissionNode {
  readonly id: string;
  readonly title: string;
  readonly hasRules: boolean;
  /** A right, not an entry. */
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

/** The roots of an answer. */
export const toPermissionTree = (source: unknown): readonly PermissionNode[] =>
  toPermissionNodes(isRecord(source) ? source['treeList'] : undefined);
