import type { CellMessage, TableModel } from '../../engine/index.ts';
import type { CellTexts } from './cellTexts.ts';
import type { ColumnPlace, GridLayout, GridWindow } from './gridLayout.ts';

/** What a row is drawn from. */
export interface RowSource {
  readonly model: TableModel;
  readonly texts: CellTexts;
  readonly layout: GridLayout;
  /** Text of a cell whose code is still being looked up. */
  readonly pendingText: (rowId: string, key: string) => string | undefined;
  readonly isReadOnly: (rowId: string, place: ColumnPlace) => boolean;
  readonly checkboxLabel: (index: number) => string;
}

const LEVEL_CLASS: Readonly<Record<CellMessage['level'], string>> = {
  error: 'is-bad',
  warn: 'is-warn',
  confirm: 'is-warn',
};

/** A cell that is used again for other columns. What it shows is mirrored, so that nothing is written twice. */
class BodyCell {
  readonly element = document.createElement('div');
  column = -1;
  readonly #text = document.createTextNode('');
  #look = '';

  constructor() {
    this.element.setAttribute('role', 'gridcell');
    this.element.append(this.#text);
  }

  place(column: number, place: ColumnPlace): void {
    this.column = column;
    const { style } = this.element;
    style.left = `${place.left}px`;
    style.width = `${place.width}px`;
    this.element.setAttribute('aria-colindex', String(place.ariaIndex));
    this.element.dataset['column'] = String(column);
    this.#look = '';
  }

  show(text: string, look: string): void {
    if (this.#text.data !== text) {
      this.#text.data = text;
      if (this.element.title !== '') this.element.title = '';
    }
    if (this.#look === look) return;
    this.#look = look;
    this.element.className = look;
    this.#mark('aria-invalid', look.includes('is-bad'));
    this.#mark('aria-readonly', look.includes('is-readonly'));
  }

  #mark(attribute: string, on: boolean): void {
    if (on) this.element.setAttribute(attribute, 'true');
    else this.element.removeAttribute(attribute);
  }
}

/** A row of the pool: drawn for one index after the other. */
export class BodyRow {
  readonly element = document.createElement('div');
  index = -1;
  rowId = '';
  readonly #cells: BodyCell[] = [];
  readonly #number: HTMLElement | undefined;
  readonly #checkbox: HTMLElement | undefined;
  readonly #source: RowSource;
  #selected: boolean | undefined;

  constructor(source: RowSource) {
    this.#source = source;
    const { layout } = source;
    this.element.className = 'wb-sheet-row';
    this.element.setAttribute('role', 'row');
    this.element.style.width = `${layout.totalWidth}px`;
    if (layout.pinnedWidth === 0) return;
    const pinned = document.createElement('div');
    pinned.className = 'wb-sheet-pinned';
    pinned.setAttribute('role', 'presentation');
    pinned.style.width = `${layout.pinnedWidth}px`;
    if (layout.numberWidth > 0) {
      this.#number = document.createElement('div');
      this.#number.className = 'wb-sheet-row-number';
      this.#number.setAttribute('role', 'rowheader');
      this.#number.setAttribute('aria-colindex', '1');
      this.#number.style.width = `${layout.numberWidth}px`;
      pinned.append(this.#number);
    }
    if (layout.checkboxWidth > 0) {
      const cell = document.createElement('div');
      cell.className = 'wb-sheet-row-check';
      cell.setAttribute('role', 'gridcell');
      cell.setAttribute('aria-colindex', layout.numberWidth > 0 ? '2' : '1');
      cell.style.width = `${layout.checkboxWidth}px`;
      this.#checkbox = document.createElement('span');
      this.#checkbox.className = 'wb-sheet-check';
      this.#checkbox.setAttribute('role', 'checkbox');
      cell.append(this.#checkbox);
      pinned.append(cell);
    }
    this.element.append(pinned);
  }

  /** Draws what differs. `columnSlots` is the size of the ring that columns share. */
  draw(index: number, window: GridWindow, columnSlots: number): void {
    const { model, layout } = this.#source;
    const row = model.rowAt(index);
    if (this.index !== index) this.#moveTo(index);
    this.rowId = row.id;
    this.#drawSelection();
    this.#spreadColumns(window, columnSlots);
    for (const cell of this.#cells) {
      const place = layout.places[cell.column];
      if (place !== undefined) this.#show(cell, place, row.values[place.column.key]);
    }
  }

  /** As `draw`, for a row that shows the same index: only columns that came into view cost anything. */
  drawNewColumns(window: GridWindow, columnSlots: number): void {
    const before = this.#cells.map((cell) => cell.column);
    this.#spreadColumns(window, columnSlots);
    const { model, layout } = this.#source;
    const row = model.rowAt(this.index);
    this.#cells.forEach((cell, slot) => {
      const place = layout.places[cell.column];
      if (place !== undefined && before[slot] !== cell.column) this.#show(cell, place, row.values[place.column.key]);
    });
  }

  #show(cell: BodyCell, place: ColumnPlace, value: Parameters<CellTexts['textOf']>[1]): void {
    const { model, texts, pendingText, isReadOnly } = this.#source;
    const { column } = place;
    const text = pendingText(this.rowId, column.key) ?? texts.textOf(column, value);
    const message = model.messageAt(this.rowId, column.key);
    let look = column.valueType === 'decimal' ? 'wb-sheet-cell is-number' : 'wb-sheet-cell';
    if (isReadOnly(this.rowId, place)) look += ' is-readonly';
    if (message !== undefined) look += ` ${LEVEL_CLASS[message.level]}`;
    cell.show(text, look);
  }

  #moveTo(index: number): void {
    if (this.index === -1) this.element.hidden = false;
    this.index = index;
    this.element.style.top = `${index * this.#source.layout.rowHeight}px`;
    this.element.setAttribute('aria-rowindex', String(index + 2));
    if (this.#number !== undefined) this.#number.textContent = String(index + 1);
    this.#checkbox?.setAttribute('aria-label', this.#source.checkboxLabel(index));
  }

  #drawSelection(): void {
    const selected = this.#source.model.selectedRowIds.has(this.rowId);
    if (selected === this.#selected) return;
    this.#selected = selected;
    this.element.classList.toggle('is-selected', selected);
    this.element.setAttribute('aria-selected', String(selected));
    this.#checkbox?.setAttribute('aria-checked', String(selected));
  }

  #spreadColumns(window: GridWindow, columnSlots: number): void {
    const { places } = this.#source.layout;
    while (this.#cells.length < columnSlots) {
      const cell = new BodyCell();
      this.#cells.push(cell);
      this.element.append(cell.element);
    }
    for (let column = window.firstColumn; column < window.endColumn; column += 1) {
      const cell = this.#cells[column % columnSlots];
      const place = places[column];
      if (cell !== undefined && place !== undefined && cell.column !== column) cell.place(column, place);
    }
  }

  /** The ring of columns has another size: every cell waits for its column. */
  dealColumnsAnew(): void {
    for (const cell of this.#cells) cell.column = -1;
  }

  /** Out of the window: shows nothing until it is drawn again. */
  rest(): void {
    if (this.index === -1) return;
    this.index = -1;
    this.rowId = '';
    this.element.hidden = true;
  }

  cellOf(column: number): HTMLElement | undefined {
    return this.#cells.find((cell) => cell.column === column)?.element;
  }
}
