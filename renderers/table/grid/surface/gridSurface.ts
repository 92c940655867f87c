import type { CompiledColumn, TableEvent, TableModel } from '../../../../engine/index.ts';
import type { RowSource } from './bodyRow.ts';
import type { ArrangedColumn } from '../columns/columnArrangement.ts';
import { seenColumns, shownColumns } from './shownColumns.ts';
import { CellTexts } from '../cells/cellTexts.ts';
import type { ViewRows } from '../rows/viewRows.ts';
import type { FoundTest } from '../cells/cellMatch.ts';
import { statisticsOf } from './footRows.ts';
import { createGridFrame, sizeGridFrame, type GridFrame } from './gridFrame.ts';
import {
  keepWithin,
  layOut,
  seenLeft,
  windowOf,
  type ColumnLayout,
  type GridLayout,
  type GridWindow,
  type Viewport,
} from './gridLayout.ts';
import type { GridPosition } from './gridNavigation.ts';
import type { GridRange } from './gridRange.ts';
import { buildParts, type GridParts } from './gridParts.ts';
import { hasSize, scrollTo } from './gridReveal.ts';
import type { Rectangle } from '../cells/liveInput.ts';
import { PendingTexts, type PendingText } from '../cells/pendingTexts.ts';
import { SlotCells } from '../cells/slotCells.ts';
import { RowExpansion } from './rowExpansion.ts';
import { rowLabels } from './rowTexts.ts';
import { RowTops } from '../rows/rowTops.ts';
import { SelectionMarks } from './selectionMarks.ts';
import type { SurfaceOptions } from './surfaceOptions.ts';
import { ReloadedRows } from './reloadedRows.ts';

/** Renders the table: visible rows and columns, head and foot. Independent of editing. */
export class GridSurface {
  readonly frame: GridFrame = createGridFrame();
  readonly #options: SurfaceOptions;
  readonly texts: CellTexts;
  /** Cells that are filled by custom renderers. */
  readonly slots = new SlotCells();
  readonly expansion: RowExpansion;
  readonly #tops: RowTops;
  /** Rows that others have just changed. */
  readonly reloaded = new ReloadedRows((rowId) => this.redrawRow(rowId));
  layout: GridLayout;
  #parts: GridParts;
  #window: GridWindow = { firstRow: 0, endRow: 0, firstColumn: 0, endColumn: 0 };
  #width = 0;
  #height = 0;
  #unrevealed: GridPosition | null = null;
  readonly #marks = new SelectionMarks(this.frame);
  /** Search whose hits are marked when cells are rendered. */
  found: FoundTest | null = null;
  readonly #onPlaced = new Set<() => void>();
  readonly #pending: PendingTexts;
  readonly #observer: ResizeObserver;
  readonly #unsubscribe: readonly (() => void)[];
  #scrolledLeft = 0;

  constructor(host: HTMLElement, options: SurfaceOptions) {
    this.#options = options;
    this.#pending = PendingTexts.of(options.model);
    this.texts = new CellTexts(options.ports, () => this.#parts.body.redraw());
    this.#tops = new RowTops(options.rowHeight);
    this.expansion = new RowExpansion({
      ...options,
      frame: this.frame,
      tops: this.#tops,
      label: rowLabels(options.ports.t).expand,
      onMoved: () => this.#sizeAndDraw(),
      onChange: options.onExpand,
    });
    host.append(this.frame.scroller);
    this.#width = this.frame.scroller.clientWidth;
    this.layout = this.#layOut();
    this.#parts = this.#build();
    sizeGridFrame(this.frame, this.layout, options.rows.rowCount);
    this.#height = this.frame.scroller.clientHeight;
    this.draw(true);
    this.frame.scroller.addEventListener('scroll', () => this.#scrolled());
    this.#observer = new ResizeObserver(() => this.#resized());
    this.#observer.observe(this.frame.scroller);
    this.#unsubscribe = [
      options.model.subscribe((event) => this.#hear(event)),
      options.columns.subscribe(() => this.#relayOut()),
      this.#pending.subscribe((rowIds) => this.#parts.body.redraw(rowIds)),
      options.rows.onArranged(() => {
        this.expansion.follow();
        this.#relayOut();
      }),
    ];
  }

  /** Layout is read before anything is written, to avoid a forced reflow. */
  #sizeAndDraw(): void {
    const { rowCount } = this.rows;
    const viewport = keepWithin(this.layout, rowCount, this.viewport);
    sizeGridFrame(this.frame, this.layout, rowCount);
    this.draw(true, viewport);
    this.#followCells(viewport);
  }

  #followCells(viewport: Viewport): void {
    this.#scrolledLeft = viewport.left;
    this.#marks.frameRange(this.layout, () => viewport);
    for (const listener of this.#onPlaced) listener();
  }

  #scrolled(): void {
    const { viewport } = this;
    this.draw(false, viewport);
    const { leadWidth, pinnedWidth, endWidth } = this.layout;
    const hasPinned = pinnedWidth + endWidth > leadWidth;
    // Overlays of pinned cells have to follow them.
    if (hasPinned && viewport.left !== this.#scrolledLeft) this.#followCells(viewport);
  }

  dispose(): void {
    this.expansion.dispose();
    this.#observer.disconnect();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.texts.dispose();
    this.reloaded.dispose();
    this.frame.scroller.remove();
  }

  get remarked(): ReadonlySet<string> | undefined {
    return this.#options.remarked();
  }

  /** All rows, in the order of the record. */
  get model(): TableModel {
    return this.#options.model;
  }

  /** The page's columns as rendered, those that are not visible included. */
  get pageColumns(): readonly CompiledColumn[] {
    return this.#options.drawn;
  }

  /** The visible rows, to which position indexes refer. */
  get rows(): ViewRows {
    return this.#options.rows;
  }

  /** All columns the user may see, in the user's order, including those the user has hidden. */
  get columns(): readonly ArrangedColumn[] {
    return seenColumns(this.#options);
  }

  #layOut(): GridLayout {
    const columns = shownColumns(this.#options);
    const { rowHeight, rowColumns } = this.#options;
    const footRows = statisticsOf(columns.map(({ column }) => column)).length;
    return layOut({ columns, rowHeight, tops: this.#tops, rowColumns, footRows, available: this.#width });
  }

  #build(): GridParts {
    const { rows, label, isReadOnly, ports } = this.#options;
    const source: RowSource = {
      rows,
      texts: this.texts,
      layout: this.layout,
      pendingText: (rowId, key) => this.#pending.at(rowId, key),
      isReadOnly: (rowId, place) => isReadOnly(rowId, place.column),
      slots: this.slots,
      rowLabels: rowLabels(ports.t),
      expandedRowId: () => this.expansion.rowId,
      range: () => this.#marks.range,
      reloadedFor: (rowId) => this.reloaded.shownFor(rowId),
      found: () => this.found,
      remarked: this.#options.remarked,
    };
    return buildParts(this.frame, source, { label, t: ports.t });
  }

  #relayOut(): void {
    this.layout = this.#layOut();
    this.#parts = this.#build();
    this.#sizeAndDraw();
  }

  /** Called when rows or columns were added, removed, moved or resized. */
  onPlaced(listener: () => void): void {
    this.#onPlaced.add(listener);
  }

  #resized(): void {
    const { clientWidth, clientHeight } = this.frame.scroller;
    if (clientWidth === this.#width && clientHeight === this.#height) return;
    const widened = clientWidth !== this.#width;
    this.#width = clientWidth;
    this.#height = clientHeight;
    if (widened) this.#relayOut();
    else this.draw(false);
    if (this.#unrevealed !== null) this.reveal(this.#unrevealed);
  }

  /** Handles a table event; renders each visible row at most once. */
  #hear({ rows, rowIds, errors, selection }: TableEvent): void {
    if (rows) this.expansion.follow();
    if (errors && this.#showsOtherColumns()) return this.#relayOut();
    if (rows) return this.#sizeAndDraw();
    this.#parts.body.redraw(errors || selection ? undefined : rowIds);
    if (rowIds.size > 0) this.#parts.foot.draw(this.rows);
    if (errors || selection) this.#parts.head.drawSelection(this.rows);
  }

  #showsOtherColumns(): boolean {
    const shown = shownColumns(this.#options);
    const { places } = this.layout;
    return shown.length !== places.length || shown.some(({ column }, index) => column !== places[index]?.column);
  }

  /** Renders what became visible; `all`: everything visible. */
  draw(all: boolean, viewport = this.viewport): void {
    const window = windowOf(this.layout, this.rows.rowCount, viewport);
    const columnsMoved = window.firstColumn !== this.#window.firstColumn || window.endColumn !== this.#window.endColumn;
    this.#window = window;
    this.expansion.fit(viewport.left, this.#width);
    this.#parts.body.draw(window, all);
    if (columnsMoved || all) this.#parts.head.draw(window);
    if (all) {
      const { rowCount } = this.rows;
      const footRows = statisticsOf(this.layout.places.map((place) => place.column)).length;
      this.frame.grid.setAttribute('aria-rowcount', String(rowCount + 1 + footRows));
      this.#parts.foot.draw(this.rows);
      this.#parts.head.drawSelection(this.rows);
    }
    this.#marks.mark(this.#cellOf(this.#marks.position));
  }

  redrawRow(rowId: string): void {
    this.#parts.body.redraw(new Set([rowId]));
  }

  setPendingTexts(cells: readonly PendingText[]): void {
    this.#pending.set(cells);
  }

  placeAt(column: number): ColumnLayout | undefined {
    return this.layout.places[column];
  }

  columnOf(key: string): number {
    return this.layout.places.findIndex((place) => place.column.key === key);
  }

  get viewport(): Viewport {
    const { scrollTop, scrollLeft } = this.frame.scroller;
    return { top: scrollTop, left: scrollLeft, width: this.#width, height: this.#height };
  }

  /** Returns the rectangle in overlay coordinates; for a pinned cell, its currently visible position. */
  rectangleOf({ row, column }: GridPosition): Rectangle {
    const { rowHeight, tops, pinnedWidth } = this.layout;
    const place = this.layout.places[column];
    const isPinned = place !== undefined && place.pin !== 'none';
    const left = isPinned ? seenLeft(this.layout, place, this.viewport) : (place?.left ?? pinnedWidth);
    return { left, top: tops.topOf(row), width: place?.width ?? 0, height: rowHeight, isPinned };
  }

  /** Number of complete rows in view. */
  get page(): number {
    const { headHeight, footHeight, rowHeight } = this.layout;
    return Math.max(1, Math.floor((this.#height - headHeight - footHeight) / rowHeight) - 1);
  }

  /** Scrolls as little as needed and renders immediately; without a size, as in a hidden tab, it is deferred. */
  reveal(position: GridPosition): void {
    const before = this.viewport;
    this.#unrevealed = hasSize(before) ? null : position;
    if (this.#unrevealed !== null) return;
    const cell = { top: this.layout.tops.topOf(position.row), place: this.layout.places[position.column] };
    const { top, left } = scrollTo(this.layout, before, cell);
    if (top !== before.top) this.frame.scroller.scrollTop = top;
    if (left !== before.left) this.frame.scroller.scrollLeft = left;
    this.draw(false);
  }

  setActive(position: GridPosition | null): void {
    this.#marks.setActive(position, this.#cellOf(position));
  }

  /** Renders the selected range. */
  setRange(range: GridRange | null): void {
    this.#marks.range = range;
    this.#marks.frameRange(this.layout, () => this.viewport);
    this.#parts.body.markRange();
  }

  #cellOf(position: GridPosition | null): HTMLElement | undefined {
    return position === null ? undefined : this.#parts.body.cellAt(position.row, position.column);
  }

  /** Returns the cell of an element: row index and column index, -1 for pinned cells. */
  positionOf(element: Element): GridPosition | undefined {
    return this.#parts.body.positionOf(element);
  }
}
