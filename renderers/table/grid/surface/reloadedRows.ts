/** How long a row shows that others have changed it, ms (contract §9.6). */
const SHOWN_MS = 1400;

/** Rows that were changed from elsewhere a moment ago. */
export class ReloadedRows {
  readonly #redraw: (rowId: string) => void;
  readonly #since = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();

  constructor(redraw: (rowId: string) => void) {
    this.#redraw = redraw;
  }

  /** Shows it from now on, once more if it does already. */
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

  /** Milliseconds that the row has shown it; undefined for others. A row that comes into view goes on where it is. */
  shownFor(rowId: string): number | undefined {
    const since = this.#since.get(rowId);
    return since === undefined ? undefined : performance.now() - since.at;
  }

  dispose(): void {
    for (const { timer } of this.#since.values()) clearTimeout(timer);
    this.#since.clear();
  }
}
