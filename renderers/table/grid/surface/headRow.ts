import type { CompiledColumn } from '../../../../engine/index.ts';
import { alignOf } from '../cells/cellAlign.ts';
import { paneLeft, pinCells, startPane } from './pinnedPanes.ts';
import type { ViewRows } from '../rows/viewRows.ts';
import type { GridLayout, GridWindow } from './gridLayout.ts';
import { rowColumnCell } from './rowCells.ts';
import type { RowColumn } from '../rows/rowColumns.ts';

/** Returns the tools of a head cell: the column menu button and the resize edge. */
function headTools(menuLabel: string): readonly HTMLElement[] {
  const menu = document.createElement('button');
  menu.type = 'button';
  menu.className = 'wb-grid-head-menu';
  menu.tabIndex = -1;
  menu.setAttribute('aria-haspopup', 'menu');
  menu.setAttribute('aria-label', menuLabel);
  const edge = document.createElement('div');
  edge.className = 'wb-grid-head-edge';
  edge.setAttribute('aria-hidden', 'true');
  return [menu, edge];
}

/** Titles of the row's own columns; for the checkbox, the effect of a press. */
interface HeadTexts extends Readonly<Record<RowColumn, string>> {
  /** Accessible name of the column menu button. */
  readonly columnMenu: (title: string) => string;
  /** Marks a head with the sort and filter of its column. */
  readonly mark: (cell: HTMLElement, column: CompiledColumn) => void;
}

const isRequired = (column: GridLayout['places'][number]['column']): boolean =>
  column.required !== false || column.checks.some((check) => check.id === 'required');

/** The titles of the visible columns, with the checkbox for all rows. */
export class HeadRow {
  readonly #head: HTMLElement;
  readonly #layout: GridLayout;
  readonly #texts: HeadTexts;
  readonly #cells = new Map<number, HTMLElement>();
  readonly #checkbox: HTMLElement | undefined;

  constructor(head: HTMLElement, layout: GridLayout, texts: HeadTexts) {
    this.#head = head;
    this.#layout = layout;
    this.#texts = texts;
    head.textContent = '';
    const pinned = layout.pinnedWidth === 0 ? undefined : startPane(layout.pinnedWidth);
    for (const place of layout.rowColumns) {
      const cell = rowColumnCell(place, 'columnheader');
      if (place.kind === 'checkbox') {
        this.#checkbox = document.createElement('span');
        this.#checkbox.className = 'wb-grid-check wb-grid-check-all';
        this.#checkbox.setAttribute('role', 'checkbox');
        this.#checkbox.setAttribute('aria-label', texts.checkbox);
        cell.append(this.#checkbox);
      } else if (place.kind === 'number') cell.textContent = texts.number;
      else cell.setAttribute('aria-label', texts[place.kind]);
      pinned?.append(cell);
    }
    if (pinned !== undefined) head.append(pinned);
    pinCells(layout, head, { start: pinned, make: (column) => ({ element: this.#make(column) }) });
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
    const cell = this.#make(index);
    this.#cells.set(index, cell);
    this.#head.append(cell);
  }

  #make(index: number): HTMLElement {
    const cell = document.createElement('div');
    const place = this.#layout.places[index];
    if (place === undefined) return cell;
    const { column } = place;
    cell.className = 'wb-grid-head-cell';
    cell.setAttribute('role', 'columnheader');
    cell.setAttribute('aria-colindex', String(place.ariaIndex));
    cell.classList.toggle('is-number', alignOf(column) === 'end');
    cell.classList.toggle('is-centered', alignOf(column) === 'center');
    cell.classList.toggle('is-required', isRequired(column));
    cell.style.left = `${paneLeft(this.#layout, place)}px`;
    cell.style.width = `${place.width}px`;
    cell.title = column.tipsContent === undefined ? column.title : `${column.title}\n${column.tipsContent}`;
    if (column.tipsContent !== undefined) cell.setAttribute('aria-description', column.tipsContent);
    cell.dataset['column'] = String(index);
    const title = document.createElement('span');
    title.textContent = column.title;
    if (column.tipsContent !== undefined) title.classList.add('has-tips');
    cell.append(title, ...headTools(this.#texts.columnMenu(column.title)));
    this.#texts.mark(cell, column);
    return cell;
  }

  /** Renders the state of the checkbox: none, some or all rows are selected (W2.1-9). */
  drawSelection({ selectionState }: ViewRows): void {
    const checked = { none: 'false', some: 'mixed', all: 'true' };
    this.#checkbox?.setAttribute('aria-checked', checked[selectionState]);
  }
}
