import type { CompiledColumn } from '../../../../engine/index.ts';
import type { GridRange } from '../../grid/surface/gridRange.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import type { CellTest } from '../../grid/cells/cellMatch.ts';

/** Milliseconds per slice of a scan, so that key presses and frames are handled in between. */
const SLICE = 6;
/** Rows between two time checks. */
const ROWS_A_LOOK = 32;

export interface ScanOptions {
  readonly test: CellTest;
  /** Null: every cell. */
  readonly within: GridRange | null;
  /** Called after each slice; `done` is true for the last. */
  readonly onPart: (done: boolean) => void;
}

/** One pass over all rows, in slices. A cell is stored as `row * columns + column`, in ascending order. */
export class CellScan {
  readonly columns: readonly CompiledColumn[];
  hits: number[] = [];
  /** The first row that has not been searched. */
  #next: number;
  readonly #end: number;
  readonly #surface: GridSurface;
  readonly #options: ScanOptions;
  readonly #first: number;
  readonly #last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: GridSurface, options: ScanOptions) {
    this.#surface = surface;
    this.#options = options;
    this.columns = surface.layout.places.map(({ column }) => column);
    const { within } = options;
    this.#next = within?.top ?? 0;
    this.#end = Math.min(within?.bottom ?? Number.POSITIVE_INFINITY, surface.rows.rowCount - 1);
    this.#first = within?.left ?? 0;
    this.#last = Math.min(within?.right ?? Number.POSITIVE_INFINITY, this.columns.length - 1);
  }

  get isDone(): boolean {
    return this.#next > this.#end;
  }

  start(): void {
    this.#timer = setTimeout(() => this.#part(), 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #part(): void {
    const until = performance.now() + SLICE;
    do {
      const end = Math.min(this.#next + ROWS_A_LOOK - 1, this.#end);
      for (; this.#next <= end; this.#next += 1) this.#look(this.#next, this.hits);
    } while (!this.isDone && performance.now() < until);
    if (!this.isDone) this.start();
    this.#options.onPart(this.isDone);
  }

  #look(row: number, hits: number[]): void {
    const values = this.#surface.rows.liveValues()[row];
    if (values === undefined) return;
    for (let index = this.#first; index <= this.#last; index += 1) {
      const column = this.columns[index];
      if (column !== undefined && this.#options.test(column, values[column.key]))
        hits.push(row * this.columns.length + index);
    }
  }

  /** Searches a row again after it has changed, if it was already searched. */
  lookAgain(row: number): void {
    const { within } = this.#options;
    if (row >= this.#next || row < (within?.top ?? 0)) return;
    const now: number[] = [];
    this.#look(row, now);
    const from = firstFrom(this.hits, row * this.columns.length);
    const to = firstFrom(this.hits, (row + 1) * this.columns.length);
    this.hits.splice(from, to - from, ...now);
  }
}

/** Returns the index of the first number that is not smaller than `wanted`. */
export function firstFrom(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
