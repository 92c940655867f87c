import { parse_zip as readContainer, read, set_cptable, SSF, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import type { SendPart } from '../../core/workers/serveTasks.ts';
import { cleanText, filledRows, hiddenColumnsOf } from './bookRows.ts';
import { checkOle } from './oleBook.ts';
import { type BookContents, BookCounts, type BookPart, BookRefused, type BookRow, type BookTask } from './readBook.ts';
import type { PageSheet } from './texts/pageBook.ts';
import { readTextBook } from './texts/textBook.ts';
import { readZipParts } from './zipParts.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Cells per part of the answer: parsed in a few milliseconds. */
const CELLS_OF_PART = 5000;

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Reads all rows within the limits on parts and cells, so that values far below blank rows are not lost. */
const OPTIONS: ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellFormula: true,
  cellHTML: false,
  // Needed to detect hidden rows and columns, and date formats.
  cellStyles: true,
  cellNF: true,
  // Includes formulas without a value.
  sheetStubs: true,
  bookVBA: false,
};

const OWN_FORMATS = { ...SSF.get_table() };

/** Resets the formats that the library retains from the previous .xls file, which may belong to another user. */
function forgetFormats(): void {
  const table = SSF.get_table();
  for (const key of Object.keys(table)) delete table[key];
  Object.assign(table, OWN_FORMATS);
}

/** Detects the type by content; the file name is ignored. */
async function openBook(bytes: Buffer, counts: BookCounts): Promise<WorkBook> {
  forgetFormats();
  if (begins(bytes, ZIP)) return readContainer(await readZipParts(bytes, counts), OPTIONS);
  if (!begins(bytes, OLE)) return readTextBook(bytes, counts);
  checkOle(bytes, counts);
  // Excel 5 and 95 store texts in the Windows code page; the tables of all code pages are large, so they are loaded on
  // demand.
  set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  return read(bytes, OPTIONS);
}

const hiddenCellsOf = ({ hiddenCells = 0 }: PageSheet): { readonly hiddenCells?: number } =>
  hiddenCells > 0 ? { hiddenCells } : {};

/** Reads a workbook and sends the rows of all visible sheets in parts. Throws `BookRefused`. */
export async function sendBook({ bytes: content, limits }: BookTask, sendPart: SendPart): Promise<BookContents> {
  const counts = new BookCounts(limits);
  const bytes = Buffer.from(content);
  const book = await openBook(bytes, counts);
  const all = book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return sheet === undefined ? [] : [{ name: cleanText(name), content: sheet, isHidden }];
  });
  if (all.length > limits.sheets) throw new BookRefused('tooManySheets', limits.sheets);
  const shown = all.filter(({ isHidden }) => !isHidden);
  const isTyped = begins(bytes, ZIP) || begins(bytes, OLE);
  const reading = { counts, from1904: book.Workbook?.WBProps?.date1904 === true, isTyped };
  for (const [sheet, { content }] of shown.entries()) {
    let rows: BookRow[] = [];
    let cells = 0;
    const send = async (): Promise<void> => {
      const part: BookPart = { sheet, rows };
      // Parsing JSON is faster than a structured clone of as many objects.
      await sendPart(JSON.stringify(part));
      [rows, cells] = [[], 0];
    };
    for (const row of filledRows(content, reading)) {
      rows.push(row);
      cells += row.cells.length;
      if (cells >= CELLS_OF_PART) await send();
    }
    if (rows.length > 0) await send();
  }
  return {
    sheets: shown.map(({ name, content }) => ({
      name,
      hiddenColumns: hiddenColumnsOf(content),
      ...hiddenCellsOf(content),
    })),
    hiddenSheets: all.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])),
  };
}
