/** Excel's own limit, in UTF-16 units. */
const MAX_UNITS = 31;
/** Of a name that is shortened in its middle: its end, which often is all that tells it from another. */
const END_UNITS = 12;
/** Excel keeps this name for itself. */
const RESERVED = 'History';
const UNNAMED = 'Sheet1';

/** Excel takes names for the same whatever their case; width and blanks are not seen. */
export const sheetNameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** At most so many units from the front, with no half of a pair. */
const frontOf = (text: string, units: number): string => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

const endOf = (text: string, units: number): string => text.slice(-units).replace(/^[\uDC00-\uDFFF]/, '');

/** An apostrophe may stand neither first nor last. */
const trimmed = (name: string): string => name.replaceAll(/^[\s']+|[\s']+$/g, '');

const allowed = (title: string): string => trimmed(title.replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' '));

const frontName = (title: string): string => trimmed(frontOf(allowed(title), MAX_UNITS)) || UNNAMED;

/** Names for a title, the best first. `isShared`: another title has the same front. */
function* namesFor(title: string, isShared: boolean): Generator<string> {
  const whole = allowed(title);
  const middle = trimmed(`${frontOf(whole, MAX_UNITS - END_UNITS - 1)}…${endOf(whole, END_UNITS)}`);
  if (whole.length > MAX_UNITS && isShared) yield middle;
  yield frontName(title);
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    yield (trimmed(frontOf(whole, MAX_UNITS - mark.length)) || UNNAMED) + mark;
  }
}

/**
 * The names of the sheets of one workbook, one for each title: such as Excel allows, and no two the same. A long title
 * is cut; where that makes it another's, its middle is left out instead.
 *
 * @param taken names that the workbook, or who reads it, has for sheets of another kind.
 */
export function sheetNames(titles: readonly string[], taken: readonly string[] = []): readonly string[] {
  const used = new Set([RESERVED, ...taken].map(sheetNameKey));
  const fronts = titles.map((title) => sheetNameKey(frontName(title)));
  return titles.map((title, index) => {
    const isShared = fronts.some((front, other) => other !== index && front === fronts[index]);
    for (const name of namesFor(title, isShared)) {
      const key = sheetNameKey(name);
      if (used.has(key)) continue;
      used.add(key);
      return name;
    }
    return UNNAMED;
  });
}

/** The name of the only sheet of a workbook. */
export const sheetName = (title: string): string => sheetNames([title])[0] ?? UNNAMED;
