import { pinyin } from 'pinyin-pro';

/** Spellings of texts, one element a character; a text is spelled once. */
const spelled = new Map<string, readonly string[]>();
const MAX_KEPT = 100_000;

function syllablesOf(text: string): readonly string[] {
  const known = spelled.get(text);
  if (known !== undefined) return known;
  if (spelled.size >= MAX_KEPT) spelled.clear();
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true, surname: 'head' }).map((one) =>
    one.toLowerCase(),
  );
  spelled.set(text, syllables);
  return syllables;
}

/** Whether a word may be pinyin. */
export const isLetters = (word: string): boolean => /^[a-zü]+$/i.test(word);

/** Whether a text is spelled so from one of its characters on: 王复核 by `wang`, `fuhe`, `wfh`, `fh`. */
export function isSpelled(text: string, word: string): boolean {
  const wanted = word.toLowerCase().replaceAll('ü', 'v');
  const syllables = syllablesOf(text);
  const initials = syllables.map((syllable) => syllable.slice(0, 1)).join('');
  if (initials.includes(wanted)) return true;
  return syllables.some((_, start) => syllables.slice(start).join('').startsWith(wanted));
}
