import { pinyin } from 'pinyin-pro';
import type { ChoiceSpelling } from './choiceIndex.ts';

/** Pinyin of a choice's text; other letters and digits stand for themselves. Comes with a dictionary of its own, so load it late. */
export function spellChoice(text: string): ChoiceSpelling {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true });
  const small = syllables.filter((one) => /[\p{L}\p{N}]/u.test(one)).map((one) => one.toLowerCase());
  return { initials: small.map((one) => one.charAt(0)).join(''), full: small.join('') };
}
