/** How long a row is marked as changed by others, in ms (contract §9.6). */
const SHOWN_MS = 1400;

/** Rows that others have changed recently. */
export class ReloadedRows {
  readonly #redraw: (rowId: string) => void;
  readonly #since = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();

  constructor(redraw: (rowId: string) => void) {
    this.#redraw = redraw;
  }

  /** Marks the row; restarts the mark if it is already shown. */
  show(rowId: string): void {
    clearTimeout(this.#since.get(rowId)?.timer);
    this.#since.delete(rowId);
    this.#redraw(rowId);
    const timer = setTimeout(() => {
      this.#since.delete(rowId);
      this.#redraw(rowId);
    }, SHOWN_MS);
    this.#since.set(rowId, { at: performance.now(), timer });
    this.#redraw(rowId);
  }

  /**
   * Milliseconds since the row was marked; undefined for others. A row that scrolls into view continues its animation
   * there.
   */
  shownFor(rowId: string): number | undefined {
    const since = this.#since.get(rowId);
    return since === undefined ? undefined : performance.now() - since.at;
  }

  dispose(): void {
    for (const { timer } of this.#since.values()) clearTimeout(timer);
    this.#since.clear();
  }
}
