import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant, or undefined when none is near: at most a third of the letters may differ, or two (as when neighbours are swapped). */
export const closestName = (name: string, known: Iterable<string>): string | undefined => {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const away = distance(wanted, candidate.toLowerCase());
    if (away < bestDistance) [best, bestDistance] = [candidate, away];
  }
  return best;
};

/** The hint of a problem about an unknown name; empty when nothing is near, so that it can be spread: `{ ...didYouMean(name, names) }`. */
export const didYouMean = (name: string, known: Iterable<string>): { hint?: string } => {
  const closest = closestName(name, known);
  return closest === undefined ? {} : { hint: `did you mean "${closest}"?` };
};
