import type { ViewRows } from '../rows/viewRows.ts';
import type { GridExtent, GridPosition } from '../surface/gridNavigation.ts';
import { clampRange, isCorner, oppositeCorner, rangeBetween, type GridRange } from '../surface/gridRange.ts';

/**
 * The selected block: from the fixed anchor to the head, which Shift moves. Its cost does not depend on the number of
 * rows.
 */
export class RangeSelection {
  readonly #rows: ViewRows;
  #anchor: GridPosition | null = null;
  #head: GridPosition | null = null;
  /** Ids of the first and last row, so that the block follows them when rows are added, removed or moved. */
  #ends: readonly [string, string] | null = null;
  range: GridRange | null = null;
  /** Version of the rows when the block was created. */
  #version = 0;

  constructor(rows: ViewRows) {
    this.#rows = rows;
  }

  get anchor(): GridPosition | null {
    return this.#anchor;
  }

  get head(): GridPosition | null {
    return this.#head;
  }

  clear(): void {
    this.#anchor = null;
    this.#head = null;
    this.#ends = null;
    this.range = null;
  }

  /** Spans the block between two cells. */
  span(anchor: GridPosition, head: GridPosition): void {
    this.#anchor = anchor;
    this.#head = head;
    this.range = rangeBetween(anchor, head);
    this.#version = this.#rows.version;
    this.#ends = [this.#rows.rowAt(this.range.top).id, this.#rows.rowAt(this.range.bottom).id];
  }

  /** Extends the block from the anchor. */
  extend(head: GridPosition): void {
    this.span(this.#anchor ?? head, head);
  }

  /** Sets a given block; Shift continues from the corner opposite `active`. */
  set(range: GridRange, active: GridPosition): void {
    const anchor = isCorner(range, active) ? active : { row: range.top, column: range.left };
    this.span(anchor, oppositeCorner(range, anchor));
  }

  /**
   * Returns the block of the same rows after a change; undefined when one of the ends was removed, they changed order,
   * or the rows were arranged again.
   */
  follow(extent: GridExtent): GridRange | undefined {
    const { range } = this;
    if (range === null || this.#ends === null || extent.columns === 0) return undefined;
    // Rows that nobody selected may now lie between the ends.
    if (this.#version !== this.#rows.version) return undefined;
    const [top, bottom] = this.#ends.map((rowId) => this.#rows.indexOf(rowId));
    if (top === undefined || bottom === undefined || top === -1 || bottom < top) return undefined;
    return clampRange({ ...range, top, bottom }, extent);
  }
}
