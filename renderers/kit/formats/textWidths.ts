/** Pixels around the title of a column: cell padding and sort icon. */
export const AROUND_TITLE = 34;

/** Approximate width of a text in pixels: 13 for a Chinese character, 7 for others. */
export const drawnTextWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 13 : 7.2), 0);

/**
 * Minimum width of a column header in pixels: its longest word in bold; a line may break after any Chinese character.
 */
export const leastHeadWidth = (title: string): number =>
  Math.ceil(Math.max(0, ...(title.match(/[^\s\u2e80-\uffff]+/gu) ?? []).map(drawnTextWidth)) * 1.12) + AROUND_TITLE;
