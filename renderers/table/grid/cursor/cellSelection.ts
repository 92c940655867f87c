import type { ActiveCell } from './cellEditing.ts';
import { withinExtent, type GridExtent, type GridPosition } from '../surface/gridNavigation.ts';
import {
  clampRange,
  isInRange,
  isSameRange,
  isSingleCell,
  rangeBetween,
  type GridRange,
} from '../surface/gridRange.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import { RangeSelection } from './rangeSelection.ts';

/** The active cell and the selected range. Independent of editing. */
export class CellSelection {
  readonly #surface: GridSurface;
  readonly #block: RangeSelection;
  #at: ActiveCell | null = null;
  /** Column to which Enter returns: the one in which tabbing started. */
  startColumn = 0;

  constructor(surface: GridSurface) {
    this.#surface = surface;
    this.#block = new RangeSelection(surface.rows);
  }

  get active(): ActiveCell | null {
    return this.#at;
  }

  get range(): GridRange | null {
    return this.#block.range;
  }

  /** The end of the range that Shift moves. */
  get head(): GridPosition | null {
    return this.#block.head;
  }

  get isMany(): boolean {
    return this.range !== null && !isSingleCell(this.range);
  }

  get extent(): GridExtent {
    const { rows, layout, page } = this.#surface;
    return { rows: rows.rowCount, columns: layout.places.length, page };
  }

  get isPossible(): boolean {
    const { rows, columns } = this.extent;
    return rows > 0 && columns > 0;
  }

  clear(): void {
    this.#at = null;
    this.#block.clear();
    this.#draw();
  }

  /** Selects one cell. */
  set(wanted: GridPosition): void {
    const position = withinExtent(wanted, this.extent);
    this.#block.span(position, position);
    this.activate(position);
  }

  /** Selects a block; its first cell is active unless another one is given. */
  setRange(wanted: GridRange, active?: GridPosition): void {
    const range = clampRange(wanted, this.extent);
    const isInside = active !== undefined && isInRange(range, active);
    const position = isInside ? active : { row: range.top, column: range.left };
    this.#block.set(range, position);
    this.activate(position);
  }

  /** Extends the range from the anchor to a cell. */
  extend(head: GridPosition): void {
    this.#block.extend(withinExtent(head, this.extent));
    const at = this.#at;
    if (at !== null && this.range !== null && isInRange(this.range, at)) this.#draw();
    else this.activate(this.#block.anchor ?? head);
  }

  /** Makes another cell active; the range is unchanged. */
  activate(position: GridPosition): void {
    const place = this.#surface.placeAt(position.column);
    if (place === undefined) return;
    this.#at = { ...position, record: this.#surface.rows.rowAt(position.row), columnOf: place.column };
    this.#draw();
  }

  #draw(): void {
    this.#surface.setActive(this.#at);
    this.#surface.setRange(this.range);
  }

  /**
   * Updates the selection after rows or columns were added, removed or moved: to the same cells, or those that took
   * their place. Returns whether the active cell is still the same one; undefined when nothing is selected any more.
   */
  follow(): boolean | undefined {
    const at = this.#at;
    if (at === null || !this.isPossible) return undefined;
    const row = this.#surface.rows.indexOf(at.record.id);
    const column = this.#surface.columnOf(at.columnOf.key);
    const isSame = row !== -1 && column !== -1;
    const position = withinExtent(
      { row: row === -1 ? at.row : row, column: column === -1 ? at.column : column },
      this.extent,
    );
    const range = column === at.column ? this.#block.follow(this.extent) : undefined;
    const kept = range !== undefined && isInRange(range, position) ? range : rangeBetween(position, position);
    const isUnmoved = isSame && row === at.row && column === at.column;
    if (isUnmoved && this.range !== null && isSameRange(kept, this.range)) return true;
    this.#block.set(kept, position);
    this.activate(position);
    return isSame;
  }
}
