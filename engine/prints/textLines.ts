import type { PrintAlign } from '../language/compiled/compiledPrint.ts';
import type { PaperBox } from './laidOut.ts';
import { textWidth, wrapText } from './wrapText.ts';

/** From line to line, and from the top of a line to where its letters stand, in heights of letters. */
const LEADING = 1.3;
const BASELINE = 1;

/** Lines of one look. */
export interface StyledLine {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}

export const lineHeight = ({ size }: Pick<StyledLine, 'size'>): number => size * LEADING;

export const heightOf = (lines: readonly StyledLine[]): number =>
  lines.reduce((sum, line) => sum + lineHeight(line), 0);

/** The lines that fit into a height, one at least, and the others. */
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

/** How far from the left something of this width stands. */
export const aligned = (align: PrintAlign, width: number, room: number): number => {
  if (align === 'left') return 0;
  return align === 'right' ? room - width : (room - width) / 2;
};

/** Lines one below the other. */
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
