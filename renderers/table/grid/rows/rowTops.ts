/**
 * Positions of rows when one of them has expanded content below it. At most one gap, so that no position needs a
 * search.
 */
export class RowTops {
  readonly #rowHeight: number;
  #after = -1;
  #gap = 0;

  constructor(rowHeight: number) {
    this.#rowHeight = rowHeight;
  }

  /** `row` -1: nothing is expanded. `gap` in pixels. */
  unfold(row: number, gap: number): void {
    this.#after = row;
    this.#gap = row === -1 ? 0 : gap;
  }

  /** Pixels from the top of the first row. */
  topOf(row: number): number {
    return row * this.#rowHeight + (this.#after !== -1 && row > this.#after ? this.#gap : 0);
  }

  /** Returns the fractional row index at a pixel; expanded content belongs to the end of its row. */
  rowAt(pixel: number): number {
    const foldTop = (this.#after + 1) * this.#rowHeight;
    if (this.#after === -1 || pixel <= foldTop) return pixel / this.#rowHeight;
    return Math.max(foldTop, pixel - this.#gap) / this.#rowHeight;
  }
}
