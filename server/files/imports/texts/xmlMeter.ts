import { type BookCounts, BookRefused, type Counted } from '../readBook.ts';

/** Maximum number of columns of a sheet in any program that writes .xlsx. */
const MAX_COLUMNS = 16_384;
const MAX_TAG_LENGTH = 1024 * 1024;
/** Longest counted element name; longer names are not read further. */
const MAX_NAME_LENGTH = 20;

const COUNTED: ReadonlyMap<string, Counted> = new Map([
  ['c', 'cells'],
  ['sheet', 'sheets'],
  ['mergeCell', 'merges'],
  ['si', 'strings'],
  ...['xf', 'font', 'fill', 'border', 'numFmt', 'dxf', 'cellStyle'].map((name) => [name, 'styles'] as const),
]);

/** Elements of a workbook in one XML file (Excel 2003), in lower case: the library accepts any case. */
const COUNTED_IN_FILE: ReadonlyMap<string, Counted> = new Map([
  ['cell', 'cells'],
  ['row', 'cells'],
  ['worksheet', 'sheets'],
  ['style', 'styles'],
]);
/** Internal name of such a file. */
export const XML_FILE = 'workbook.xml';

const [LESS, GREATER, SLASH, COLON, MARK, QUESTION] = [0x3c, 0x3e, 0x2f, 0x3a, 0x21, 0x3f];
const [CAPITAL_A, CAPITAL_Z] = [65, 90];
const SPACE = 32;

/** Column number of a cell address, from 1: `ZZZZZZ1` is 321,272,406. */
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

/** Numeric attribute of an element in an XML file, `ss:Index="3"`; 0 if absent. */
function attributeOf(attributes: string, name: string): number {
  const [, written = '0'] = new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)`).exec(attributes) ?? [];
  const number = Number(written);
  if (!Number.isInteger(number) || number < 0) throw new BookRefused('damaged');
  return number;
}

/** Number of cells in a range: `A1:C2` has 6. */
function areaOf(range: string): number {
  const [first = '', last = first] = range.split(':');
  const columns = columnOf(last) - columnOf(first) + 1;
  return Math.max(1, columns) * Math.max(1, rowOf(last) - rowOf(first) + 1);
}

/**
 * Scans the XML of a workbook during inflation, chunk by chunk, and counts the items for which a reader would allocate
 * memory. It recognizes only tags: tags in comments count too, because readers may interpret them.
 */
export class XmlMeter {
  #rest: Buffer = Buffer.alloc(0);
  #depth = 0;
  readonly #counts: BookCounts;
  readonly #isDrawing: boolean;
  readonly #isFile: boolean;
  /** Current row and column of an XML file, from 1. */
  #row = 0;
  #column = 0;

  constructor(counts: BookCounts, name: string) {
    this.#counts = counts;
    // Declarations in pictures are harmless: pictures are not read.
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

  /**
   * Rows and cells of an XML file state their position only after a gap; the library creates an object for each column.
   */
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
      // The library creates a cell for each position covered by a merged cell.
      const area = (1 + read('MergeAcross')) * (1 + read('MergeDown'));
      this.#counts.add('cells', span + area - 1);
      if (this.#column + span > MAX_COLUMNS) throw new BookRefused('tooManyColumns', columns);
      if (area > 1) this.#counts.add('merges');
      this.#column += read('MergeAcross') + span;
    }
    // Blank rows do not count, so twice the limit is accepted here.
    if (name === 'data' && this.#row > rows * 2) throw new BookRefused('tooManyRows', rows);
  }

  /** The library creates an object for each column in the range of the element. */
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
