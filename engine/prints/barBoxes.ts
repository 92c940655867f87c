import type { PrintAlign } from '../language/compiled/compiledPrint.ts';
import type { PaperArea } from './frames.ts';
import type { PaperBox } from './laidOut.ts';
import { aligned, lineHeight, textBoxes } from './textLines.ts';
import { paperText } from './wrapText.ts';

const TEXT_SIZE = 7;
/**
 * Maximum width, at which bars remain readable: the thinnest bar of 18 digits is about a third of a millimetre wide.
 */
const MAX_WIDTH = 180;

/** Alternating widths of bars and gaps, in modules of Code 128. */
export type EncodeBars = (text: string) => readonly number[];

/** Texts that Code 128 can encode and that stay readable within the width of a sheet. */
const ENCODED = /^[\x20-\x7e]{1,48}$/;

/** Height of bars with their text below. */
export const barsHeight = (height: number): number => height + lineHeight({ size: TEXT_SIZE });

/** Returns bars with their text below; only the text if it cannot be encoded. */
export function barBoxes(
  text: string,
  { encode, ...area }: PaperArea & { readonly encode: EncodeBars },
  align: PrintAlign,
): readonly PaperBox[] {
  if (text === '') return [];
  const width = Math.min(area.width, MAX_WIDTH);
  const x = area.x + aligned(align, width, area.width);
  const { y, height } = area;
  const line = { text: paperText(text), size: TEXT_SIZE, bold: false };
  const below = textBoxes([line], { x, y: y + height, width }, 'center');
  return ENCODED.test(text) ? [{ kind: 'bars', x, y, width, height, text, modules: encode(text) }, ...below] : below;
}
