import { Parser } from 'htmlparser2';
import { utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { MarkupStyles, TEXTLESS_TAGS } from '../../../../engine/index.ts';
import { type BookCounts, BookRefused } from '../readBook.ts';
import { PageTable } from './pageTable.ts';

/** Nesting depth of elements: pages do not close every element, so they appear deeper than they are. */
const MAX_DEPTH = 512;
/** Maximum number of tables: pages use tables for layout, most of which are empty or only frame another one. */
const MAX_TABLES = 10_000;

/** A worksheet of an HTML page, with properties that the library does not have. */
export interface PageSheet extends WorkSheet {
  /** Number of individually hidden cells, hidden in whole or in part. */
  readonly hiddenCells?: number;
}

const CELL_TAG = /^t[dh]$/i;

/** Counts cells by their tags, before the page is parsed. */
function checkCells(page: string, { limits }: BookCounts): void {
  let cells = 0;
  for (let at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at + 1))
    if (CELL_TAG.test(page.slice(at + 1, at + 3))) cells += 1;
  if (cells > limits.cells) throw new BookRefused('tooManyCells', limits.cells);
}

interface OpenElement {
  readonly tag: string;
  readonly isHidden: boolean;
}

/** Reads the tables of a page from its tag stream, without building a document tree. */
class PageReader {
  /** In the order of their start tags. */
  readonly tables: PageTable[] = [];
  readonly #open: OpenElement[] = [];
  /** Stack of nested tables. */
  readonly #within: PageTable[] = [];
  readonly #styles: MarkupStyles;
  readonly #counts: BookCounts;
  #textless = 0;

  constructor(styles: MarkupStyles, counts: BookCounts) {
    this.#styles = styles;
    this.#counts = counts;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const element = { tag, attribute: (name: string): string | null => attributes[name] ?? null };
    const form = this.#styles.hiddenForm(element);
    const isWithin = this.#open.at(-1)?.isHidden === true;
    this.#open.push({ tag, isHidden: isWithin || form !== undefined });
    if (this.#open.length > MAX_DEPTH) throw new BookRefused('tooDeep');
    if (TEXTLESS_TAGS.has(tag)) this.#textless += 1;
    if (tag === 'table') {
      if (this.tables.length >= MAX_TABLES) throw new BookRefused('tooManySheets', this.#counts.limits.sheets);
      const table = new PageTable({
        counts: this.#counts,
        styles: this.#styles,
        isHidden: isWithin || form !== undefined,
      });
      this.tables.push(table);
      this.#within.push(table);
    } else this.#within.at(-1)?.open(element, form);
  }

  text(text: string): void {
    if (this.#textless === 0) this.#within.at(-1)?.text(text);
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    if (TEXTLESS_TAGS.has(closed.tag)) this.#textless -= 1;
    if (closed.tag !== 'table') return this.#within.at(-1)?.close(closed.tag);
    const table = this.#within.pop();
    const around = this.#within.at(-1);
    // A table with one cell only frames a text of the surrounding table.
    if (table === undefined || around === undefined || table.cellCount > 1) return;
    this.tables.splice(this.tables.lastIndexOf(table), 1);
    around.takeFrame(table);
  }
}

function sheetOf(table: PageTable): PageSheet {
  const data: CellObject[][] = table.rows.map(({ cells }) => [...cells] as CellObject[]);
  return {
    '!data': data,
    '!merges': [...table.merges],
    '!rows': table.rows.map(({ isHidden }) => (isHidden ? { hidden: true } : {})),
    '!cols': [...table.hiddenColumns].reduce<{ hidden: true }[]>((columns, index) => {
      columns[index] = { hidden: true };
      return columns;
    }, []),
    hiddenCells: table.hiddenCells,
  };
}

/** Reads an HTML page, which many office systems name `.xls`: each table is a sheet. */
export function readPageBook(page: string, counts: BookCounts): WorkBook {
  checkCells(page, counts);
  const reader = new PageReader(MarkupStyles.apart(page).styles, counts);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => reader.open(tag, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: () => reader.close(),
    },
    { decodeEntities: true },
  );
  parser.end(page);
  const book = utils.book_new();
  const tables = reader.tables.filter(({ cellCount }) => cellCount > 0);
  tables.forEach((table, index) => utils.book_append_sheet(book, sheetOf(table), `Sheet${index + 1}`));
  book.Workbook = { Sheets: tables.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  return book;
}
