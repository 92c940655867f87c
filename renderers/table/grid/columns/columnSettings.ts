import type { TablePorts } from '../cells/cellEditors.ts';
import { PAGE_ARRANGEMENT, readArrangement, type ColumnArrangement } from './columnArrangement.ts';

/** Debounce of storing a change, in milliseconds. */
const KEEP_DELAY = 300;

/** The user's column arrangement of a table: notifies all listeners, and is stored for the user. */
export class ColumnSettings {
  readonly #preferences: TablePorts['preferences'];
  readonly #key: string | undefined;
  readonly #listeners = new Set<() => void>();
  #arrangement: ColumnArrangement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `name` identifies the table: the page's id and the detail's key. Without it nothing is stored. */
  constructor(name: string | undefined, preferences: TablePorts['preferences']) {
    this.#key = name === undefined ? undefined : `table-columns:${name}`;
    this.#preferences = preferences;
    this.#arrangement = this.#key === undefined ? PAGE_ARRANGEMENT : readArrangement(preferences?.get(this.#key));
  }

  get arrangement(): ColumnArrangement {
    return this.#arrangement;
  }

  change(arrangement: ColumnArrangement): void {
    if (arrangement === this.#arrangement) return;
    this.#arrangement = arrangement;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keep(), KEEP_DELAY);
    for (const listener of this.#listeners) listener();
  }

  /** Stores a pending change immediately. */
  keep(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#key !== undefined) this.#preferences?.set(this.#key, this.#arrangement);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
