import type { SeededRandom } from '../../../server/app/demo/seededRandom.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

type Slip = (name: string, at: number, random: SeededRandom) => string;

/** Typing slips: a letter missing, doubled, replaced, or swapped with the next one. */
const SLIPS: readonly Slip[] = [
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at + 1) + name.slice(at),
  (name, at, random) => name.slice(0, at) + random.pick(LETTERS) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
];

/** Returns the name with one slip that makes it none of the known names. */
export function misspell(name: string, known: ReadonlySet<string>, random: SeededRandom): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const letters = [...name].flatMap((letter, index) => (/\w/.test(letter) && index > 0 ? [index] : []));
    const slipped = letters.length === 0 ? `${name}x` : random.pick(SLIPS)(name, random.pick(letters), random);
    if (slipped !== name && slipped.length > 1 && !known.has(slipped)) return slipped;
  }
  return `${name}Zz`;
}
