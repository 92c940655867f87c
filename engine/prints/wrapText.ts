/**
 * Widths of the characters from space to ~ in thousandths of the font size, for Noto Sans SC Regular, the font of print
 * layouts.
 */
const ASCII = [
  224, 323, 474, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555, 555, 555, 555,
  555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 608, 657, 638, 688, 589, 552, 689, 728, 293, 535, 646, 543, 812,
  723, 742, 633, 742, 635, 596, 599, 721, 575, 878, 573, 531, 603, 338, 392, 338, 555, 559, 606, 563, 618, 510, 620,
  554, 325, 564, 607, 275, 275, 552, 284, 926, 610, 606, 620, 620, 388, 468, 377, 607, 521, 802, 498, 521, 475, 338,
  270, 338, 555,
];
const SPACE = 0x20;

/** Chinese characters are as wide as high; no other is wider, so unknown characters never overflow their box. */
const WIDE = 1000;

const widthOf = (letter: string): number => ASCII[(letter.codePointAt(0) ?? 0) - SPACE] ?? WIDE;

/** Returns the width of a text in points for a font size in points. The same on the server and in the browser. */
export const textWidth = (text: string, size: number): number => {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return (sum * size) / 1000;
};

/** Characters with neither width nor glyph: joiners, directional marks, soft hyphens, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\r\n\t]/gu;
/** Spaces of other widths, and tabs; not the one that is as wide as a Chinese character. */
const BLANK = /[^\S\r\n\u3000]/gu;

/** Prepares a text for print: composes characters with their marks, as fonts have them, and removes invisible ones. */
export const paperText = (text: string): string => text.normalize('NFC').replace(UNSEEN, '').replace(BLANK, ' ');

/** Characters that may not start a line (GB/T 15834). */
const CLOSING = new Set('，。、；：！？）】》」』”’,.;:!?)]}%');
/** Characters that may not end a line. */
const OPENING = new Set('（【《「『“‘([{');
const PARTING = new Set(' |/,;-');

const isWide = (letter: string): boolean => (letter.codePointAt(0) ?? 0) >= 0x2e80;

const mayBreak = (before: string, after: string): boolean => {
  if (CLOSING.has(after) || OPENING.has(before)) return false;
  return PARTING.has(before) || isWide(before) || isWide(after);
};

/** Returns the end of the line that starts at `from`: the last allowed break, or within a word if there is none. */
function endOfLine(letters: readonly string[], from: number, room: number): number {
  let sum = 0;
  let end = from;
  for (let at = from; at < letters.length; at += 1) {
    sum += widthOf(letters[at] ?? '');
    if (sum > room && at > from) return end > from ? end : at;
    if (mayBreak(letters[at] ?? '', letters[at + 1] ?? '')) end = at + 1;
  }
  return letters.length;
}

/** Wraps a text into lines of at most this width in points; line breaks are preserved, a blank text has no lines. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const room = (width * 1000) / size;
  return paperText(text)
    .split(/\r\n|[\r\n]/)
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const letters = [...line.trimEnd()];
      const lines: string[] = [];
      for (let from = 0; from < letters.length;) {
        const end = endOfLine(letters, from, room);
        lines.push(letters.slice(from, end).join('').trim());
        from = end;
      }
      return lines;
    });
}
