import PdfKit from 'pdfkit';
import type { PaperBox } from '../../engine/index.ts';
import { serveTasks } from '../workers/serveTasks.ts';
import type { PdfTask } from './pdfFile.ts';

const INK = '#000000';
const PALE = '#d9d9d9';
const LINE = 0.5;
/** The face has one weight: what stands out is drawn with an outline of so much of its height. */
const BOLD = 0.035;

/** Without pairs drawn closer the line is as wide as the layout says. The types of the package know lists of features alone. */
const PLAIN: PDFKit.Mixins.TextOptions = Object({
  lineBreak: false,
  baseline: 'alphabetic',
  features: { kern: false },
});

type Draw<Kind extends PaperBox['kind']> = (doc: PDFKit.PDFDocument, box: Extract<PaperBox, { kind: Kind }>) => unknown;

const DRAW: { readonly [Kind in PaperBox['kind']]: Draw<Kind> } = {
  text: (doc, { x, y, size, text, bold }) => {
    doc.fontSize(size).fillColor(INK);
    if (bold) doc.lineWidth(size * BOLD).strokeColor(INK);
    doc.text(text, x, y, { ...PLAIN, fill: true, stroke: bold });
  },
  line: (doc, { x, y, toX, toY }) => doc.lineWidth(LINE).strokeColor(INK).moveTo(x, y).lineTo(toX, toY).stroke(),
  bars: (doc, { x, y, width, height, modules }) => {
    const module = width / modules.reduce((sum, one) => sum + one, 0);
    let at = x;
    modules.forEach((count, index) => {
      if (index % 2 === 0) doc.rect(at, y, count * module, height);
      at += count * module;
    });
    doc.fill(INK);
  },
  image: (doc, { x, y, width, height, data }) => doc.image(data, x, y, { fit: [width, height] }),
  watermark: (doc, { x, y, size, text, angle }) => {
    doc.save().rotate(-angle, { origin: [x, y] });
    doc.fontSize(size).fillColor(PALE);
    doc.text(text, x - doc.widthOfString(text, PLAIN) / 2, y + size / 3, PLAIN);
    doc.restore();
  },
  field: () => undefined,
};

const draw = <Kind extends PaperBox['kind']>(
  doc: PDFKit.PDFDocument,
  box: Extract<PaperBox, { kind: Kind }>,
): unknown => {
  const one = DRAW[box.kind] as Draw<Kind>;
  return one(doc, box);
};

/** The same book gives the same bytes: moments and the file's id come from `written` alone. */
async function writeBook({ title, pages, written, font }: PdfTask): Promise<Uint8Array> {
  const moment = new Date(written);
  const info = { Title: title, Producer: 'Waybill', Creator: 'Waybill', CreationDate: moment, ModDate: moment };
  const options = { autoFirstPage: false, font: null, info, lang: 'zh-CN', displayTitle: true };
  const doc = new PdfKit(Object(options) as PDFKit.PDFDocumentOptions);
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('paper', font);
  for (const { width, height, boxes } of pages) {
    doc.addPage({ size: [width, height], margin: 0 }).font('paper');
    for (const box of boxes) draw(doc, box);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

serveTasks<PdfTask>(writeBook);
