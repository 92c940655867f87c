import { pinyin, polyphonic } from 'pinyin-pro';
import { createSpeller, spelledCharacters } from '../../../engine/index.ts';

/** How a name is spelled; each is spelled once. */
export const spelledName = createSpeller({ pinyin, polyphonic });

/** Whether a word may be pinyin. */
export const isLetters = (word: string): boolean => /^[a-zü]+$/i.test(word);

const asSpelled = (word: string): string => word.toLowerCase().replaceAll('ü', 'v');

/** Whether a text is spelled so from one of its characters on: 王复核 by `wang`, `fuhe`, `wfh`, `fh`; 单明 by `danming` and `shanming`. */
export const isSpelled = (text: string, word: string): boolean =>
  spelledCharacters(spelledName(text).readings, asSpelled(word)) !== undefined;

/** Whether the likeliest reading of each character spells the word. */
export function isLikelySpelled(text: string, word: string): boolean {
  const likeliest = spelledName(text).readings.map((readings) => readings.slice(0, 1));
  return spelledCharacters(likeliest, asSpelled(word)) !== undefined;
}
