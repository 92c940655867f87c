import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { CLOSED, type FindHost, type FindQuery, type FindState } from './findState.ts';
import type { ReplaceReport } from './planReplace.ts';
import type { ReplaceAll, ReplaceParts, TableReplace } from './tableReplace.ts';

/** Code for search and replace; the fields are rendered before it is loaded. */
export const searching = lazyModule(() => import('./tableReplace.ts'));

export type FinderParts = Omit<ReplaceParts, 'cursor' | 'host'>;

/** Search state: the query and the current hits. Requests made before the code is loaded are executed afterwards. */
export class TableFinder implements FindHost {
  readonly #cursor: TableCursor;
  readonly #parts: FinderParts;
  readonly #listeners = new Set<() => void>();
  #search: TableReplace | undefined;
  #arriving: Promise<TableReplace | undefined> | undefined;
  state: FindState = CLOSED;

  constructor(cursor: TableCursor, parts: FinderParts) {
    this.#cursor = cursor;
    this.#parts = parts;
  }

  dispose(): void {
    this.#search?.finder.stop();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  show(change: Partial<FindState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  open(mode: 'find' | 'replace'): void {
    const { hasRange } = this.#cursor;
    const { query, calls, mode: before } = this.state;
    this.#cursor.leave();
    const selectionOnly = before === null ? hasRange : query.selectionOnly;
    this.show({ mode, calls: calls + 1 });
    this.find({ ...query, selectionOnly });
  }

  /** Ends the search and returns the focus to the cell. */
  close(): void {
    this.#search?.finder.end();
    this.show({ mode: null, isRunning: false, isFailed: false, count: 0, at: 0 });
    this.#cursor.focus();
  }

  find(query: FindQuery): void {
    const search = this.#present();
    if (search !== undefined) {
      search.finder.find(query);
      return;
    }
    this.show({ query, isRunning: query.text !== '', isFailed: false });
    void this.#arrive();
  }

  #present(): TableReplace | undefined {
    const { loaded } = searching;
    if (loaded !== undefined)
      this.#search ??= new loaded.TableReplace({ ...this.#parts, cursor: this.#cursor, host: this });
    return this.#search;
  }

  /** Loads the search and applies the current query. Undefined when it cannot be fetched; the bar shows this. */
  #arrive(): Promise<TableReplace | undefined> {
    return (this.#arriving ??= this.#fetch());
  }

  async #fetch(): Promise<TableReplace | undefined> {
    const isThere = await searching.fetch().then(
      () => true,
      () => false,
    );
    this.#arriving = undefined;
    if (!isThere) {
      this.show({ isRunning: false, isFailed: this.state.mode !== null });
      return undefined;
    }
    const search = this.#present();
    if (this.state.mode !== null) search?.finder.find(this.state.query);
    return search;
  }

  /** Called when another cell becomes active. */
  moved(): void {
    this.#search?.finder.moved();
  }

  /** Selects the next or previous hit, wrapping around at the ends of the table. The focus stays where it is. */
  async step(by: 1 | -1): Promise<void> {
    const search = this.#search ?? (await this.#arrive());
    await search?.finder.step(by);
  }

  /** Replaces in the active cell if it is a hit, then selects the next hit. */
  async replaceOne(by: string, onReport: (report: ReplaceReport) => void): Promise<void> {
    const search = this.#search ?? (await this.#arrive());
    await search?.one(by, onReport);
  }

  /** Replaces all hits. Resolves to whether it was done; it is cancelled when the rows change in the meantime. */
  async replaceAll(by: string, how: ReplaceAll): Promise<boolean> {
    const search = this.#search ?? (await this.#arrive());
    return (await search?.all(by, how)) ?? false;
  }
}
