import type { CompiledPage } from '../../compiled/compiledPage.ts';
import type { CompiledPrint, PrintBlock } from '../../compiled/compiledPrint.ts';
import type { BlockSchema, PrintSchema } from '../../../generated/print.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { compileBlock } from './printBlocks.ts';
import { beginPrint, complainOf, printCondition } from './printCompilation.ts';
import type { PrintCompilation } from './printCompilation.ts';

/** Points per millimetre. */
const POINTS = 72 / 25.4;

/** Paper sizes in millimetres, portrait (ISO 216). */
const SHEETS = { A3: [297, 420], A4: [210, 297], A5: [148, 210] } as const;

const MARGIN = 10;

/** Minimum width and height of the printable area, in points. */
const LEAST_ROOM = 100;

function compileBlocks(
  compilation: PrintCompilation,
  part: 'header' | 'footer' | 'blocks',
  blocks: readonly BlockSchema[] = [],
): readonly PrintBlock[] {
  return blocks.flatMap((block, index) => {
    const path = [part, index];
    if (part !== 'blocks' && (block.block === 'table' || block.block === 'break')) {
      complainOf(compilation, [...path, 'block'], describeProblem('misplaced-block', { block: block.block, part }));
      return [];
    }
    return compileBlock(compilation, block, path) ?? [];
  });
}

/** Compiles a print layout against the page whose records it prints. With problems there is no layout. */
export function compilePrint(
  schema: PrintSchema,
  page: CompiledPage,
  name: string,
): { readonly print?: CompiledPrint; readonly problems: readonly Problem[] } {
  const compilation = beginPrint(page);
  const { title, paper = 'A4', landscape = false, watermark } = schema;
  const [short, long] = SHEETS[paper];
  const [width, height] = (landscape ? [long, short] : [short, long]).map((side) => side * POINTS) as [number, number];
  const { top = MARGIN, right = MARGIN, bottom = MARGIN, left = MARGIN } = schema.margins ?? {};
  const margins = { top: top * POINTS, right: right * POINTS, bottom: bottom * POINTS, left: left * POINTS };
  const room = Math.min(width - margins.left - margins.right, height - margins.top - margins.bottom);
  if (room < LEAST_ROOM) complainOf(compilation, ['margins'], describeProblem('narrow-paper'));
  const when = { source: watermark?.when, fallback: true };
  const print: CompiledPrint = {
    name,
    title,
    width,
    height,
    margins,
    watermark: watermark && {
      text: watermark.text,
      when: printCondition(compilation, { path: ['watermark', 'when'] }, when),
    },
    header: compileBlocks(compilation, 'header', schema.header),
    footer: compileBlocks(compilation, 'footer', schema.footer),
    blocks: compileBlocks(compilation, 'blocks', schema.blocks),
  };
  const { problems } = compilation;
  return problems.length > 0 ? { problems } : { print, problems };
}
