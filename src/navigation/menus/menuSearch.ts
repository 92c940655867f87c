import { spelledCharacters, type PinyinSpelling } from '../../../engine/index.ts';
import type { MenuEntry } from './menuEntries.ts';

/** A searchable page: an entry that opens something, with its folders. */
export interface SearchEntry {
  readonly entry: MenuEntry;
  /** `报关管理 / 单证`; empty at the top level. */
  readonly trail: string;
}

/** Spells titles in pinyin; null until its dictionary is loaded. */
export type Speller = ((title: string) => PinyinSpelling) | null;

export interface FoundEntry extends SearchEntry {
  /** Range of the matched characters in the title, end exclusive; null when something else matched. */
  readonly found: readonly [from: number, to: number] | null;
}

/** All pages of the menu, without folders; hidden entries are not in the menu (S2.6-1). */
export const searchableEntries = (
  entries: readonly MenuEntry[],
  above: readonly string[] = [],
): readonly SearchEntry[] =>
  entries.flatMap((entry) =>
    entry.children.length > 0
      ? searchableEntries(entry.children, [...above, entry.title])
      : [{ entry, trail: above.join(' / ') }],
  );

interface Match {
  /** Lower is better. */
  readonly rank: number;
  readonly found: readonly [number, number] | null;
}

/** Finds lower-case `typed` in a title or its pinyin; null without a match. */
export function matchTitle(title: string, typed: string, spell: Speller): Match | null {
  const at = title.toLowerCase().indexOf(typed);
  if (at >= 0) return { rank: at === 0 ? 0 : 1, found: [at, at + typed.length] };
  if (spell === null || !/^[a-z0-9ü]+$/.test(typed)) return null;
  const found = spelledCharacters(spell(title).readings, typed.replaceAll('ü', 'v'));
  return found === undefined ? null : { rank: found[0] === 0 ? 2 : 3, found };
}

function match({ entry, trail }: SearchEntry, typed: string, spell: Speller) {
  const inTitle = matchTitle(entry.title, typed, spell);
  if (inTitle) return inTitle;
  const around = `${trail} ${entry.path}`.toLowerCase();
  return around.includes(typed) ? { rank: 4, found: null } : null;
}

/**
 * Finds the pages that contain every word of a text in title, pinyin, folders or path; best first, then in menu order.
 * `spell` is null until its dictionary is loaded.
 */
export function findEntries(entries: readonly SearchEntry[], text: string, spell: Speller): readonly FoundEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const matches = words.map((word) => match(entry, word, spell));
    const rank = matches.reduce((sum, one) => sum + (one?.rank ?? Number.NaN), 0);
    return Number.isNaN(rank) ? [] : [{ rank, finding: { ...entry, found: matches[0]?.found ?? null } }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
