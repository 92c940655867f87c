import type { BlockCell } from './conversion.ts';
import { readPlainNumber } from './plainNumber.ts';

/** Forms in which a format shows the number itself, and adds no sign that means something. */
const OF_FORMAT: ReadonlySet<string> = new Set(['plain', 'separators', 'scientific', 'negative']);
/** What a sheet shows where a number does not fit its column. */
const TOO_NARROW = /^#{3,}$/;

/**
 * What a cell says in a column of texts or codes: the digits of its number without their format, `8712003000` behind
 * `8,712,003,000`, but with the zeros that a format shows in front: `0101` behind the format `0000`.
 */
export function codeText({ text, number, isDay }: BlockCell): string {
  const shown = text.trim();
  if (number === undefined || isDay === true) return shown;
  if (/^\d+$/.test(shown) && shown.replace(/^0+(?=\d)/, '') === number) return shown;
  if (TOO_NARROW.test(shown)) return number;
  const read = readPlainNumber(shown);
  return read !== undefined && OF_FORMAT.has(read.form) ? number : shown;
}
