import type { CompiledColumn, TableEvent, TableModel } from '../../engine/index.ts';
import { BodyRows } from './bodyRows.ts';
import { CellTexts } from './cellTexts.ts';
import type { TablePorts } from './cellEditors.ts';
import type { FoundTest } from './find/foundTest.ts';
import { FootRows, statisticsOf } from './footRows.ts';
import { createGridFrame, sizeGridFrame, type GridFrame } from './gridFrame.ts';
import { layOut, windowOf, type ColumnPlace, type GridLayout, type GridWindow } from './gridLayout.ts';
import type { GridPosition } from './gridNavigation.ts';
import type { GridRange } from './gridRange.ts';
import { HeadRow } from './headRow.ts';
import type { Rectangle } from './liveInput.ts';
import { SlotCells } from './slotCells.ts';
import type { RowColumn } from './rows/rowColumns.ts';
import { RowExpansion, type ExpandedRow } from './rows/rowExpansion.ts';
import { rowColumnTitles, rowLabels } from './rows/rowTexts.ts';
import { RowTops } from './rows/rowTops.ts';
import { SelectionMarks } from './selectionMarks.ts';
import { ReloadedRows } from './reloadedRows.ts';

export interface SurfaceOptions {
  readonly model: TableModel;
  readonly ports: TablePorts;
  /** Pixels. */
  readonly rowHeight: number;
  readonly rowColumns: ReadonlySet<RowColumn>;
  readonly label: string;
  /** Columns left out besides those that are hidden. */
  readonly isShown: (column: CompiledColumn) => boolean;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Why cells of a column cannot be edited, where that is not plain to see. */
  readonly noteOf: (column: CompiledColumn) => string | undefined;
  readonly onExpand: (expanded: ExpandedRow | null) => void;
}

const cellName = (rowId: string, key: string): string => `${rowId}\n${key}`;

/** Draws the table: the rows and columns in view, head and foot. Knows nothing of editing. */
export class GridSurface {
  readonly frame: GridFrame = createGridFrame();
  readonly #options: SurfaceOptions;
  readonly texts: CellTexts;
  /** Cells that renderers of their own fill. */
  readonly slots = new SlotCells();
  readonly expansion: RowExpansion;
  readonly #tops: RowTops;
  /** Rows that others have changed just now. */
  readonly reloaded = new ReloadedRows((rowId) => this.redrawRow(rowId));
  layout: GridLayout;
  #body: BodyRows;
  #head: HeadRow;
  #foot: FootRows;
  #window: GridWindow = { firstRow: 0, endRow: 0, firstColumn: 0, endColumn: 0 };
  #width = 0;
  #height = 0;
  readonly #marks = new SelectionMarks(this.frame);
  /** Marks cells when they are drawn. */
  found: FoundTest | null = null;
  readonly #onPlaced = new Set<() => void>();
  readonly #pending = new Map<string, string>();
  readonly #observer: ResizeObserver;
  readonly #unsubscribe: () => void;

  constructor(host: HTMLElement, options: SurfaceOptions) {
    this.#options = options;
    this.texts = new CellTexts(options.ports.dictionaries, () => this.#body.redraw());
    this.#tops = new RowTops(options.rowHeight);
    this.expansion = this.#expansion();
    host.append(this.frame.scroller);
    this.#width = this.frame.scroller.clientWidth;
    this.layout = this.#layOut();
    [this.#body, this.#head, this.#foot] = this.#build();
    sizeGridFrame(this.frame, this.layout, options.model.rowCount);
    this.#height = this.frame.scroller.clientHeight;
    this.draw(true);
    this.frame.scroller.addEventListener('scroll', () => this.draw(false));
    this.#observer = new ResizeObserver(() => this.#resized());
    this.#observer.observe(this.frame.scroller);
    this.#unsubscribe = options.model.subscribe((event) => this.#hear(event));
  }

  #expansion(): RowExpansion {
    const { model, rowHeight, ports, onExpand } = this.#options;
    return new RowExpansion({
      model,
      frame: this.frame,
      rowHeight,
      tops: this.#tops,
      label: rowLabels(ports.t).expand,
      onMoved: () => this.#sizeAndDraw(),
      onChange: onExpand,
    });
  }

  #sizeAndDraw(): void {
    sizeGridFrame(this.frame, this.layout, this.model.rowCount);
    this.draw(true);
    this.#marks.frameRange(this.layout);
    for (const listener of this.#onPlaced) listener();
  }

  dispose(): void {
    this.expansion.dispose();
    this.#observer.disconnect();
    this.#unsubscribe();
    this.texts.dispose();
    this.reloaded.dispose();
    this.frame.scroller.remove();
  }

  get model(): TableModel {
    return this.#options.model;
  }

  #columns(): readonly CompiledColumn[] {
    const { model, isShown } = this.#options;
    return model.columns.filter((column) => model.isColumnVisible(column.key) && isShown(column));
  }

  #layOut(): GridLayout {
    const columns = this.#columns();
    const { rowHeight, rowColumns } = this.#options;
    const footRows = statisticsOf(columns).length;
    return layOut({ columns, rowHeight, tops: this.#tops, rowColumns, footRows, available: this.#width });
  }

  #build(): [BodyRows, HeadRow, FootRows] {
    const { frame, layout } = this;
    const { model, label, isReadOnly, noteOf } = this.#options;
    const { t } = this.#options.ports;
    frame.grid.setAttribute('aria-label', label);
    frame.grid.setAttribute('aria-multiselectable', 'true');
    const last = layout.places.at(-1);
    frame.grid.setAttribute('aria-colcount', String(last?.ariaIndex ?? 0));
    frame.body.textContent = '';
    this.slots.clear();
    const body = new BodyRows(frame.body, {
      model,
      texts: this.texts,
      layout,
      pendingText: (rowId, key) => (this.#pending.size === 0 ? undefined : this.#pending.get(cellName(rowId, key))),
      isReadOnly: (rowId, place) => isReadOnly(rowId, place.column),
      slots: this.slots,
      noteOf: (place) => noteOf(place.column),
      rowLabels: rowLabels(t),
      expandedRowId: () => this.expansion.rowId,
      range: () => this.#marks.range,
      reloadedFor: (rowId) => this.reloaded.shownFor(rowId),
      found: () => this.found,
    });
    const head = new HeadRow(frame.head, layout, rowColumnTitles(t));
    const foot = new FootRows(frame.foot, layout, { sum: t('table.sum'), average: t('table.average') });
    return [body, head, foot];
  }

  #relayOut(): void {
    this.layout = this.#layOut();
    [this.#body, this.#head, this.#foot] = this.#build();
    this.#sizeAndDraw();
  }

  /** Rows or columns came, went, moved or have another size. */
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
  }

  #hear(event: TableEvent): void {
    if (event.kind === 'rows') {
      this.expansion.follow();
      this.#sizeAndDraw();
      return;
    }
    if (event.kind === 'cells') {
      this.#body.redraw(event.rowIds);
      this.#foot.draw(this.model);
      return;
    }
    const shown = this.#columns();
    const { places } = this.layout;
    if (shown.length !== places.length || shown.some((column, index) => column !== places[index]?.column))
      this.#relayOut();
    else this.#body.redraw();
    this.#head.drawSelection(this.model);
  }

  /** Draws what came into view; `all`: everything in view. */
  draw(all: boolean): void {
    const { scrollTop, scrollLeft } = this.frame.scroller;
    const viewport = { top: scrollTop, left: scrollLeft, width: this.#width, height: this.#height };
    const window = windowOf(this.layout, this.model.rowCount, viewport);
    const columnsMoved = window.firstColumn !== this.#window.firstColumn || window.endColumn !== this.#window.endColumn;
    this.#window = window;
    this.expansion.fit(scrollLeft, this.#width);
    this.#body.draw(window, all);
    if (columnsMoved || all) this.#head.draw(window);
    if (all) {
      const { rowCount } = this.model;
      const footRows = statisticsOf(this.layout.places.map((place) => place.column)).length;
      this.frame.grid.setAttribute('aria-rowcount', String(rowCount + 1 + footRows));
      this.#foot.draw(this.model);
      this.#head.drawSelection(this.model);
    }
    this.#marks.mark(this.#cellOf(this.#marks.position));
  }

  redrawRow(rowId: string): void {
    this.#body.redraw(new Set([rowId]));
  }

  /** A text to show instead of the value while it is being looked up. */
  setPending(rowId: string, key: string, text: string | null): void {
    if (text === null) this.#pending.delete(cellName(rowId, key));
    else this.#pending.set(cellName(rowId, key), text);
    this.redrawRow(rowId);
  }

  /** Texts of many cells that are being looked up; null: it is known now. */
  setPendingTexts(
    cells: readonly { readonly rowId: string; readonly key: string; readonly text: string | null }[],
  ): void {
    for (const { rowId, key, text } of cells) {
      if (text === null) this.#pending.delete(cellName(rowId, key));
      else this.#pending.set(cellName(rowId, key), text);
    }
    this.#body.redraw(new Set(cells.map(({ rowId }) => rowId)));
  }

  placeAt(column: number): ColumnPlace | undefined {
    return this.layout.places[column];
  }

  columnOf(key: string): number {
    return this.layout.places.findIndex((place) => place.column.key === key);
  }

  /** In the coordinates of the overlay. */
  rectangleOf({ row, column }: GridPosition): Rectangle {
    const { rowHeight, tops, pinnedWidth } = this.layout;
    const place = this.layout.places[column];
    return { left: place?.left ?? pinnedWidth, top: tops.topOf(row), width: place?.width ?? 0, height: rowHeight };
  }

  /** Whole rows in view. */
  get page(): number {
    const { headHeight, footHeight, rowHeight } = this.layout;
    return Math.max(1, Math.floor((this.#height - headHeight - footHeight) / rowHeight) - 1);
  }

  /** Scrolls as little as needed and draws at once. */
  reveal(position: GridPosition): void {
    const { scroller } = this.frame;
    const { headHeight, footHeight, pinnedWidth } = this.layout;
    const cell = this.rectangleOf(position);
    const bodyHeight = this.#height - headHeight - footHeight;
    const bottom = cell.top + cell.height - bodyHeight;
    if (cell.top < scroller.scrollTop) scroller.scrollTop = cell.top;
    else if (bottom > scroller.scrollTop) scroller.scrollTop = bottom;
    const right = cell.left + cell.width - this.#width;
    if (cell.left - pinnedWidth < scroller.scrollLeft) scroller.scrollLeft = cell.left - pinnedWidth;
    else if (right > scroller.scrollLeft) scroller.scrollLeft = right;
    this.draw(false);
  }

  /** The selected cell, for those who do not see it. */
  setActive(position: GridPosition | null): void {
    this.#marks.setActive(position, this.#cellOf(position));
  }

  /** Draws the selected range. */
  setRange(range: GridRange | null): void {
    this.#marks.range = range;
    this.#marks.frameRange(this.layout);
    this.#body.markRange();
  }

  #cellOf(position: GridPosition | null): HTMLElement | undefined {
    return position === null ? undefined : this.#body.cellAt(position.row, position.column);
  }

  /** The cell that an element stands for: the row's index and the column's, -1 for pinned cells. */
  positionOf(element: Element): GridPosition | undefined {
    const rowElement = element.closest('.wb-sheet-row');
    const row = rowElement === null ? -1 : this.#body.indexOf(rowElement);
    if (row === -1) return undefined;
    const cell = element.closest<HTMLElement>('.wb-sheet-cell');
    return { row, column: Number(cell?.dataset['column'] ?? -1) };
  }
}
