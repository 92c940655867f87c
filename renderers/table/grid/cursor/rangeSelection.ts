import type { ViewRows } from '../rows/viewRows.ts';
import type { GridExtent, GridPosition } from '../surface/gridNavigation.ts';
import { clampRange, isCorner, oppositeCorner, rangeBetween, type GridRange } from '../surface/gridRange.ts';

/** The selected block: from the anchor, which stays, to the head, which Shift moves. Costs the same for any number of rows. */
export class RangeSelection {
  readonly #rows: ViewRows;
  #anchor: GridPosition | null = null;
  #head: GridPosition | null = null;
  /** First and last row, so that the block follows them when rows come, go or move. */
  #ends: readonly [string, string] | null = null;
  range: GridRange | null = null;
  /** Of the rows when the block was made. */
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

  /** From one cell to another. */
  span(anchor: GridPosition, head: GridPosition): void {
    this.#anchor = anchor;
    this.#head = head;
    this.range = rangeBetween(anchor, head);
    this.#version = this.#rows.version;
    this.#ends = [this.#rows.rowAt(this.range.top).id, this.#rows.rowAt(this.range.bottom).id];
  }

  /** Extends from the anchor. */
  extend(head: GridPosition): void {
    this.span(this.#anchor ?? head, head);
  }

  /** A given block; Shift goes on from the corner across `active`. */
  set(range: GridRange, active: GridPosition): void {
    const anchor = isCorner(range, active) ? active : { row: range.top, column: range.left };
    this.span(anchor, oppositeCorner(range, anchor));
  }

  /** After rows changed: the same rows, or undefined when one of the ends went, they changed sides, or rows show in another order. */
  follow(extent: GridExtent): GridRange | undefined {
    const { range } = this;
    if (range === null || this.#ends === null || extent.columns === 0) return undefined;
    // Others may lie between the ends now, which nobody has selected.
    if (this.#version !== this.#rows.version) return undefined;
    const [top, bottom] = this.#ends.map((rowId) => this.#rows.indexOf(rowId));
    if (top === undefined || bottom === undefined || top === -1 || bottom < top) return undefined;
    return clampRange({ ...range, top, bottom }, extent);
  }
}
