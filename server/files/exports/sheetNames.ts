/** Excel's limit, in UTF-16 units. */
const MAX_UNITS = 31;
/** Units kept at the end of a name that is shortened in the middle: the end is often all that distinguishes it. */
const END_UNITS = 12;
/** Name reserved by Excel. */
const RESERVED = 'History';
const UNNAMED = 'Sheet1';

/** Key for comparing names: Excel ignores case; width and blanks are not visible. */
export const sheetNameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** Cuts a text to a number of UTF-16 units without splitting a surrogate pair. */
const frontOf = (text: string, units: number): string => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

const endOf = (text: string, units: number): string => text.slice(-units).replace(/^[\uDC00-\uDFFF]/, '');

/** Removes leading and trailing apostrophes, which are not permitted. */
const trimmed = (name: string): string => name.replaceAll(/^[\s']+|[\s']+$/g, '');

const allowed = (title: string): string => trimmed(title.replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' '));

const frontName = (title: string): string => trimmed(frontOf(allowed(title), MAX_UNITS)) || UNNAMED;

/** Candidate names for a title, best first. `isShared`: another title has the same front. */
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
 * Sheet names of one workbook, one per title: valid in Excel and unique. A long title is cut at the end; if that makes
 * it equal to another one, its middle is omitted instead.
 *
 * @param taken names used in the workbook, or by its reader, for sheets of another kind.
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

/** Name of the only sheet of a workbook. */
export const sheetName = (title: string): string => sheetNames([title])[0] ?? UNNAMED;
