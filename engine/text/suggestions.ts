import { distance } from 'fastest-levenshtein';
import { hints } from './problems.ts';
import type { Problem } from './problems.ts';

const lettersOf = (name: string): string => [...name].sort().join('');

/** How many slips lead from one name to another: letters too few, too many or wrong; two that are swapped are one slip. */
function slipsBetween(name: string, other: string): number {
  const away = distance(name, other);
  return away === 2 && lettersOf(name) === lettersOf(other) ? 1 : away;
}

/** Whether one slip of the hand makes one name of the other. */
export const isSlipOf = (name: string, other: string): boolean =>
  slipsBetween(name.toLowerCase(), other.toLowerCase()) === 1;

/** The known name that was probably meant, or undefined when none is near: at most a third of the letters may differ, or two (as when neighbours are swapped). */
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

/** The one known name that was certainly meant: two slips lead to it, one in very short names, and no other name may be as near. */
function onlyNearest(name: string, known: ReadonlySet<string>): string | undefined {
  const wanted = name.toLowerCase();
  const ways = [...known].map((candidate) => ({ candidate, away: slipsBetween(wanted, candidate.toLowerCase()) }));
  const least = Math.min(...ways.map(({ away }) => away));
  const nearest = ways.filter(({ away }) => away === least);
  return least <= (name.length > 3 ? 2 : 1) && nearest.length === 1 ? nearest[0]?.candidate : undefined;
}

/**
 * The hint of a problem about an unknown name, and its mend where only one name can be meant; empty when nothing is
 * near, so that it can be spread: `{ ...didYouMean(name, names) }`. `inPlace` says how a name is written where it
 * stands: `$values.<name>`. Default: as it is.
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
