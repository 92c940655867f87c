import { BodyRow, type RowSource } from './bodyRow.ts';
import type { GridWindow } from './gridLayout.ts';
import type { GridPosition } from './gridNavigation.ts';

/** The rows in the DOM: as many as the window needs; index modulo their number selects the row. */
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

  /** Renders the window. `all`: also rows that are already rendered, because any index may have another row now. */
  draw(window: GridWindow, all: boolean): void {
    const sameColumns =
      this.#grow(window) &&
      window.firstColumn === this.#window.firstColumn &&
      window.endColumn === this.#window.endColumn;
    this.#window = window;
    if (all) this.#followRecords(window);
    for (let index = window.firstRow; index < window.endRow; index += 1) {
      const row = this.#rows[index % this.#rows.length];
      if (row === undefined) continue;
      if (all || row.index !== index) row.draw(index, window, this.#columnSlots);
      else if (!sameColumns) row.drawNewColumns(window, this.#columnSlots);
    }
    this.#rows.forEach((row, slot) => {
      const isElsewhere = row.index % this.#rows.length !== slot;
      if (isElsewhere || row.index < window.firstRow || row.index >= window.endRow) row.rest();
    });
  }

  /** Reassigns elements to the records they show, so that rows that only moved are not rendered again. */
  #followRecords({ firstRow, endRow }: GridWindow): void {
    const { rows: records } = this.#source;
    const showing = new Map(this.#rows.flatMap((row) => (row.index === -1 ? [] : [[row.rowId, row] as const])));
    if (showing.size === 0) return;
    const free = new Set(this.#rows);
    const dealt: (BodyRow | undefined)[] = this.#rows.map(() => undefined);
    for (let index = firstRow; index < endRow; index += 1) {
      const row = showing.get(records.rowAt(index).id);
      if (row === undefined) continue;
      dealt[index % dealt.length] = row;
      free.delete(row);
    }
    const rest = free.values();
    this.#rows = dealt.flatMap((row) => row ?? rest.next().value ?? []);
  }

  /** Grows the pools to the size of the window; false when rows or cells were reassigned. */
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

  /** Renders the given rows in the window again; by default all. */
  redraw(rowIds?: ReadonlySet<string>): void {
    for (const row of this.#rows) {
      if (row.index === -1 || (rowIds !== undefined && !rowIds.has(row.rowId))) continue;
      row.draw(row.index, this.#window, this.#columnSlots);
    }
  }

  /** Updates the marks of the selected range. */
  markRange(): void {
    for (const row of this.#rows) row.markRange();
  }

  cellAt(index: number, column: number): HTMLElement | undefined {
    return this.#rows.find((row) => row.index === index)?.cellOf(column);
  }

  /** Returns the cell of an element: row index and column index, -1 for the row's own columns. */
  positionOf(element: Element): GridPosition | undefined {
    const rowElement = element.closest('.wb-grid-row');
    const row = this.#rows.find((one) => one.element === rowElement)?.index ?? -1;
    if (row === -1) return undefined;
    const cell = element.closest<HTMLElement>('.wb-grid-cell');
    return { row, column: Number(cell?.dataset['column'] ?? -1) };
  }
}
