import type { Narrowing, Values } from '../../../engine/index.ts';

/**
 * A choice of a dictionary. `attributes` are what `fill` and `lookup` read: with `text` among them where another text is
 * shown, since records and rules are the same in every language.
 */
export interface DictItem {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
  /** Of the dictionary's author: `green`, `#1677ff`. */
  readonly color?: string | undefined;
  readonly attributes?: Values | undefined;
  /** Besides the text and those among the attributes: what a search found it by. */
  readonly names?: readonly string[] | undefined;
}

/** Which of the matches of a search are wanted. */
export interface DictSearchPage {
  readonly signal?: AbortSignal | undefined;
  /** How many, at most `MAX_MATCHES` of them a call. Default: 50. */
  readonly pageSize?: number | undefined;
  /** From 1 on. Default: 1. */
  readonly pageNo?: number | undefined;
  /** Texts of four parts, by `loadDict2` (W7-5). Default: plain ones. */
  readonly inParts?: boolean | undefined;
  /** Attributes that a match must have. Default: none. */
  readonly narrowing?: Narrowing | undefined;
}

/** A page that is asked for larger than this comes in several (W9-2). */
export const MAX_MATCHES = 1000;

export interface Dictionaries {
  /** All items of a small dictionary, or those alone that belong to a value (`''`: to none); cached. */
  items(dictCode: string, parent?: string): Promise<readonly DictItem[]>;
  /** The best matches of a large one, by code, text, English and pinyin; newest answer wins at the caller. */
  search(dictCode: string, keyword: string, options?: DictSearchPage): Promise<readonly DictItem[]>;
  /** Items by value, attributes included; null where unknown. Batched and cached. */
  lookup(dictCode: string, values: readonly string[]): Promise<Readonly<Record<string, DictItem | null>>>;
}
