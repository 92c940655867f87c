import { pinyin, polyphonic } from 'pinyin-pro';
import { createSpeller, spelledCharacters } from '../../../engine/index.ts';

/** Pinyin spelling of a name; each name is computed once. */
export const spelledName = createSpeller({ pinyin, polyphonic });

/** Returns whether a word may be pinyin. */
export const isLetters = (word: string): boolean => /^[a-zü]+$/i.test(word);

const asSpelled = (word: string): string => word.toLowerCase().replaceAll('ü', 'v');

/**
 * Returns whether a word spells a text starting at one of its characters: 王复核 by `wang`, `fuhe`, `wfh`, `fh`; 单明
 * by `danming` and `shanming`.
 */
export const isSpelled = (text: string, word: string): boolean =>
  spelledCharacters(spelledName(text).readings, asSpelled(word)) !== undefined;

/** Returns whether the likeliest readings of the characters spell the word. */
export function isLikelySpelled(text: string, word: string): boolean {
  const likeliest = spelledName(text).readings.map((readings) => readings.slice(0, 1));
  return spelledCharacters(likeliest, asSpelled(word)) !== undefined;
}
