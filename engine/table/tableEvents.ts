import type { TableChange, TableEvent } from './tableModel.ts';

/** A part of an event. */
export type TableEventPart = Partial<TableEvent>;

/** Merges everything that happened since the last notification. */
class GatheredEvent implements TableEvent {
  rows = false;
  loaded = false;
  errors = false;
  selection = false;
  readonly rowIds = new Set<string>();
  /** Inverse of each change, in order. */
  #inverses: TableChange[] = [];

  add(news: TableEventPart): void {
    this.rows ||= news.rows === true;
    this.loaded ||= news.loaded === true;
    this.errors ||= news.errors === true;
    this.selection ||= news.selection === true;
    for (const rowId of news.rowIds ?? []) this.rowIds.add(rowId);
    // A load cannot be undone.
    if (news.loaded === true) this.#inverses = [];
    if (news.inverse !== undefined) this.#inverses.push(news.inverse);
  }

  get inverse(): TableChange | undefined {
    const [first] = this.#inverses;
    return this.#inverses.length > 1 ? { kind: 'batch', changes: [...this.#inverses].reverse() } : first;
  }
}

/** Listeners of a table, and pending events: changes that belong together are reported in one event. */
export class TableEvents {
  readonly #listeners = new Set<(event: TableEvent) => void>();
  #depth = 0;
  #untold: GatheredEvent | null = null;

  note(news: TableEventPart): void {
    this.#untold ??= new GatheredEvent();
    this.#untold.add(news);
    if (this.#depth === 0) this.#tell();
  }

  asOne<T>(act: () => T): T {
    this.#depth += 1;
    try {
      return act();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#tell();
    }
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    const event = this.#untold;
    this.#untold = null;
    if (event !== null) for (const listener of this.#listeners) listener(event);
  }
}
