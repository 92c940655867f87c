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

/** Where a page or an XML file says in which encoding it is written. */
const DECLARED = /\b(?:charset|encoding)\s*=\s*["']?\s*([\w-]{1,40})/i;
const DECLARED_WITHIN = 4000;

/**
 * Encodings by which a file is tried, one after the other. GB18030 is what Chinese Windows writes where a file says
 * nothing; it holds GBK and GB2312. What a file says of itself is often wrong, UTF-8 hardly ever fits by accident.
 */
function encodingsOf(bytes: Buffer): readonly string[] {
  const mark = MARKS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark !== undefined) return [mark.encoding];
  const [, declared] = DECLARED.exec(bytes.toString('latin1', 0, DECLARED_WITHIN)) ?? [];
  const isMarkup = /^\s*</.test(bytes.toString('latin1', 0, 200));
  return ['utf-8', ...(isMarkup && declared !== undefined ? [declared] : []), 'gb18030'];
}

/** The file as a text; undefined: it is none. */
function decode(bytes: Buffer): string | undefined {
  for (const encoding of encodingsOf(bytes))
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text;
    } catch {
      // An encoding that nobody knows, or another than that of the file.
    }
  return undefined;
}

/** The separator of a text file: the one that its first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r|\n/, 1);
  const counts = ['\t', ',', ';'].map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** Separators in one line, quoted ones included, beyond which a file is not taken apart. */
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
    // Blank rows do not count: as many again are looked at.
    if (rows.length > counts.limits.rows * 2) throw new BookRefused('tooManyRows', counts.limits.rows);
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true, sheetStubs: false }), 'Sheet1');
  return book;
}

/** A page for browsers or a workbook in XML, as many office systems call `.xls`. */
function readMarkup(text: string, counts: BookCounts): WorkBook {
  if (/<(?:\w+:)?Workbook[\s>]/.test(text) && !/<html[\s>]/i.test(text.slice(0, 2000))) return readXml(text, counts);
  if (!/<table[\s>]/i.test(text)) throw new BookRefused('noWorkbook');
  return readPageBook(text, counts);
}

function readXml(text: string, counts: BookCounts): WorkBook {
  new XmlMeter(counts, XML_FILE).write(Buffer.from(text));
  // The library reads what there is of half a file, and looks for the end of each comment anew.
  if (!/<\/(?:\w+:)?Workbook\s*>\s*$/.test(text.slice(-200))) throw new BookRefused('damaged');
  return read(text, { type: 'string', dense: true, raw: true, cellStyles: true, sheetRows: counts.limits.rows * 2 });
}

/** Reads a text file that calls itself a workbook, or is one of separated values. */
export function readTextBook(bytes: Buffer, counts: BookCounts): WorkBook {
  const text = decode(bytes)?.replace(/^\uFEFF/, '');
  if (text === undefined) throw new BookRefused('noWorkbook');
  return /^\s*</.test(text) ? readMarkup(text, counts) : readSeparated(text, counts);
}
