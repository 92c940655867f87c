/** Pixels around the title of a column: the padding of its cell, and the mark of the order. */
export const AROUND_TITLE = 34;

/** About as wide as the text is drawn: letters of Chinese take 13 px, others 7. */
export const drawnTextWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 13 : 7.2), 0);

/** Pixels that no head of a column does without: its longest word, in bold letters; any letter of Chinese may end a line. */
export const leastHeadWidth = (title: string): number =>
  Math.ceil(Math.max(0, ...(title.match(/[^\s\u2e80-\uffff]+/gu) ?? []).map(drawnTextWidth)) * 1.12) + AROUND_TITLE;
