/** Number of characters before an ellipsis (S9-9, W9-7). */
export const ELLIPSIS_LENGTH = 25;

/**
 * Returns the first characters followed by an ellipsis; a text that is not longer is returned unchanged. An emoji
 * counts as one character.
 */
export function shortened(text: string, length: number = ELLIPSIS_LENGTH): string {
  // A text has at most as many characters as UTF-16 code units.
  if (text.length <= length) return text;
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, Math.max(0, length)).join('')}…`;
}
