import type { BlockCell } from './conversion.ts';
import { readPlainNumber } from './plainNumber.ts';

/** Number forms in which the format shows the number itself and adds no meaningful sign. */
const OF_FORMAT: ReadonlySet<string> = new Set(['plain', 'separators', 'scientific', 'negative']);
/** What a sheet shows if a number does not fit its column. */
const TOO_NARROW = /^#{3,}$/;

/**
 * Returns the value of a cell for a column of texts or codes: the digits of its number without formatting, `8712003000`
 * for `8,712,003,000`, but with the leading zeros of the format: `0101` for the format `0000`.
 */
export function codeText({ text, number, isDay }: BlockCell): string {
  const shown = text.trim();
  if (number === undefined || isDay === true) return shown;
  if (/^\d+$/.test(shown) && shown.replace(/^0+(?=\d)/, '') === number) return shown;
  if (TOO_NARROW.test(shown)) return number;
  const read = readPlainNumber(shown);
  return read !== undefined && OF_FORMAT.has(read.form) ? number : shown;
}
