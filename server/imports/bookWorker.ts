import { parentPort, workerData } from 'node:worker_threads';
import { CFB, read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
// Types alone: this file runs in a thread of its own, and is built as a file of its own.
import type { BookCell, BookFault, BookLimits, BookRow, BookSheet, BookTask, ReadBook } from './readBook.ts';

class Refused extends Error {
  constructor(
    readonly fault: BookFault,
    readonly most?: number,
  ) {
    super(fault);
  }
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** What no sheet of ours needs and what acts on its own, or fetches something. */
function refuseByName(name: string): void {
  if (/(^|\/)vbaProject\.bin$/i.test(name) || /(^|\/)macrosheets\//i.test(name)) throw new Refused('macros');
  if (/(^|\/)externalLinks\//i.test(name)) throw new Refused('externalLinks');
}

/** Inflates an entry and counts; nothing of it is kept. Headers may say what they like. */
const inflatedSize = (zip: ZipFile, entry: Entry, most: number): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      let size = 0;
      stream.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > most) stream.destroy(new Refused('tooMuchInside'));
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(size));
    });
  });

async function countZip(bytes: Buffer, { entries, inflated }: BookLimits): Promise<void> {
  const zip = await openZip(bytes);
  if (zip.entryCount > entries) throw new Refused('tooManyEntries');
  let size = 0;
  let isWorkbook = false;
  await new Promise<void>((resolve, reject) => {
    const next = async (entry: Entry): Promise<void> => {
      refuseByName(entry.fileName);
      isWorkbook ||= entry.fileName.toLowerCase() === 'xl/workbook.xml';
      if (!entry.fileName.endsWith('/')) size += await inflatedSize(zip, entry, inflated - size);
      zip.readEntry();
    };
    zip.on('entry', (entry: Entry) => void next(entry).catch(reject));
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.readEntry();
  });
  if (!isWorkbook) throw new Refused('noWorkbook');
}

/** BIFF: a book that a formula refers to. */
const SUPBOOK = 0x01ae;
/** Itself, and add-ins, are written in place of the length of a name. */
const OWN_BOOKS: ReadonlySet<number> = new Set([0x0401, 0x3a01]);
const RECORD_HEAD = 4;

function namesOtherBooks(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  for (let at = 0; at + RECORD_HEAD <= view.byteLength; at += RECORD_HEAD + view.getUint16(at + 2, true)) {
    const isBook = view.getUint16(at, true) === SUPBOOK && at + RECORD_HEAD + 4 <= view.byteLength;
    if (isBook && !OWN_BOOKS.has(view.getUint16(at + RECORD_HEAD + 2, true))) return true;
  }
  return false;
}

/** The package leaves it untyped. */
interface Container {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: ArrayLike<number> }[];
}

function judgeOle(bytes: Buffer): void {
  const container: Container = CFB.read(bytes, { type: 'buffer' });
  const names = container.FullPaths.map((path) => path.replace(/\/$/, '').split('/').at(-1) ?? '');
  if (names.includes('EncryptedPackage')) throw new Refused('encrypted');
  if (names.some((name) => /^_VBA_PROJECT/i.test(name))) throw new Refused('macros');
  const index = names.findIndex((name) => name === 'Workbook' || name === 'Book');
  const content = container.FileIndex[index]?.content;
  if (content === undefined) throw new Refused('noWorkbook');
  if (namesOtherBooks(Uint8Array.from(content))) throw new Refused('externalLinks');
}

/** As a sheet shows it: fifteen digits, however it is kept. */
const DIGITS = 15;

function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const text = String(rounded);
  return text.includes('e') ? rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** What the database cannot keep: NUL, and halves of pairs. */
const clean = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Values alone: of a formula the one that the file holds. It is never worked out. */
function cellOf(cell: CellObject | undefined): BookCell | null {
  if (cell === undefined) return null;
  const { t: type, v: value, w: shown, f: formula } = cell;
  if (formula !== undefined && (type === 'z' || value === undefined))
    return { text: clean(`=${formula}`), fault: 'formula' };
  if (type === 'e') return { text: clean(shown ?? '#'), fault: 'error' };
  if (type === 'z' || value === undefined || value === null || value === '') return null;
  if (type === 'n' && typeof value === 'number')
    return { text: clean(shown ?? plainNumber(value)), number: plainNumber(value) };
  if (type === 'b') return { text: value === true ? 'TRUE' : 'FALSE' };
  return { text: clean(String(value)), isText: true };
}

function rowsOf(sheet: WorkSheet, { rows: most, columns }: BookLimits): readonly BookRow[] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows: BookRow[] = [];
  data.forEach((cells, index) => {
    if (cells === undefined) return;
    const read = Array.from(cells, cellOf);
    while (read.length > 0 && (read.at(-1)?.text ?? '').trim() === '') read.pop();
    if (read.length === 0) return;
    if (read.length > columns) throw new Refused('tooManyColumns', columns);
    if (rows.length >= most) throw new Refused('tooManyRows', most);
    rows.push({ row: index + 1, cells: read });
  });
  return rows;
}

async function readBook(bytes: Buffer, limits: BookLimits): Promise<readonly BookSheet[]> {
  if (begins(bytes, ZIP)) await countZip(bytes, limits);
  else if (begins(bytes, OLE)) judgeOle(bytes);
  else throw new Refused('noWorkbook');
  const book = read(bytes, {
    type: 'buffer',
    dense: true,
    cellFormula: true,
    cellHTML: false,
    cellStyles: false,
    // Formulas without a value as well.
    sheetStubs: true,
    bookVBA: false,
    // Blank rows do not count: as many again are looked at.
    sheetRows: limits.rows * 2,
  });
  if (book.SheetNames.length > limits.sheets) throw new Refused('tooManySheets', limits.sheets);
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    return sheet === undefined ? [] : [{ name: clean(name), rows: rowsOf(sheet, limits) }];
  });
}

/** Texts alone: nothing that begins with `=` becomes a formula. */
function writeBook({ sheets, format }: Extract<BookTask, { readonly kind: 'write' }>): Uint8Array {
  const book = utils.book_new();
  for (const { name, rows, widths } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((text) => ({ t: 's', v: text, z: '@' }))));
    sheet['!cols'] = widths.map((wch) => ({ wch }));
    utils.book_append_sheet(book, sheet, name);
  }
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: format, compression: true });
  return bytes;
}

async function readAnswer(bytes: Buffer, limits: BookLimits): Promise<ReadBook> {
  try {
    return { sheets: await readBook(bytes, limits) };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault, ...(error.most !== undefined && { most: error.most }) };
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { fault: isLocked ? 'encrypted' : 'damaged' };
  }
}

const task: BookTask = workerData;
const answer = task.kind === 'read' ? await readAnswer(Buffer.from(task.bytes), task.limits) : writeBook(task);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
parentPort?.postMessage(answer);
