import { distance } from 'fastest-levenshtein';
import { hints } from './problems.ts';
import type { Problem } from './problems.ts';

const lettersOf = (name: string): string => [...name].sort().join('');

/** Number of typing errors between two names: missing, surplus or wrong letters; two swapped letters count as one. */
function slipsBetween(name: string, other: string): number {
  const away = distance(name, other);
  return away === 2 && lettersOf(name) === lettersOf(other) ? 1 : away;
}

/** Whether the names differ by exactly one typing error. */
export const isSlipOf = (name: string, other: string): boolean =>
  slipsBetween(name.toLowerCase(), other.toLowerCase()) === 1;

/**
 * Returns the known name that was probably meant, or undefined if none is similar: at most a third of the letters may
 * differ, or two (one in names of up to three letters).
 */
export const closestName = (name: string, known: Iterable<string>): string | undefined => {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const away = slipsBetween(wanted, candidate.toLowerCase());
    if (away < bestDistance) [best, bestDistance] = [candidate, away];
  }
  return best;
};

/**
 * Returns the known name that was certainly meant: at most two typing errors, one in names of up to three letters, and
 * no other name is equally close.
 */
function onlyNearest(name: string, known: ReadonlySet<string>): string | undefined {
  const wanted = name.toLowerCase();
  const ways = [...known].map((candidate) => ({ candidate, away: slipsBetween(wanted, candidate.toLowerCase()) }));
  const least = Math.min(...ways.map(({ away }) => away));
  const nearest = ways.filter(({ away }) => away === least);
  return least <= (name.length > 3 ? 2 : 1) && nearest.length === 1 ? nearest[0]?.candidate : undefined;
}

/**
 * Returns the hint of a problem about an unknown name, and its fix if only one name can be meant; empty if no name is
 * similar, so that it can be spread: `{ ...didYouMean(name, names) }`. `inPlace` returns how a name is written in its
 * place: `$values.<name>`. Default: unchanged.
 */
export function didYouMean(
  name: string,
  known: Iterable<string>,
  inPlace: (name: string) => string = (plain) => plain,
): Pick<Problem, 'hint' | 'misspelt'> {
  const names = new Set(known);
  const closest = closestName(name, names);
  if (closest === undefined) return {};
  const certain = onlyNearest(name, names);
  const misspelt = certain === undefined ? undefined : { written: inPlace(name), meant: inPlace(certain) };
  return { ...hints('didYouMean', { name: closest }), misspelt };
}
