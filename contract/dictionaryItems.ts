import { present } from '../engine/index.ts';
import type { Values } from '../engine/index.ts';
import { isRecord, recordsOf, textOf } from './reading.ts';
import { toValues } from './records.ts';

/** A dictionary item as the dictionary calls send it (contract §2.1). Clients read the text under three names. */
export interface SentDictItem extends SentChoice {
  readonly color: string | null;
  readonly disabled?: true;
  /** Further names besides the text, as a search returns them. */
  readonly names?: readonly string[];
  /** Its attributes. */
  readonly jsonObject: Readonly<Record<string, unknown>> | null;
}

/** A choice that has only a text. */
export interface SentChoice {
  readonly value: string;
  readonly text: string;
  readonly title: string;
  readonly label: string;
}

export interface DictionaryChoice {
  readonly value: string;
  readonly text: string;
  readonly color?: string;
  /** Allowed in stored records, but cannot be chosen. */
  readonly disabled?: true;
  /** Further names besides the text. */
  readonly names?: readonly string[];
  readonly attributes?: Values;
}

/** Short dictionaries by code, as the sign-in sends them. */
export type SentDictionaries = Readonly<Record<string, readonly SentDictItem[]>>;

/** Answer of `lookup`; null: unknown value. */
export type SentLookup = Readonly<Record<string, SentDictItem | null>>;

export const sentChoice = ({ value, text }: Pick<SentChoice, 'value' | 'text'>): SentChoice => ({
  value,
  text,
  title: text,
  label: text,
});

function toChoice(source: Readonly<Record<string, unknown>>): DictionaryChoice {
  const { jsonObject: attributes, names } = source;
  return present({
    value: textOf(source, 'value'),
    text: textOf(source, 'text') || textOf(source, 'title') || textOf(source, 'label'),
    color: textOf(source, 'color') || undefined,
    disabled: source['disabled'] === true ? (true as const) : undefined,
    names: Array.isArray(names) ? names.map(String) : undefined,
    attributes: isRecord(attributes) ? toValues(attributes) : undefined,
  });
}

export const toChoices = (source: unknown): readonly DictionaryChoice[] =>
  Array.isArray(source) ? source.filter(isRecord).map(toChoice) : [];

export const toLookup = (source: unknown): Readonly<Record<string, DictionaryChoice | null>> =>
  isRecord(source)
    ? Object.fromEntries(Object.entries(source).map(([key, item]) => [key, isRecord(item) ? toChoice(item) : null]))
    : {};

/** A tree node of a dictionary or of categories (contract §2.2, §3.1). */
export interface SentTreeNode {
  readonly key: string;
  readonly title: string;
  readonly code: string;
  /** Null: the key is the value. */
  readonly value: string | null;
  /** Has no children. */
  readonly leaf: boolean;
  readonly icon: null;
  readonly parentId: string | null;
  /** Null: not included. */
  readonly children: readonly SentTreeNode[] | null;
}

export interface TreeEntry {
  readonly id: string;
  /** The value that is stored. */
  readonly value: string;
  readonly text: string;
  readonly code: string;
  readonly isLeaf: boolean;
  /** Absent: not loaded yet. */
  readonly children?: readonly TreeEntry[] | undefined;
}

/** Reads a tree node. Other back ends send 0 or 1 as `leaf`, 1 for a leaf (W3.3-7, W3.3-8). */
const toTreeEntry = (source: Readonly<Record<string, unknown>>): TreeEntry => {
  const { leaf, isLeaf, children } = source;
  const id = textOf(source, 'key') || textOf(source, 'value');
  return {
    id,
    value: textOf(source, 'value') || id,
    text: textOf(source, 'title') || textOf(source, 'label') || textOf(source, 'name'),
    code: textOf(source, 'code') || id,
    isLeaf: [leaf, isLeaf].some((mark) => mark === true || mark === 1 || mark === '1'),
    children: Array.isArray(children) && children.length > 0 ? toTreeEntries(children) : undefined,
  };
};

export const toTreeEntries = (source: unknown): readonly TreeEntry[] => recordsOf(source).map(toTreeEntry);

/** A category (contract §3.1). */
export interface SentCategory {
  readonly id: string;
  /** `0` at the top. */
  readonly pid: string;
  readonly name: string;
  readonly code: string;
  /** `1` or `0`. */
  readonly hasChild: string;
  readonly sysOrgCode: string | null;
  readonly tenantId: string;
  readonly createBy: string | null;
  readonly createTime: string;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
}
