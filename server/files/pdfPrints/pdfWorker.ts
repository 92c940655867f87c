import PdfKit from 'pdfkit';
import type { PaperBox } from '../../../engine/index.ts';
import { serveTasks } from '../../core/workers/serveTasks.ts';
import { clustersOf, MAIN_FACE } from './paperFaces.ts';
import type { PdfTask } from './pdfFile.ts';

const INK = '#000000';
const PALE = '#d9d9d9';
const LINE = 0.5;
/** The face has one weight: bold text is drawn with an outline of this fraction of its height. */
const BOLD = 0.035;

/**
 * Disables kerning, so that a line is as wide as the layout computes. The package types permit only lists of features.
 */
const PLAIN: PDFKit.Mixins.TextOptions = Object({
  lineBreak: false,
  baseline: 'alphabetic',
  features: { kern: false },
});

/** Characters that the main face lacks, with the face that has each. */
type OtherFaces = ReadonlyMap<string, string>;

interface Run {
  readonly face: string;
  text: string;
}

/** Splits a text into runs of one face each. */
function runsOf(text: string, others: OtherFaces): readonly Run[] {
  if (others.size === 0) return [{ face: MAIN_FACE, text }];
  const runs: Run[] = [];
  for (const cluster of clustersOf(text)) {
    const face = others.get(cluster) ?? MAIN_FACE;
    const last = runs.at(-1);
    if (last?.face === face) last.text += cluster;
    else runs.push({ face, text: cluster });
  }
  return runs;
}

const widthOf = (doc: PDFKit.PDFDocument, { face, text }: Run): number => doc.font(face).widthOfString(text, PLAIN);

interface Drawing {
  readonly doc: PDFKit.PDFDocument;
  readonly others: OtherFaces;
}

type Draw<Kind extends PaperBox['kind']> = (drawing: Drawing, box: Extract<PaperBox, { kind: Kind }>) => unknown;

const DRAW: { readonly [Kind in PaperBox['kind']]: Draw<Kind> } = {
  text: ({ doc, others }, { x, y, width, size, text, bold }) => {
    doc.fontSize(size).fillColor(INK);
    if (bold) doc.lineWidth(size * BOLD).strokeColor(INK);
    const runs = runsOf(text, others).map((run) => ({ ...run, width: widthOf(doc, run) }));
    const whole = runs.reduce((sum, run) => sum + run.width, 0);
    // A character of another face may be wider than the layout assumes.
    const scale = runs.length > 1 && whole > width ? width / whole : 1;
    let at = x;
    for (const run of runs) {
      const narrowed = scale === 1 ? {} : { horizontalScaling: scale * 100 };
      doc.font(run.face).text(run.text, at, y, { ...PLAIN, ...narrowed, fill: true, stroke: bold });
      at += run.width * scale;
    }
  },
  line: ({ doc }, { x, y, toX, toY }) => doc.lineWidth(LINE).strokeColor(INK).moveTo(x, y).lineTo(toX, toY).stroke(),
  bars: ({ doc }, { x, y, width, height, modules }) => {
    const module = width / modules.reduce((sum, one) => sum + one, 0);
    let at = x;
    modules.forEach((count, index) => {
      if (index % 2 === 0) doc.rect(at, y, count * module, height);
      at += count * module;
    });
    doc.fill(INK);
  },
  image: ({ doc }, { x, y, width, height, data }) => doc.image(data, x, y, { fit: [width, height] }),
  watermark: ({ doc, others }, { x, y, size, text, angle }) => {
    doc.save().rotate(-angle, { origin: [x, y] });
    doc.fontSize(size).fillColor(PALE);
    const runs = runsOf(text, others).map((run) => ({ ...run, width: widthOf(doc, run) }));
    let at = x - runs.reduce((sum, run) => sum + run.width, 0) / 2;
    for (const run of runs) {
      doc.font(run.face).text(run.text, at, y + size / 3, PLAIN);
      at += run.width;
    }
    doc.restore();
  },
  field: () => undefined,
};

const draw = <Kind extends PaperBox['kind']>(drawing: Drawing, box: Extract<PaperBox, { kind: Kind }>): unknown => {
  const one = DRAW[box.kind] as Draw<Kind>;
  return one(drawing, box);
};

/** The same book gives the same bytes: timestamps and the file id depend only on `written`. */
async function writeBook({ title, pages, written, faces, others }: PdfTask): Promise<Uint8Array> {
  const moment = new Date(written);
  const info = { Title: title, Producer: 'Waybill', Creator: 'Waybill', CreationDate: moment, ModDate: moment };
  const options = { autoFirstPage: false, font: null, info, lang: 'zh-CN', displayTitle: true };
  const doc = new PdfKit(Object(options) as PDFKit.PDFDocumentOptions);
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, path] of Object.entries(faces)) doc.registerFont(name, path);
  const drawing = { doc, others: new Map(others) };
  for (const { width, height, boxes } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const box of boxes) draw(drawing, box);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

serveTasks<PdfTask>(writeBook);
