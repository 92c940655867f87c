import { read, utils, type WorkBook } from '@e965/xlsx';
import { separatedRows } from '../../../../engine/index.ts';
import { type BookCounts, BookRefused } from '../readBook.ts';
import { XML_FILE, XmlMeter } from './xmlMeter.ts';
import { readPageBook } from './pageBook.ts';

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Encoding declaration of an HTML page or XML file. */
const DECLARED = /\b(?:charset|encoding)\s*=\s*["']?\s*([\w-]{1,40})/i;
const DECLARED_WITHIN = 4000;

/**
 * Encodings to try in turn. Chinese Windows writes GB18030, which includes GBK and GB2312, if the file declares none.
 * Declarations are often wrong, whereas other text is hardly ever valid UTF-8.
 */
function encodingsOf(bytes: Buffer): readonly string[] {
  const mark = MARKS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark !== undefined) return [mark.encoding];
  const [, declared] = DECLARED.exec(bytes.toString('latin1', 0, DECLARED_WITHIN)) ?? [];
  const isMarkup = /^\s*</.test(bytes.toString('latin1', 0, 200));
  return ['utf-8', ...(isMarkup && declared !== undefined ? [declared] : []), 'gb18030'];
}

/** Decodes the file as text; undefined if it is not text. */
function decode(bytes: Buffer): string | undefined {
  for (const encoding of encodingsOf(bytes))
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text;
    } catch {
      // Unknown encoding, or not the encoding of the file.
    }
  return undefined;
}

/** Separator of a text file: the most frequent one in its first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r|\n/, 1);
  const counts = ['\t', ',', ';'].map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** Maximum number of separators in a line, including quoted ones; longer lines are rejected before parsing. */
const MAX_SEPARATORS = 100_000;

function checkLines(text: string, separator: string, { limits }: BookCounts): void {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n' || letter === '\r') count = 0;
    else if (letter === separator && (count += 1) > MAX_SEPARATORS)
      throw new BookRefused('tooManyColumns', limits.columns);
  }
}

function readSeparated(text: string, counts: BookCounts): WorkBook {
  const separator = separatorOf(text.slice(0, 10_000));
  checkLines(text, separator, counts);
  const rows: string[][] = [];
  for (const row of separatedRows(text, separator)) {
    counts.add('cells', row.length);
    rows.push(row);
    // Blank rows do not count, so twice the limit is accepted here.
    if (rows.length > counts.limits.rows * 2) throw new BookRefused('tooManyRows', counts.limits.rows);
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true, sheetStubs: false }), 'Sheet1');
  return book;
}

/** Reads an HTML page or an XML workbook, which many office systems name `.xls`. */
function readMarkup(text: string, counts: BookCounts): WorkBook {
  if (/<(?:\w+:)?Workbook[\s>]/.test(text) && !/<html[\s>]/i.test(text.slice(0, 2000))) return readXml(text, counts);
  if (!/<table[\s>]/i.test(text)) throw new BookRefused('noWorkbook');
  return readPageBook(text, counts);
}

function readXml(text: string, counts: BookCounts): WorkBook {
  new XmlMeter(counts, XML_FILE).write(Buffer.from(text));
  // The library accepts truncated files, and searches for the end of every comment again.
  if (!/<\/(?:\w+:)?Workbook\s*>\s*$/.test(text.slice(-200))) throw new BookRefused('damaged');
  return read(text, { type: 'string', dense: true, raw: true, cellStyles: true, sheetRows: counts.limits.rows * 2 });
}

/** Reads a text file that is named like a workbook, or contains separated values. */
export function readTextBook(bytes: Buffer, counts: BookCounts): WorkBook {
  const text = decode(bytes)?.replace(/^\uFEFF/, '');
  if (text === undefined) throw new BookRefused('noWorkbook');
  return /^\s*</.test(text) ? readMarkup(text, counts) : readSeparated(text, counts);
}
