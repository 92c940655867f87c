/** Widths of the letters from space to ~ in thousandths of their height, of Noto Sans SC Regular: the face that papers are set in. */
const ASCII = [
  224, 323, 474, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555, 555, 555, 555,
  555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 608, 657, 638, 688, 589, 552, 689, 728, 293, 535, 646, 543, 812,
  723, 742, 633, 742, 635, 596, 599, 721, 575, 878, 573, 531, 603, 338, 392, 338, 555, 559, 606, 563, 618, 510, 620,
  554, 325, 564, 607, 275, 275, 552, 284, 926, 610, 606, 620, 620, 388, 468, 377, 607, 521, 802, 498, 521, 475, 338,
  270, 338, 555,
];
const SPACE = 0x20;

/** Chinese letters are as wide as high; no other is wider, so what is not known here never runs out of its box. */
const WIDE = 1000;

const widthOf = (letter: string): number => ASCII[(letter.codePointAt(0) ?? 0) - SPACE] ?? WIDE;

/** In points, of letters of so many points. The same on the server and in the browser. */
export const textWidth = (text: string, size: number): number => {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return (sum * size) / 1000;
};

/** Have neither width nor glyph: joiners, marks of direction, soft hyphens, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\r\n\t]/gu;
/** Blanks of other widths, and tabs; not the one that is as wide as a Chinese letter. */
const BLANK = /[^\S\r\n\u3000]/gu;

/** A text as it goes on paper: letters with their marks as one, as fonts have them, and nothing unseen. */
export const paperText = (text: string): string => text.normalize('NFC').replace(UNSEEN, '').replace(BLANK, ' ');

/** No line begins with these (GB/T 15834). */
const CLOSING = new Set('，。、；：！？）】》」』”’,.;:!?)]}%');
/** No line ends with these. */
const OPENING = new Set('（【《「『“‘([{');
const PARTING = new Set(' |/,;-');

const isWide = (letter: string): boolean => (letter.codePointAt(0) ?? 0) >= 0x2e80;

const mayBreak = (before: string, after: string): boolean => {
  if (CLOSING.has(after) || OPENING.has(before)) return false;
  return PARTING.has(before) || isWide(before) || isWide(after);
};

/** Where the line that begins at `from` ends: at the last place that allows it, in the middle of a word where there is none. */
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

/** A text as lines of at most this width in points; what stands on lines of its own stays so, a blank text has none. */
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
