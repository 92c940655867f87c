import { BodyRow, type RowSource } from './bodyRow.ts';
import type { GridWindow } from './gridLayout.ts';

/** The rows in the DOM: as many as fit the window, each taking the next index modulo their number. */
export class BodyRows {
  readonly #body: HTMLElement;
  readonly #source: RowSource;
  #rows: BodyRow[] = [];
  #columnSlots = 0;
  #window: GridWindow = { firstRow: 0, endRow: 0, firstColumn: 0, endColumn: 0 };

  constructor(body: HTMLElement, source: RowSource) {
    this.#body = body;
    this.#source = source;
  }

  /** Draws the window. `all`: rows that are there already as well, because any index may show another row now. */
  draw(window: GridWindow, all: boolean): void {
    const sameColumns =
      this.#grow(window) &&
      window.firstColumn === this.#window.firstColumn &&
      window.endColumn === this.#window.endColumn;
    this.#window = window;
    for (let index = window.firstRow; index < window.endRow; index += 1) {
      const row = this.#rows[index % this.#rows.length];
      if (row === undefined) continue;
      if (all || row.index !== index) row.draw(index, window, this.#columnSlots);
      else if (!sameColumns) row.drawNewColumns(window, this.#columnSlots);
    }
    for (const row of this.#rows) {
      if (row.index < window.firstRow || row.index >= window.endRow) row.rest();
    }
  }

  /** Makes room for the window; false when the order of the rows or cells was dealt anew. */
  #grow(window: GridWindow): boolean {
    const rowsWanted = window.endRow - window.firstRow;
    const columnsWanted = window.endColumn - window.firstColumn;
    const enough = rowsWanted <= this.#rows.length && columnsWanted <= this.#columnSlots;
    if (rowsWanted > this.#rows.length) {
      const added = Array.from({ length: rowsWanted - this.#rows.length }, () => new BodyRow(this.#source));
      this.#rows.push(...added);
      this.#body.append(...added.map((row) => row.element));
    }
    if (columnsWanted > this.#columnSlots) {
      this.#columnSlots = columnsWanted;
      for (const row of this.#rows) row.dealColumnsAnew();
    }
    return enough;
  }

  /** Draws rows anew that are in the window: those named, or all. */
  redraw(rowIds?: ReadonlySet<string>): void {
    for (const row of this.#rows) {
      if (row.index === -1 || (rowIds !== undefined && !rowIds.has(row.rowId))) continue;
      row.draw(row.index, this.#window, this.#columnSlots);
    }
  }

  /** The selected range is another one. */
  markRange(): void {
    for (const row of this.#rows) row.markRange();
  }

  cellAt(index: number, column: number): HTMLElement | undefined {
    return this.#rows.find((row) => row.index === index)?.cellOf(column);
  }

  /** The row that an element belongs to. */
  indexOf(element: Element): number {
    return this.#rows.find((row) => row.element === element)?.index ?? -1;
  }
}
