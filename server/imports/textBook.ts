import { read, utils, type WorkBook } from '@e965/xlsx';
import { separatedRows } from '../../engine/index.ts';
import { type BookCounts, BookRefused } from './readBook.ts';
import { XmlMeter } from './xmlMeter.ts';

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** What Chinese Windows writes where a file does not say that it is UTF-8; it holds GBK and GB2312. */
const GUESSED = ['utf-8', 'gb18030'] as const;

/** The file as a text; undefined: it is none. */
function decode(bytes: Buffer): string | undefined {
  const mark = MARKS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  for (const encoding of mark === undefined ? GUESSED : [mark.encoding])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text;
    } catch {
      // The next one.
    }
  return undefined;
}

/** The separator of a text file: the one that its first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r|\n/, 1);
  const counts = ['\t', ',', ';'].map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

function readSeparated(text: string, counts: BookCounts): WorkBook {
  const rows: string[][] = [];
  for (const row of separatedRows(text, separatorOf(text.slice(0, 10_000)))) {
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
  const isPage = /<table[\s>]/i.test(text);
  if (!isPage && !/<(?:\w+:)?Workbook[\s>]/.test(text)) throw new BookRefused('noWorkbook');
  if (isPage) for (const cell of text.matchAll(/<t[dh][\s>]/gi)) counts.add('cells', cell.length);
  // Pages are not written as strictly as XML: what is in them closes as it likes.
  else new XmlMeter(counts, 'workbook.xml').write(Buffer.from(text));
  return read(text, { type: 'string', dense: true, raw: true, cellStyles: true, sheetRows: counts.limits.rows * 2 });
}

/** Reads a text file that calls itself a workbook, or is one of separated values. */
export function readTextBook(bytes: Buffer, counts: BookCounts): WorkBook {
  const text = decode(bytes)?.replace(/^\uFEFF/, '');
  if (text === undefined) throw new BookRefused('noWorkbook');
  return /^\s*</.test(text) ? readMarkup(text, counts) : readSeparated(text, counts);
}
