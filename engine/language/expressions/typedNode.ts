import { part } from '../../text/problems.ts';
import type { ProblemText } from '../../text/problems.ts';
import type { Result, Scope } from '../../core/scope.ts';
import type { ValueType, Values } from '../../core/values.ts';

/** The codes that a column can hold. */
export interface KnownChoices {
  /** Name of the column or attribute with the codes, for problems: `status`. */
  readonly of: string;
  readonly values: ReadonlySet<string>;
  /** Administrators may add codes. Default: false. */
  readonly isOpen?: boolean | undefined;
}

/** Blank is `undefined` within expressions; a `''` can only come from a literal or a function, and is a text. */
export type Evaluate = (scope: Scope) => Result;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly type: ValueType;
  /** Set if the node is a literal. */
  readonly literal?: string | boolean;
  /** Literal texts that its branches can yield: `x ? 'a' : 'b'`. */
  readonly literals?: readonly string[];
  /** Codes of the column that it reads. */
  readonly choices?: KnownChoices | undefined;
  /** Maximum number of decimal places; absent: unknown. */
  readonly scale?: number | undefined;
  readonly evaluate: Evaluate;
}

/** Names a column of a detail; without a key the rows themselves. */
export interface DetailColumn {
  readonly detail: string;
  readonly key?: string;
}

/** A column of every row of a detail, the rows themselves, or the user's roles; only functions accept it. */
export interface ListNode {
  readonly kind: 'list';
  readonly type: ValueType | 'row';
  /** Source of the items. Absent: not from a detail. */
  readonly column?: DetailColumn | undefined;
  /** Maximum number of decimal places of its items; absent: unknown. */
  readonly scale?: number | undefined;
  readonly items: (scope: Scope) => readonly (Result | Values)[];
}

export type TypedNode = ScalarNode | ListNode;

/**
 * Returns the node as the wanted type: itself, or a text literal `'2026-11-20'` if a date is wanted; else undefined.
 */
export const asType = (node: TypedNode, type: ValueType): ScalarNode | undefined => {
  if (node.kind !== 'scalar') return undefined;
  if (node.type === type) return node;
  const isDate = type === 'date' && typeof node.literal === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(node.literal);
  return isDate ? { ...node, type } : undefined;
};

/**
 * Returns all nodes as one type, which the first non-literal determines; undefined if they do not agree or one is a
 * list.
 */
export const asOneType = (nodes: readonly TypedNode[]): readonly ScalarNode[] | undefined => {
  const leader = nodes.find((node) => node.kind === 'scalar' && node.literal === undefined) ?? nodes[0];
  if (leader?.kind !== 'scalar') return undefined;
  const agreed = nodes.map((node) => asType(node, leader.type));
  return agreed.every((node) => node !== undefined) ? agreed : undefined;
};

/** Returns the type's name for problems: `decimal`, `list of text`. */
export const nameOfType = (node: TypedNode): ProblemText => {
  const type = part(`type.${node.type}`);
  return node.kind === 'list' ? part('type.list', { type }) : type;
};
