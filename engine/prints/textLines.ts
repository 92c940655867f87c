import type { PrintAlign } from '../language/compiled/compiledPrint.ts';
import type { PaperBox } from './laidOut.ts';
import { textWidth, wrapText } from './wrapText.ts';

/** Line spacing, and distance from the top of a line to its baseline, relative to the font size. */
const LEADING = 1.3;
const BASELINE = 1;

/** A line with one style. */
export interface StyledLine {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}

export const lineHeight = ({ size }: Pick<StyledLine, 'size'>): number => size * LEADING;

export const heightOf = (lines: readonly StyledLine[]): number =>
  lines.reduce((sum, line) => sum + lineHeight(line), 0);

/** Splits lines into those that fit into a height, at least one, and the rest. */
export function cutLines(lines: readonly StyledLine[], room: number): readonly [StyledLine[], StyledLine[]] {
  let sum = 0;
  const count = lines.findIndex((line) => (sum += lineHeight(line)) > room);
  return count === -1 ? [[...lines], []] : [lines.slice(0, Math.max(1, count)), lines.slice(Math.max(1, count))];
}

export const textLinesOf = (
  text: string,
  { size, bold, width }: Pick<StyledLine, 'size' | 'bold'> & { readonly width: number },
): readonly StyledLine[] => wrapText(text, size, width).map((line) => ({ text: line, size, bold }));

export interface LineSpace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns the offset from the left of something with this width. */
export const aligned = (align: PrintAlign, width: number, room: number): number => {
  if (align === 'left') return 0;
  return align === 'right' ? room - width : (room - width) / 2;
};

/** Returns the lines below each other. */
export function textBoxes(lines: readonly StyledLine[], room: LineSpace, align: PrintAlign): readonly PaperBox[] {
  let top = room.y;
  return lines.flatMap((line): PaperBox[] => {
    const y = top + line.size * BASELINE;
    top += lineHeight(line);
    if (line.text === '') return [];
    const width = textWidth(line.text, line.size);
    return [{ kind: 'text', x: room.x + aligned(align, width, room.width), y, width, ...line }];
  });
}
