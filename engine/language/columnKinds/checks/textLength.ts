/** Counts characters by code point, without allocating. */
const codePoints = (text: string): number => {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xff_ff) index += 1;
    count += 1;
  }
  return count;
};

export const hasAtMost = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= 2 * limit && codePoints(text) <= limit);

export const hasAtLeast = (text: string, limit: number): boolean =>
  text.length >= limit && (text.length >= 2 * limit || codePoints(text) >= limit);
