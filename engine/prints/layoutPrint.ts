import { holds } from '../language/compiled/compiledPrint.ts';
import type { CompiledPrint, PrintBlock } from '../language/compiled/compiledPrint.ts';
import type { Scope } from '../core/scope.ts';
import { barBoxes, barsHeight } from './barBoxes.ts';
import type { EncodeBars } from './barBoxes.ts';
import { fieldBoxes } from './frames.ts';
import { gridStrips } from './gridStrips.ts';
import type { PaperSpace } from './gridStrips.ts';
import { movedBox, stacked } from './laidOut.ts';
import type { PaperBox, PaperPage, Strip } from './laidOut.ts';
import { tableStrips } from './tableStrips.ts';
import { aligned, lineHeight, textLinesOf, textBoxes } from './textLines.ts';

/** Gap below barcodes and images. */
const GAP = 2;
const WATERMARK_ANGLE = 30;

type Strips = {
  readonly [B in PrintBlock['block']]: (block: never, drawing: PaperSpace & { room: number }) => readonly Strip[];
};

const STRIPS = {
  grid: gridStrips,
  table: tableStrips,
  /** One strip per line, so that a long text can span pages. */
  text: ({ text, size, bold, align }: Extract<PrintBlock, { block: 'text' }>, { scope, width }: PaperSpace) =>
    textLinesOf(text.read(scope), { size, bold: holds(bold, scope), width }).map((line): Strip => {
      const height = lineHeight(line);
      const area = { x: 0, y: 0, width, height };
      return { height, boxes: [...fieldBoxes(area, text.fields), ...textBoxes([line], area, align)] };
    }),
  barcode: ({ text, width, height, align }: Extract<PrintBlock, { block: 'barcode' }>, drawing: PaperSpace) => {
    const said = text.read(drawing.scope);
    if (said === '') return [];
    const x = aligned(align, Math.min(width, drawing.width), drawing.width);
    const area = { x, y: 0, width: Math.min(width, drawing.width), height };
    const boxes = [...fieldBoxes(area, text.fields), ...barBoxes(said, { ...area, encode: drawing.encode }, 'left')];
    return [{ height: barsHeight(height) + GAP, boxes }];
  },
  image: ({ data, width, height, align }: Extract<PrintBlock, { block: 'image' }>, drawing: PaperSpace) => {
    const x = aligned(align, width, drawing.width);
    return [{ height: height + GAP, boxes: [{ kind: 'image', x, y: 0, width, height, data } as const] }];
  },
  break: () => [{ height: 0, boxes: [], breaks: true }],
} satisfies Strips;

const stripsOf = (blocks: readonly PrintBlock[], drawing: PaperSpace & { readonly room: number }): readonly Strip[] =>
  blocks.flatMap((block) => {
    if (!holds(block.when, drawing.scope)) return [];
    const draw: (block: never, drawing: PaperSpace & { room: number }) => readonly Strip[] = STRIPS[block.block];
    return draw(block as never, drawing);
  });

/** Distributes strips over pages of this height; every page has at least one strip, however high it is. */
function paginate(strips: readonly Strip[], room: number): readonly Strip[] {
  const pages: Strip[][] = [[]];
  let used = 0;
  strips.forEach((strip, index) => {
    let page = pages.at(-1) ?? [];
    const next = strip.keep === true ? (strips[index + 1]?.height ?? 0) : 0;
    if (page.length > 0 && (strip.breaks === true || used + strip.height + next > room)) {
      page = strip.head === undefined ? [] : [strip.head];
      used = strip.head?.height ?? 0;
      pages.push(page);
    }
    if (strip.breaks === true) return;
    page.push(strip);
    used += strip.height;
  });
  return pages.map(stacked);
}

/** Fills in page numbers in fixed texts, once all pages are known. */
const numbered = (text: string, page: number, pages: number): string =>
  text.replaceAll('${page}', String(page)).replaceAll('${pages}', String(pages));

/** Returns the blocks repeated on every page, with page numbers filled in. */
function withNumbers(blocks: readonly PrintBlock[], page: number, pages: number): readonly PrintBlock[] {
  const fill = <T extends { readonly read: (scope: Scope) => string; readonly isNumbered?: boolean | undefined }>(
    text: T,
  ): T => (text.isNumbered === true ? { ...text, read: (scope) => numbered(text.read(scope), page, pages) } : text);
  return blocks.map((block): PrintBlock => {
    if (block.block === 'text') return { ...block, text: fill(block.text) };
    if (block.block !== 'grid') return block;
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, text: cell.text && fill(cell.text) }))),
    };
  });
}

function watermarkOf({ watermark, width, height }: CompiledPrint, scope: Scope): readonly PaperBox[] {
  if (watermark === undefined || !holds(watermark.when, scope)) return [];
  const size = Math.min(width, height) / Math.max(3, [...watermark.text].length + 1);
  return [{ kind: 'watermark', x: width / 2, y: height / 2, size, text: watermark.text, angle: WATERMARK_ANGLE }];
}

/**
 * Lays out a record on its sheets, with all positions and texts resolved. `scope` has the record with the texts of its
 * codes next to them (`tradeMode_dictText`). The same record gives the same sheets, on the server and in the browser.
 */
export function layoutPrint(print: CompiledPrint, scope: Scope, encode: EncodeBars): readonly PaperPage[] {
  const { margins, width: sheet, height: sheetHeight } = print;
  const width = sheet - margins.left - margins.right;
  const whole = sheetHeight - margins.top - margins.bottom;
  const edge = (blocks: readonly PrintBlock[], page: number, pages: number): Strip =>
    stacked(stripsOf(withNumbers(blocks, page, pages), { width, scope, encode, room: whole }));
  // Three-digit page numbers, so that the height suffices for the widest.
  const headerHeight = edge(print.header, 999, 999).height;
  const footerHeight = edge(print.footer, 999, 999).height;
  const room = Math.max(whole - headerHeight - footerHeight, lineHeight({ size: 8 }));
  const bodies = paginate(stripsOf(print.blocks, { width, scope, encode, room }), room);
  const watermark = watermarkOf(print, scope);
  const placed = (strip: Strip, y: number): readonly PaperBox[] =>
    strip.boxes.map((box) => movedBox(box, margins.left, y));
  return bodies.map((body, index) => ({
    width: sheet,
    height: sheetHeight,
    boxes: [
      ...watermark,
      ...placed(edge(print.header, index + 1, bodies.length), margins.top),
      ...placed(body, margins.top + headerHeight),
      ...placed(edge(print.footer, index + 1, bodies.length), sheetHeight - margins.bottom - footerHeight),
    ],
  }));
}
