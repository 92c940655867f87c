import type { TableModel } from '../../engine/index.ts';
import type { GridLayout, GridWindow } from './gridLayout.ts';
import { rowColumnCell } from './rows/rowCells.ts';
import type { RowColumn } from './rows/rowColumns.ts';

/** Titles of the row's own columns; of the checkbox, what a press on it does. */
type HeadTexts = Readonly<Record<RowColumn, string>>;

const isRequired = (column: GridLayout['places'][number]['column']): boolean =>
  column.required !== false || column.checks.some((check) => check.id === 'required');

/** The titles of the columns in view, with the checkbox for all rows. */
export class HeadRow {
  readonly #head: HTMLElement;
  readonly #layout: GridLayout;
  readonly #cells = new Map<number, HTMLElement>();
  readonly #checkbox: HTMLElement | undefined;

  constructor(head: HTMLElement, layout: GridLayout, texts: HeadTexts) {
    this.#head = head;
    this.#layout = layout;
    head.textContent = '';
    if (layout.pinnedWidth === 0) return;
    const pinned = document.createElement('div');
    pinned.className = 'wb-sheet-pinned';
    pinned.setAttribute('role', 'presentation');
    pinned.style.width = `${layout.pinnedWidth}px`;
    for (const place of layout.rowColumns) {
      const cell = rowColumnCell(place, 'columnheader');
      if (place.kind === 'checkbox') {
        this.#checkbox = document.createElement('span');
        this.#checkbox.className = 'wb-sheet-check wb-sheet-check-all';
        this.#checkbox.setAttribute('role', 'checkbox');
        this.#checkbox.setAttribute('aria-label', texts.checkbox);
        cell.append(this.#checkbox);
      } else if (place.kind === 'number') cell.textContent = texts.number;
      else cell.setAttribute('aria-label', texts[place.kind]);
      pinned.append(cell);
    }
    head.append(pinned);
  }

  #headCell(className: string, ariaIndex: number): HTMLElement {
    const cell = document.createElement('div');
    cell.className = className;
    cell.setAttribute('role', 'columnheader');
    cell.setAttribute('aria-colindex', String(ariaIndex));
    return cell;
  }

  draw(window: GridWindow): void {
    for (const [column, cell] of this.#cells) {
      if (column >= window.firstColumn && column < window.endColumn) continue;
      cell.remove();
      this.#cells.delete(column);
    }
    for (let column = window.firstColumn; column < window.endColumn; column += 1) {
      if (!this.#cells.has(column)) this.#add(column);
    }
  }

  #add(index: number): void {
    const place = this.#layout.places[index];
    if (place === undefined) return;
    const { column } = place;
    const cell = this.#headCell('wb-sheet-head-cell', place.ariaIndex);
    cell.classList.toggle('is-number', column.valueType === 'decimal');
    cell.classList.toggle('is-required', isRequired(column));
    cell.style.left = `${place.left}px`;
    cell.style.width = `${place.width}px`;
    cell.title = column.title;
    cell.dataset['column'] = String(index);
    const title = document.createElement('span');
    title.textContent = column.title;
    cell.append(title);
    this.#cells.set(index, cell);
    this.#head.append(cell);
  }

  /** None, some or all rows are selected (W2.1-9). */
  drawSelection(model: TableModel): void {
    const checked = { none: 'false', some: 'mixed', all: 'true' };
    this.#checkbox?.setAttribute('aria-checked', checked[model.selectionState]);
  }
}
