import { parse_zip as readContainer, read, SSF, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import { serveTasks, type SendPart } from '../workers/serveTasks.ts';
import { BookCounts } from './bookCounts.ts';
import { cleanText, filledRows } from './bookRows.ts';
import { checkOle } from './oleBook.ts';
import { BookRefused, type BookLimits, type BookPart, type BookRow, type BookTask, type ReadBook } from './readBook.ts';
import { readZipParts } from './zipParts.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Cells of a part of the answer: read in a few milliseconds. */
const CELLS_OF_PART = 5000;

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const optionsOf = ({ rows }: BookLimits): ParsingOptions => ({
  type: 'buffer',
  dense: true,
  cellFormula: true,
  cellHTML: false,
  cellStyles: false,
  // Formulas without a value as well.
  sheetStubs: true,
  bookVBA: false,
  // Blank rows do not count: as many again are looked at.
  sheetRows: rows * 2,
});

const OWN_FORMATS = { ...SSF.get_table() };

/** The library keeps the formats of an .xls file for the next one, which may be another's. */
function forgetFormats(): void {
  const table = SSF.get_table();
  for (const key of Object.keys(table)) delete table[key];
  Object.assign(table, OWN_FORMATS);
}

async function openBook(bytes: Buffer, counts: BookCounts): Promise<WorkBook> {
  const options = optionsOf(counts.limits);
  forgetFormats();
  if (begins(bytes, ZIP)) return readContainer(await readZipParts(bytes, counts), options);
  if (!begins(bytes, OLE)) throw new BookRefused('noWorkbook');
  checkOle(bytes, counts);
  return read(bytes, options);
}

/** Sends the rows of all sheets in parts; returns the names of the sheets. */
async function sendBook({ bytes, limits }: BookTask, sendPart: SendPart): Promise<readonly string[]> {
  const counts = new BookCounts(limits);
  const book = await openBook(Buffer.from(bytes), counts);
  const names = book.SheetNames.filter((name) => book.Sheets[name] !== undefined);
  if (names.length > limits.sheets) throw new BookRefused('tooManySheets', limits.sheets);
  for (const [sheet, name] of names.entries()) {
    let rows: BookRow[] = [];
    let cells = 0;
    const send = async (): Promise<void> => {
      const part: BookPart = { sheet, rows };
      // Faster to read than a structured clone of as many objects.
      await sendPart(JSON.stringify(part));
      [rows, cells] = [[], 0];
    };
    for (const row of filledRows(book.Sheets[name] ?? {}, counts)) {
      rows.push(row);
      cells += row.cells.length;
      if (cells >= CELLS_OF_PART) await send();
    }
    if (rows.length > 0) await send();
  }
  return names.map(cleanText);
}

serveTasks<BookTask>(async (task, sendPart): Promise<ReadBook> => {
  try {
    return { sheets: await sendBook(task, sendPart) };
  } catch (error) {
    if (error instanceof BookRefused)
      return { fault: error.fault, ...(error.most !== undefined && { most: error.most }) };
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { fault: isLocked ? 'encrypted' : 'damaged' };
  }
});
