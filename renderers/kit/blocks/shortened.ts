/** Characters that an ellipsis leaves (S9-9, W9-7). */
export const ELLIPSIS_LENGTH = 25;

/** The first characters with an ellipsis behind them; a text that is no longer than that as it is. An emoji is one character. */
export function shortened(text: string, length: number = ELLIPSIS_LENGTH): string {
  // So few units cannot be more characters.
  if (text.length <= length) return text;
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, Math.max(0, length)).join('')}…`;
}
