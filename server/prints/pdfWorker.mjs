import { parentPort, workerData } from 'node:worker_threads';
import PdfKit from 'pdfkit';

/**
 * Runs in a thread of its own, so that it is plain JavaScript: what runs sources reaches no threads. `workerData` is a
 * `PdfBook` of pdfFile.ts with the path of the font; boxes are `PaperBox` of the engine.
 */

const INK = '#000000';
const PALE = '#d9d9d9';
const LINE = 0.5;
/** The face has one weight: what stands out is drawn with an outline of so much of its height. */
const BOLD = 0.035;

/** Without pairs drawn closer the line is as wide as the layout says. */
const PLAIN = { lineBreak: false, baseline: 'alphabetic', features: { kern: false } };

const DRAW = {
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

/** The same book gives the same bytes: moments and the file's id come from `written` alone. */
async function writeBook({ title, pages, written, font }) {
  const moment = new Date(written);
  const info = { Title: title, Producer: 'Waybill', Creator: 'Waybill', CreationDate: moment, ModDate: moment };
  const doc = new PdfKit({ autoFirstPage: false, font: null, info, lang: 'zh-CN', displayTitle: true });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('paper', font);
  for (const { width, height, boxes } of pages) {
    doc.addPage({ size: [width, height], margin: 0 }).font('paper');
    for (const box of boxes) DRAW[box.kind](doc, box);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(await writeBook(workerData));
