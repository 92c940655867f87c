import type { Narrowing, Values } from '../../../engine/index.ts';

/**
 * A choice of a dictionary. `fill` and `lookup` read `attributes`, which include `text` when another text is displayed,
 * since records and rules are the same in every language.
 */
export interface DictItem {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
  /** Set by the dictionary's author: `green`, `#1677ff`. */
  readonly color?: string | undefined;
  readonly attributes?: Values | undefined;
  /** Further names, besides the text and those in the attributes, that a search found it by. */
  readonly names?: readonly string[] | undefined;
}

/** Which part of the search results is requested. */
export interface DictSearchPage {
  readonly signal?: AbortSignal | undefined;
  /** Matches per page, at most `MAX_MATCHES` per call. Default: 50. */
  readonly pageSize?: number | undefined;
  /** Starts at 1. Default: 1. */
  readonly pageNo?: number | undefined;
  /** Four-part texts, from `loadDict2` (W7-5). Default: plain texts. */
  readonly inParts?: boolean | undefined;
  /** Attributes that a match must have. Default: none. */
  readonly narrowing?: Narrowing | undefined;
}

/** Limit per call; a larger page is fetched in several calls (W9-2). */
export const MAX_MATCHES = 1000;

export interface Dictionaries {
  /** Returns all items of a small dictionary, or only those below a parent (`''`: without a parent); cached. */
  items(dictCode: string, parent?: string): Promise<readonly DictItem[]>;
  /**
   * Returns the best matches of a large dictionary, by code, text, English name and pinyin; the caller keeps only the
   * newest result.
   */
  search(dictCode: string, keyword: string, options?: DictSearchPage): Promise<readonly DictItem[]>;
  /** Returns items by value, including attributes; null when unknown. Batched and cached. */
  lookup(dictCode: string, values: readonly string[]): Promise<Readonly<Record<string, DictItem | null>>>;
}
