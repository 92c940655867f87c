import type { PrintAlign } from '../language/compiled/compiledPrint.ts';
import type { PaperArea } from './frames.ts';
import type { PaperBox } from './laidOut.ts';
import { aligned, lineHeight, textBoxes } from './textLines.ts';
import { paperText } from './wrapText.ts';

const TEXT_SIZE = 7;
/** As wide as bars are read well: about a third of a millimetre the thinnest at 18 digits. */
const MAX_WIDTH = 180;

/** Widths of bars and blanks by turns, in modules of Code 128. */
export type EncodeBars = (text: string) => readonly number[];

/** What Code 128 encodes and still is read in the width of a sheet. */
const ENCODED = /^[\x20-\x7e]{1,48}$/;

/** Of bars of this height with their text below. */
export const barsHeight = (height: number): number => height + lineHeight({ size: TEXT_SIZE });

/** Bars with their text below; the text alone where bars cannot say it. */
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
