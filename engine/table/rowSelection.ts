import { disablingColumn, selectionStateOf, type DisabledRows } from './disabledRows.ts';
import type { RowStore } from './rowStore.ts';

/** Which rows are ticked; those that cannot be are left out. */
export class RowSelection {
  ids: ReadonlySet<string> = new Set();
  readonly #store: RowStore;
  #disabled: DisabledRows | undefined;

  constructor(store: RowStore) {
    this.#store = store;
  }

  /** Whether any rule takes rows out. */
  get hasRules(): boolean {
    return this.#disabled !== undefined;
  }

  set rules(rules: DisabledRows) {
    this.#disabled = Object.keys(rules).length === 0 ? undefined : rules;
  }

  isDisabled(rowId: string): boolean {
    return this.disablingColumn(rowId) !== undefined;
  }

  /** The column whose value takes the row out. */
  disablingColumn(rowId: string): string | undefined {
    return this.#disabled && disablingColumn(this.#store.byId(rowId)?.values, this.#disabled);
  }

  select(rowIds: Iterable<string>): void {
    this.ids = new Set([...rowIds].filter((rowId) => !this.isDisabled(rowId)));
  }

  get state(): 'none' | 'some' | 'all' {
    return selectionStateOf(this.ids, this.#store.values, this.#disabled);
  }

  /** Forgets rows that went or cannot be selected any more; returns whether there were any. */
  keep(): boolean {
    const kept = [...this.ids].filter((rowId) => this.#store.byId(rowId) !== undefined && !this.isDisabled(rowId));
    const unselected = kept.length < this.ids.size;
    if (unselected) this.ids = new Set(kept);
    return unselected;
  }
}
