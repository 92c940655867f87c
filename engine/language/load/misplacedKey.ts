import { KEYS_BY_PLACE } from '../../generated/columnKeys.ts';
import { hints, part } from '../../text/problems.ts';
import type { ProblemText } from '../../text/problems.ts';

/** `/list/query/0` → `/list/query/*`. */
const placeOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

const isNested = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`) || outer === '';

const levels = (place: string): number => place.split('/').length;

const nameOf = (place: string): ProblemText | string =>
  place === '' ? part('part.thePage') : `"${place.slice(1).replaceAll('/*', '').replaceAll('/', '.')}"`;

/** `omit` contains names of items, under the keys of the items themselves. */
const NAMES_ALONE = '/omit';

/**
 * Returns the places of a key that is a level too high or too deep, nearest first. Undefined if no enclosing or nested
 * place has the key.
 */
export function belongsElsewhere(pointer: string, key: string): { readonly hint: ProblemText } | undefined {
  const here = placeOf(pointer);
  const places = Object.entries(KEYS_BY_PLACE)
    .filter(
      ([place, keys]) =>
        place !== here &&
        place !== NAMES_ALONE &&
        (isNested(place, here) || isNested(here, place)) &&
        keys.includes(key),
    )
    .map(([place]) => place)
    .sort((a, b) => Math.abs(levels(a) - levels(here)) - Math.abs(levels(b) - levels(here)));
  const [nearest] = places;
  if (nearest === undefined) return undefined;
  const least = Math.abs(levels(nearest) - levels(here));
  const names = places.filter((place) => Math.abs(levels(place) - levels(here)) === least).map(nameOf);
  return hints('belongsIn', { places: names });
}
