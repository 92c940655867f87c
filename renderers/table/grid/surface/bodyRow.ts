import { alignOf } from '../cells/cellAlign.ts';
import type { CellMessage, Values } from '../../../../engine/index.ts';
import { CellContent } from '../cells/cellContent.ts';
import { displayOf, type CellDisplay } from '../cells/cellDisplay.ts';
import type { CellTexts } from '../cells/cellTexts.ts';
import type { PendingText } from '../cells/pendingTexts.ts';
import { paneLeft, pinCells } from './pinnedPanes.ts';
import type { ColumnLayout, GridLayout, GridWindow } from './gridLayout.ts';
import type { SlotCell, SlotCells } from '../cells/slotCells.ts';
import { RowCells, type RowLabels } from './rowCells.ts';
import type { ViewRows } from '../rows/viewRows.ts';
import type { FoundTest } from '../cells/cellMatch.ts';
import type { GridRange } from './gridRange.ts';

const LOOKS = {
  start: 'wb-grid-cell',
  center: 'wb-grid-cell is-centered',
  end: 'wb-grid-cell is-number',
} as const;

/** Data and functions from which a row is rendered. */
export interface RowSource {
  readonly rows: ViewRows;
  readonly texts: CellTexts;
  readonly layout: GridLayout;
  /** Returns the text of a cell with a pending value. */
  readonly pendingText: (rowId: string, key: string) => PendingText | undefined;
  readonly isReadOnly: (rowId: string, place: ColumnLayout) => boolean;
  readonly slots: SlotCells;
  readonly rowLabels: RowLabels;
  /** The row whose content is expanded. */
  readonly expandedRowId: () => string | null;
  /** The selected cells. */
  readonly range: () => GridRange | null;
  /** Milliseconds since a row was marked as changed by others; undefined for other rows. */
  readonly reloadedFor: (rowId: string) => number | undefined;
  /** The current search; usually null. */
  readonly found: () => FoundTest | null;
  /** Cells with comments; usually undefined. */
  readonly remarked: () => ReadonlySet<string> | undefined;
}

const LEVEL_CLASS: Readonly<Record<CellMessage['level'], string>> = {
  error: 'is-bad',
  warn: 'is-warn',
  confirm: 'is-warn',
};

interface CellLook {
  /** Class names. */
  readonly look: string;
  readonly label: string;
  /** Data for the cell's renderer. */
  readonly slot: () => SlotCell;
}

/** A cell that is reused for other columns. The shown content is tracked, so that nothing is written twice. */
class BodyCell {
  readonly element = document.createElement('div');
  column = -1;
  readonly #content = new CellContent(this.element);
  readonly #slots: SlotCells;
  #look = '';
  #selected = false;

  constructor(slots: SlotCells) {
    this.#slots = slots;
    this.element.setAttribute('role', 'gridcell');
  }

  /** `left`: pixels within the parent element. */
  place(column: number, place: ColumnLayout, left: number): void {
    this.column = column;
    this.element.hidden = false;
    const { style } = this.element;
    style.left = `${left}px`;
    style.width = `${place.width}px`;
    this.element.setAttribute('aria-colindex', String(place.ariaIndex));
    this.element.dataset['column'] = String(column);
    this.#look = '';
  }

  /** Hides the cell until it gets another column: another cell may show its old one by now. */
  rest(): void {
    this.column = -1;
    this.element.hidden = true;
  }

  show(face: CellDisplay | string, { look, label, slot }: CellLook): void {
    const host = this.#content.slotHost;
    if (typeof face === 'string') this.#content.showText(face);
    else this.#content.show(face, label);
    const { slotHost } = this.#content;
    if (host !== null && host !== slotHost) this.#slots.set(host, null);
    if (slotHost !== null) this.#slots.set(slotHost, slot());
    this.#drawLook(look);
  }

  #drawLook(look: string): void {
    if (this.#look === look) return;
    this.#look = look;
    this.element.className = look;
    this.#mark('aria-invalid', /is-(bad|failed)/.test(look));
    this.#mark('aria-readonly', look.includes('is-readonly'));
  }

  select(selected: boolean): void {
    if (this.#selected === selected) return;
    this.#selected = selected;
    this.#mark('aria-selected', selected);
  }

  #mark(attribute: string, on: boolean): void {
    if (on) this.element.setAttribute(attribute, 'true');
    else this.element.removeAttribute(attribute);
  }
}

/** A pooled row: rendered for different indexes. */
export class BodyRow {
  readonly element = document.createElement('div');
  index = -1;
  rowId = '';
  /** Cells of the scrolling columns. */
  readonly #cells: BodyCell[] = [];
  readonly #pinned: readonly BodyCell[];
  readonly #lead: RowCells | undefined;
  readonly #source: RowSource;
  #selected: boolean | undefined;
  #top = -1;
  #place = -1;
  #hasSelectedCells = false;
  #reloaded = false;

  constructor(source: RowSource) {
    this.#source = source;
    const { layout } = source;
    this.element.className = 'wb-grid-row';
    this.element.setAttribute('role', 'row');
    this.element.style.width = `${layout.totalWidth}px`;
    if (layout.pinnedWidth > 0) {
      this.#lead = new RowCells(layout.rowColumns, layout.pinnedWidth, source.rowLabels);
      this.element.append(this.#lead.element);
    }
    this.#pinned = pinCells(layout, this.element, { start: this.#lead?.element, make: (column) => this.#pin(column) });
  }

  #pin(column: number): BodyCell {
    const { layout, slots } = this.#source;
    const cell = new BodyCell(slots);
    const place = layout.places[column];
    if (place !== undefined) cell.place(column, place, paneLeft(layout, place));
    return cell;
  }

  /** Renders the differences. `columnSlots` is the size of the ring that columns share. */
  draw(index: number, window: GridWindow, columnSlots: number): void {
    const { rows, layout } = this.#source;
    const row = rows.rowAt(index);
    if (this.index !== index) this.#moveTo(index);
    this.#drawNumber(rows.placeAt(index));
    this.#drawTop();
    this.rowId = row.id;
    this.#drawSelection();
    this.#drawReload();
    this.#spreadColumns(window, columnSlots);
    for (const cell of this.#allCells()) {
      const place = layout.places[cell.column];
      if (place !== undefined) this.#show(cell, place, row.values);
    }
    this.markRange();
  }

  /** As `draw`, for a row with an unchanged index: only renders columns that became visible. */
  drawNewColumns(window: GridWindow, columnSlots: number): void {
    const before = this.#cells.map((cell) => cell.column);
    this.#spreadColumns(window, columnSlots);
    const { rows, layout } = this.#source;
    const row = rows.rowAt(this.index);
    this.#cells.forEach((cell, slot) => {
      const place = layout.places[cell.column];
      if (place !== undefined && before[slot] !== cell.column) this.#show(cell, place, row.values);
    });
    this.markRange();
  }

  /** Updates the range marks; rows outside of the range only cost a comparison. */
  markRange(): void {
    const range = this.#source.range();
    const isInside = range !== null && this.index >= range.top && this.index <= range.bottom;
    if (!isInside && !this.#hasSelectedCells) return;
    this.#hasSelectedCells = isInside;
    for (const cell of this.#allCells())
      cell.select(isInside && cell.column >= range.left && cell.column <= range.right);
  }

  #allCells(): readonly BodyCell[] {
    return this.#pinned.length === 0 ? this.#cells : [...this.#pinned, ...this.#cells];
  }

  #show(cell: BodyCell, place: ColumnLayout, row: Values): void {
    const { rows, texts, pendingText, isReadOnly, found, remarked } = this.#source;
    const { column } = place;
    const { rowId } = this;
    const value = row[column.key];
    const pending = pendingText(rowId, column.key);
    const held = rows.model.heldAt(rowId, column.key)?.text ?? pending?.text ?? undefined;
    const face = held ?? displayOf({ column, value, texts }) ?? texts.textOf(column, value);
    const message = rows.model.messageAt(rowId, column.key);
    const readOnly = isReadOnly(rowId, place);
    let look: string = LOOKS[alignOf(column)];
    if (readOnly) look += ' is-readonly';
    if (held !== undefined) look += pending?.isFailed === true ? ' is-failed' : ' is-held';
    if (message !== undefined) look += ` ${LEVEL_CLASS[message.level]}`;
    if (found()?.({ row: this.index, index: cell.column }, column, value) === true) look += ' is-found';
    if (remarked()?.has(`${row['id']} ${column.key}`) === true) look += ' is-remarked';
    cell.show(face, { look, label: column.title, slot: () => ({ rowId, row: { ...row }, column, readOnly }) });
  }

  #moveTo(index: number): void {
    if (this.index === -1) this.element.hidden = false;
    this.index = index;
    this.element.setAttribute('aria-rowindex', String(index + 2));
  }

  /** Renders the row number, which does not depend on sort and filter. */
  #drawNumber(place: number): void {
    if (this.#place === place) return;
    this.#place = place;
    this.#lead?.moveTo(place);
  }

  #drawTop(): void {
    const top = this.#source.layout.tops.topOf(this.index);
    if (top === this.#top) return;
    this.#top = top;
    this.element.style.top = `${top}px`;
  }

  #drawSelection(): void {
    const { rows, expandedRowId } = this.#source;
    const { model } = rows;
    const selected = model.selectedRowIds.has(this.rowId);
    this.#lead?.draw({
      selected,
      disabled: model.isRowDisabled(this.rowId),
      expanded: expandedRowId() === this.rowId,
    });
    if (selected === this.#selected) return;
    this.#selected = selected;
    this.element.classList.toggle('is-selected', selected);
    this.element.setAttribute('aria-selected', String(selected));
  }

  #drawReload(): void {
    const shownFor = this.#source.reloadedFor(this.rowId);
    const reloaded = shownFor !== undefined;
    if (reloaded === this.#reloaded && !reloaded) return;
    this.#reloaded = reloaded;
    this.element.classList.toggle('is-reloaded', reloaded);
    this.element.style.setProperty('--wb-reload-delay', `${-Math.round(shownFor ?? 0)}ms`);
  }

  #spreadColumns(window: GridWindow, columnSlots: number): void {
    const { places } = this.#source.layout;
    while (this.#cells.length < columnSlots) {
      const cell = new BodyCell(this.#source.slots);
      this.#cells.push(cell);
      this.element.append(cell.element);
    }
    for (let column = window.firstColumn; column < window.endColumn; column += 1) {
      const cell = this.#cells[column % columnSlots];
      const place = places[column];
      if (cell !== undefined && place !== undefined && cell.column !== column) cell.place(column, place, place.left);
    }
  }

  /** Hides all cells until they get a column, after the ring size has changed. */
  dealColumnsAnew(): void {
    for (const cell of this.#cells) cell.rest();
  }

  /** Hides the row until it is rendered again. */
  rest(): void {
    if (this.index === -1) return;
    this.index = -1;
    this.rowId = '';
    this.element.hidden = true;
  }

  cellOf(column: number): HTMLElement | undefined {
    return this.#allCells().find((cell) => cell.column === column)?.element;
  }
}
