import { pinyin } from 'pinyin-pro';
import type { Spelling } from './menuSearch.ts';

const known = new Map<string, Spelling>();

/** How a title is spelled; other letters stand for themselves. Comes with a dictionary, so load it lazily. */
export function spell(title: string): Spelling {
  const before = known.get(title);
  if (before) return before;
  const syllables = pinyin(title, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());
  const spelling = { syllables, initials: syllables.map((one) => one.slice(0, 1)) };
  known.set(title, spelling);
  return spelling;
}
