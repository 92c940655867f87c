import { pinyin } from 'pinyin-pro';
import type { Spell } from './treeIndex.ts';

const known = new Map<string, ReturnType<Spell>>();

/** How a name is spelled in pinyin, other letters as they are. Comes with a dictionary: load it late. */
export const spellName: Spell = (text) => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());
  const spelt = { full: syllables.join(''), initials: syllables.map((one) => one.slice(0, 1)).join('') };
  known.set(text, spelt);
  return spelt;
};
