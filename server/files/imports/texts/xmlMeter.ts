import { type BookCounts, BookRefused, type Counted } from '../readBook.ts';

/** Columns that a sheet can have in any program that writes .xlsx. */
const MAX_COLUMNS = 16_384;
const MAX_TAG_LENGTH = 1024 * 1024;
/** Longer names than those that are counted are not read. */
const MAX_NAME_LENGTH = 20;

const COUNTED: ReadonlyMap<string, Counted> = new Map([
  ['c', 'cells'],
  ['sheet', 'sheets'],
  ['mergeCell', 'merges'],
  ['si', 'strings'],
  ...['xf', 'font', 'fill', 'border', 'numFmt', 'dxf', 'cellStyle'].map((name) => [name, 'styles'] as const),
]);

/** Of a workbook that is one XML file (Excel 2003), in lower case: the library reads any. */
const COUNTED_IN_FILE: ReadonlyMap<string, Counted> = new Map([
  ['cell', 'cells'],
  ['row', 'cells'],
  ['worksheet', 'sheets'],
  ['style', 'styles'],
]);
/** As such a file is called here. */
export const XML_FILE = 'workbook.xml';

const [LESS, GREATER, SLASH, COLON, MARK, QUESTION] = [0x3c, 0x3e, 0x2f, 0x3a, 0x21, 0x3f];
const [CAPITAL_A, CAPITAL_Z] = [65, 90];
const SPACE = 32;

/** Letters of a cell's address as a number, from 1: `ZZZZZZ1` is 321,272,406. */
const columnOf = (address: string): number => {
  let column = 0;
  for (const letter of address) {
    const code = letter.charCodeAt(0);
    if (code < CAPITAL_A || code > CAPITAL_Z) break;
    column = column * 26 + code - CAPITAL_A + 1;
  }
  return column;
};

const rowOf = (address: string): number => Number(/\d+$/.exec(address)?.[0] ?? 1);

/** A number that an element of an XML file says of itself, `ss:Index="3"`; 0: none. */
function attributeOf(attributes: string, name: string): number {
  const [, written = '0'] = new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)`).exec(attributes) ?? [];
  const number = Number(written);
  if (!Number.isInteger(number) || number < 0) throw new BookRefused('damaged');
  return number;
}

/** How many cells a range has: `A1:C2` has 6. */
function areaOf(range: string): number {
  const [first = '', last = first] = range.split(':');
  const columns = columnOf(last) - columnOf(first) + 1;
  return Math.max(1, columns) * Math.max(1, rowOf(last) - rowOf(first) + 1);
}

/**
 * Looks over the XML of a workbook while it is inflated, a piece at a time, and counts what a reader would make memory
 * of. It knows no more of XML than tags: also those in comments count, since readers may take them for real.
 */
export class XmlMeter {
  #rest: Buffer = Buffer.alloc(0);
  #depth = 0;
  readonly #counts: BookCounts;
  readonly #isDrawing: boolean;
  readonly #isFile: boolean;
  /** Of an XML file: the row and the column that are being read, from 1. */
  #row = 0;
  #column = 0;

  constructor(counts: BookCounts, name: string) {
    this.#counts = counts;
    // Pictures may declare what they like: nobody reads them.
    this.#isDrawing = /\.svg$/i.test(name);
    this.#isFile = name === XML_FILE;
  }

  write(piece: Buffer): void {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    let at = bytes.indexOf(LESS);
    while (at >= 0) {
      const end = bytes.indexOf(GREATER, at + 1);
      if (end < 0) break;
      this.#tag(bytes, at + 1, end);
      at = bytes.indexOf(LESS, at + 1);
    }
    this.#rest = at < 0 ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at));
    if (this.#rest.length > MAX_TAG_LENGTH) throw new BookRefused('damaged');
  }

  #tag(bytes: Buffer, start: number, end: number): void {
    const first = bytes[start];
    if (first === MARK) return this.#declaration(bytes.toString('latin1', start + 1, start + 9));
    if (first === QUESTION) return;
    if (first === SLASH) {
      this.#depth -= 1;
      return;
    }
    if (bytes[end - 1] !== SLASH) this.#depth += 1;
    if (this.#depth > this.#counts.limits.depth) throw new BookRefused('tooDeep');
    this.#element(bytes, start, end);
  }

  #declaration(name: string): void {
    if (!this.#isDrawing && /^(DOCTYPE|ENTITY)/i.test(name)) throw new BookRefused('declaresEntities');
  }

  #element(bytes: Buffer, start: number, end: number): void {
    let [from, to] = [start, start];
    for (; to < end && to - from <= MAX_NAME_LENGTH; to += 1) {
      const byte = bytes[to] ?? SPACE;
      if (byte <= SPACE || byte === SLASH || byte === LESS || byte === GREATER) break;
      if (byte === COLON) from = to + 1;
    }
    const name = bytes.toString('latin1', from, to);
    if (this.#isFile) return this.#elementOfFile(name.toLowerCase(), bytes.toString('latin1', to, end));
    const counted = COUNTED.get(name);
    if (counted !== undefined) this.#counts.add(counted);
    if (name === 'c') this.#checkColumn(bytes.toString('latin1', to, end));
    if (name === 'col') this.#addColumns(bytes.toString('latin1', to, end));
    if (name === 'hyperlink')
      this.#counts.add('cells', areaOf(/\sref\s*=\s*["']([^"']*)/.exec(bytes.toString('latin1', to, end))?.[1] ?? ''));
  }

  /** Rows and cells of an XML file say where they are only if they skip some; the library makes an object of each column. */
  #elementOfFile(name: string, attributes: string): void {
    const counted = COUNTED_IN_FILE.get(name);
    if (counted !== undefined) this.#counts.add(counted);
    const { rows, columns } = this.#counts.limits;
    const read = (attribute: string): number => attributeOf(attributes, attribute);
    const place = (before: number): number => read('Index') || before + 1;
    if (name === 'table') [this.#row, this.#column] = [0, 0];
    if (name === 'row') [this.#row, this.#column] = [place(this.#row), 0];
    if (name === 'cell' || name === 'column') {
      const span = name === 'column' ? read('Span') : 0;
      this.#column = place(this.#column);
      // The library makes a cell of each that a merged one covers.
      const area = (1 + read('MergeAcross')) * (1 + read('MergeDown'));
      this.#counts.add('cells', span + area - 1);
      if (this.#column + span > MAX_COLUMNS) throw new BookRefused('tooManyColumns', columns);
      if (area > 1) this.#counts.add('merges');
      this.#column += read('MergeAcross') + span;
    }
    // Blank rows do not count: as many again are looked at.
    if (name === 'data' && this.#row > rows * 2) throw new BookRefused('tooManyRows', rows);
  }

  /** The library makes an object of each column that an element names. */
  #addColumns(attributes: string): void {
    const [first, last] = ['min', 'max'].map((name) =>
      Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d{1,9})`).exec(attributes)?.[1] ?? 1),
    );
    this.#counts.add('cells', Math.max(1, (last ?? 1) - (first ?? 1) + 1));
  }

  #checkColumn(attributes: string): void {
    const address = /\sr\s*=\s*["']([A-Z]*)/.exec(attributes)?.[1] ?? '';
    if (address.length < 3 || columnOf(address) <= MAX_COLUMNS) return;
    throw new BookRefused('tooManyColumns', this.#counts.limits.columns);
  }
}
