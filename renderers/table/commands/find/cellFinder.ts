import { CellSearch, type CompiledColumn, type TableEvent } from '../../../../engine/index.ts';
import type { GridPosition } from '../../grid/surface/gridNavigation.ts';
import type { GridRange } from '../../grid/surface/gridRange.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { cellTest, type FoundTest } from '../../grid/cells/cellMatch.ts';
import { CellScan, firstFrom } from './cellScan.ts';
import { NO_QUERY, type FindHost, type FindQuery, type FindState } from './findState.ts';

export interface FoundCell {
  readonly row: number;
  readonly column: CompiledColumn;
}

/** The corners of a selection by row id and column key, so that they follow their rows. */
interface Scope {
  readonly rowIds: readonly [string, string];
  readonly keys: ReadonlySet<string>;
}

/** Changes of more rows than this start a new search. */
const ROWS_AT_ONCE = 100;

/** Searches a text in all rows, counts the matching cells, and moves from one to the next. */
export class CellFinder {
  readonly #cursor: TableCursor;
  readonly #host: FindHost;
  readonly #waiting: (() => void)[] = [];
  #scan: CellScan | null = null;
  /** Columns of the scan that produced the shown cells. */
  #columns: readonly CompiledColumn[] = [];
  /** Cells found before the running scan; shown until it is complete. */
  #shown: readonly number[] = [];
  #search = new CellSearch(NO_QUERY);
  #scope: Scope | null = null;

  constructor(cursor: TableCursor, host: FindHost) {
    this.#cursor = cursor;
    this.#host = host;
    const { surface } = cursor;
    surface.onPlaced(() => this.#again());
    surface.texts.onArrive(() => this.#again());
    surface.model.subscribe((event) => this.#hear(event));
  }

  get state(): FindState {
    return this.#host.state;
  }

  get search(): CellSearch {
    return this.#search;
  }

  /** Ends the search and removes the marks. */
  end(): void {
    this.stop();
    this.#mark(null);
  }

  find(query: FindQuery): void {
    if (!query.selectionOnly) this.#scope = null;
    else if (!this.state.query.selectionOnly || this.#scope === null) this.#scope = this.#selected();
    this.#search = new CellSearch(query);
    this.#shown = [];
    this.#tell({ query });
    this.#run();
  }

  #selected(): Scope | null {
    const { range, surface } = this.#cursor;
    if (range === null) return null;
    const { rows, layout } = surface;
    const columns = layout.places.slice(range.left, range.right + 1);
    return {
      rowIds: [rows.rowAt(range.top).id, rows.rowAt(range.bottom).id],
      keys: new Set(columns.map(({ column }) => column.key)),
    };
  }

  /** Null: everywhere. An empty range when the selected rows are gone. */
  #within(): GridRange | null {
    const scope = this.#scope;
    if (scope === null) return null;
    const { rows, layout } = this.#cursor.surface;
    const [first, last] = scope.rowIds.map((rowId) => rows.indexOf(rowId));
    const columns = layout.places.flatMap(({ column }, index) => (scope.keys.has(column.key) ? [index] : []));
    const isThere = first !== undefined && last !== undefined && first !== -1 && last !== -1;
    const [left = 0] = columns;
    if (!isThere) return { top: 0, bottom: -1, left, right: left };
    return { top: Math.min(first, last), bottom: Math.max(first, last), left, right: columns.at(-1) ?? -1 };
  }

  stop(): void {
    this.#scan?.stop();
    this.#scan = null;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #run(): void {
    const waiting = this.#waiting.splice(0);
    this.stop();
    this.#waiting.push(...waiting);
    const { surface } = this.#cursor;
    const within = this.#within();
    const test = cellTest(this.#search, this.state.query.text, surface.texts);
    const isInside = (row: number, index: number): boolean =>
      within === null || (row >= within.top && row <= within.bottom && index >= within.left && index <= within.right);
    this.#mark(
      this.#search.isBlank ? null : ({ row, index }, column, value) => isInside(row, index) && test(column, value),
    );
    const scan = new CellScan(surface, { test, within, onPart: (done) => this.#heardPart(done) });
    if (scan.columns.some((column, index) => column !== this.#columns[index])) this.#shown = [];
    this.#columns = scan.columns;
    this.#scan = scan;
    if (this.#search.isBlank || scan.isDone) {
      this.#shown = [];
      this.stop();
      this.#tell({ isRunning: false });
    } else {
      scan.start();
      this.#tell({ isRunning: true });
    }
  }

  #mark(found: FoundTest | null): void {
    const { surface } = this.#cursor;
    if (surface.found === null && found === null) return;
    surface.found = found;
    surface.draw(true);
  }

  /** Rows, columns or texts changed: search again; earlier hits stay visible until the new ones are known. */
  #again(): void {
    if (this.state.mode !== null && !this.#search.isBlank) this.#run();
  }

  #heardPart(done: boolean): void {
    const hits = this.#scan?.hits ?? [];
    if (done || hits.length > this.#shown.length) this.#shown = hits;
    this.#tell({ isRunning: !done });
    if (done) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** When rows were added, removed or moved, the search was already repeated by their rendering. */
  #hear({ rows, rowIds }: TableEvent): void {
    if (rows || rowIds.size === 0 || this.state.mode === null || this.#search.isBlank) return;
    const scan = this.#scan;
    if (scan === null || rowIds.size > ROWS_AT_ONCE || scan.hits !== this.#shown) {
      this.#again();
      return;
    }
    for (const rowId of rowIds) scan.lookAgain(this.#cursor.surface.rows.indexOf(rowId));
    this.#tell({});
  }

  /** Called when another cell becomes active. */
  moved(): void {
    if (this.state.mode !== null && this.state.at !== this.#place()) this.#tell({});
  }

  get #width(): number {
    return Math.max(1, this.#columns.length);
  }

  /** Cell number of the active cell; -1 when there is none. */
  get #active(): number {
    const { position } = this.#cursor;
    return position === null ? -1 : position.row * this.#width + position.column;
  }

  #place(): number {
    const active = this.#active;
    const index = firstFrom(this.#shown, active);
    return active !== -1 && this.#shown[index] === active ? index + 1 : 0;
  }

  #tell(change: Partial<FindState>): void {
    this.#host.show({ ...change, count: this.#shown.length, at: this.#place() });
  }

  /** Resolves when every row has been searched. */
  async done(): Promise<void> {
    if (this.state.isRunning) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #positionOf(hit: number): GridPosition {
    return { row: Math.floor(hit / this.#width), column: hit % this.#width };
  }

  /** Selects the next or previous hit, wrapping around at the ends of the table. The focus stays where it is. */
  async step(by: 1 | -1): Promise<void> {
    const active = this.#active;
    const next = (): number | undefined =>
      by === 1 ? this.#shown[firstFrom(this.#shown, active + 1)] : this.#shown[firstFrom(this.#shown, active) - 1];
    if (next() === undefined) await this.done();
    const hit = next() ?? (by === 1 ? this.#shown[0] : this.#shown.at(-1));
    if (hit !== undefined) this.#cursor.select(this.#positionOf(hit), { focus: false });
  }

  /** The active cell, when it is a hit. */
  get current(): FoundCell | undefined {
    return this.#place() === 0 ? undefined : this.#cellOf(this.#active);
  }

  /** Every hit; complete after `done`. */
  get all(): readonly FoundCell[] {
    return this.#shown.flatMap((hit) => this.#cellOf(hit) ?? []);
  }

  #cellOf(hit: number): FoundCell | undefined {
    const { row, column: index } = this.#positionOf(hit);
    const column = this.#columns[index];
    return column === undefined ? undefined : { row, column };
  }
}
