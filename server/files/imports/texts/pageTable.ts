import type { CellObject, Range } from '@e965/xlsx';
import {
  markedValue,
  ShownText,
  spanOf,
  type HiddenForm,
  type MarkupElement,
  type MarkupStyles,
} from '../../../../engine/index.ts';
import { type BookCell, type BookCounts, BookRefused } from '../readBook.ts';

/** A cell in the format of `bookRows`. */
type PageCell = CellObject & Pick<BookCell, 'isText'>;

export interface PageRow {
  /** Sparse: no entry for blank cells. */
  readonly cells: readonly (PageCell | undefined)[];
  readonly isHidden: boolean;
}

interface PageTableOptions {
  readonly counts: BookCounts;
  readonly styles: MarkupStyles;
  readonly isHidden: boolean;
}

/** The cell that is being read. */
interface OpenCell {
  readonly element: MarkupElement;
  readonly shown: ShownText;
  readonly form: HiddenForm | undefined;
  /** Hidden part of its text. */
  hiddenText: string;
}

/** Placeholder for text hidden deeper within a cell. */
const HIDDEN = '…';

const GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/**
 * One table of a page, built from its tags. Positions are computed as a browser does; spans use no memory until they
 * are filled.
 */
export class PageTable {
  readonly isHidden: boolean;
  readonly rows: PageRow[] = [];
  readonly merges: Range[] = [];
  readonly hiddenColumns = new Set<number>();
  hiddenCells = 0;
  cellCount = 0;
  /** Text of the last cell. */
  onlyText = '';
  readonly #counts: BookCounts;
  readonly #styles: MarkupStyles;
  #cells: (PageCell | undefined)[] | undefined;
  #isRowHidden = false;
  #isGroupHidden = false;
  #isColumnGroupHidden = false;
  #cell: OpenCell | undefined;
  /** Column of the next cell, unless a row span from above covers it. */
  #place = 0;
  #columnPlace = 0;
  /** By column: last row covered by a row span from above. */
  readonly #reaching = new Map<number, number>();
  /** Depth of open elements within the cell, counted from the first hidden one; 0: nothing is hidden. */
  #hiddenDepth = 0;

  constructor({ counts, styles, isHidden }: PageTableOptions) {
    this.#counts = counts;
    this.#styles = styles;
    this.isHidden = isHidden;
  }

  open(element: MarkupElement, form: HiddenForm | undefined): void {
    const { tag } = element;
    if (tag === 'tr') this.#openRow(form !== undefined);
    else if (tag === 'td' || tag === 'th') this.#openCell(element, form);
    else if (GROUPS.has(tag)) this.#isGroupHidden = form !== undefined;
    else if (tag === 'colgroup') this.#isColumnGroupHidden = form !== undefined;
    else if (tag === 'col') this.#addColumns(element, form !== undefined || this.#isColumnGroupHidden);
    else if (this.#cell !== undefined && (this.#hiddenDepth > 0 || form !== undefined)) this.#hiddenDepth += 1;
    else this.#cell?.shown.open(tag);
  }

  text(text: string): void {
    if (this.#cell === undefined) return;
    if (this.#hiddenDepth > 0 || this.#cell.form !== undefined) this.#cell.hiddenText ||= text.trim();
    else this.#cell.shown.write(text);
  }

  /** Takes over the text of a nested table with one cell, which only frames it. Hidden text remains hidden. */
  takeFrame({ isHidden, rows, onlyText, hiddenCells }: PageTable): void {
    const cell = this.#cell;
    if (cell === undefined) return;
    if (isHidden || rows.some((row) => row.isHidden)) {
      cell.hiddenText ||= onlyText;
      return;
    }
    if (hiddenCells > 0) cell.hiddenText ||= HIDDEN;
    for (const [index, line] of onlyText.split('\n').entries()) {
      if (index > 0) cell.shown.open('br');
      this.text(line);
    }
  }

  close(tag: string): void {
    if (tag === 'td' || tag === 'th') this.#closeCell();
    else if (tag === 'tr') this.#closeRow();
    else if (GROUPS.has(tag)) this.#isGroupHidden = false;
    else if (tag === 'colgroup') this.#isColumnGroupHidden = false;
    else if (this.#hiddenDepth > 0 && tag !== 'col') this.#hiddenDepth -= 1;
  }

  #openRow(isHidden: boolean): void {
    this.#closeRow();
    // Blank rows do not count, so twice the limit is accepted here.
    const { rows } = this.#counts.limits;
    if (this.rows.length >= rows * 2) throw new BookRefused('tooManyRows', rows);
    this.#counts.add('cells');
    this.#cells = [];
    this.#place = 0;
    this.#isRowHidden = isHidden || this.#isGroupHidden;
  }

  #closeRow(): void {
    this.#closeCell();
    if (this.#cells === undefined) return;
    this.rows.push({ cells: this.#cells, isHidden: this.#isRowHidden });
    this.#cells = undefined;
  }

  #openCell(element: MarkupElement, form: HiddenForm | undefined): void {
    this.#closeCell();
    if (this.#cells === undefined) this.#openRow(false);
    this.#counts.add('cells');
    this.cellCount += 1;
    const shown = new ShownText(this.#styles.keepsBlanks(element));
    this.#cell = { element, shown, form, hiddenText: '' };
    this.#hiddenDepth = 0;
  }

  #closeCell(): void {
    const cell = this.#cell;
    const cells = this.#cells;
    this.#cell = undefined;
    this.#hiddenDepth = 0;
    if (cell === undefined || cells === undefined) return;
    const { element, form } = cell;
    if (cell.hiddenText !== '' && !this.#isRowHidden) this.hiddenCells += 1;
    // A cell that takes no space does not shift the cells after it.
    if (form === 'gone') return;
    const { columns: mostColumns } = this.#counts.limits;
    const row = this.rows.length;
    while ((this.#reaching.get(this.#place) ?? -1) >= row) this.#place += 1;
    const start = this.#place;
    const [columns, rows] = [spanOf(element.attribute, 'colspan'), spanOf(element.attribute, 'rowspan')];
    this.#place += columns;
    const { text } = cell.shown;
    this.onlyText = text;
    if (rows > 1)
      for (let column = start; column < Math.min(start + columns, mostColumns); column += 1)
        this.#reaching.set(column, row + rows - 1);
    const isText = this.#styles.isText(element);
    const value = { text, ...(isText && { isText }), ...markedValue(element.attribute, text) };
    if (value.text === '') return;
    if (start >= mostColumns) throw new BookRefused('tooManyColumns', mostColumns);
    cells[start] = cellOf(value);
    if (columns > 1 || rows > 1) {
      this.#counts.add('merges');
      this.merges.push({ s: { r: row, c: start }, e: { r: row + rows - 1, c: start + columns - 1 } });
    }
  }

  #addColumns({ attribute }: MarkupElement, isHidden: boolean): void {
    const { columns } = this.#counts.limits;
    const count = Math.max(1, Number.parseInt(attribute('span') ?? '', 10) || 1);
    const end = Math.min(this.#columnPlace + count, columns);
    if (isHidden) for (let column = this.#columnPlace; column < end; column += 1) this.hiddenColumns.add(column);
    this.#columnPlace += count;
  }
}

const cellOf = ({ text, number, isText }: Pick<BookCell, 'text' | 'number' | 'isText'>): PageCell =>
  number === undefined
    ? { t: 's', v: text, ...(isText !== undefined && { isText }) }
    : { t: 'n', v: Number(number), w: text, ...(isText !== undefined && { isText }) };
