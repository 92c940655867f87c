import { disablingColumn, selectionStateOf, type DisabledRows } from './disabledRows.ts';
import type { RowStore } from './rowStore.ts';

/** Selected rows; rows that cannot be selected are left out. */
export class RowSelection {
  ids: ReadonlySet<string> = new Set();
  readonly #store: RowStore;
  #disabled: DisabledRows | undefined;

  constructor(store: RowStore) {
    this.#store = store;
  }

  /** Whether any rule disables rows. */
  get hasRules(): boolean {
    return this.#disabled !== undefined;
  }

  set rules(rules: DisabledRows) {
    this.#disabled = Object.keys(rules).length === 0 ? undefined : rules;
  }

  isDisabled(rowId: string): boolean {
    return this.disablingColumn(rowId) !== undefined;
  }

  /** Returns the column whose value disables the row. */
  disablingColumn(rowId: string): string | undefined {
    return this.#disabled && disablingColumn(this.#store.byId(rowId)?.values, this.#disabled);
  }

  select(rowIds: Iterable<string>): void {
    this.ids = new Set([...rowIds].filter((rowId) => !this.isDisabled(rowId)));
  }

  get state(): 'none' | 'some' | 'all' {
    return selectionStateOf(this.ids, this.#store.values, this.#disabled);
  }

  /** Deselects rows that were removed or can no longer be selected; returns whether there were any. */
  keep(): boolean {
    const kept = [...this.ids].filter((rowId) => this.#store.byId(rowId) !== undefined && !this.isDisabled(rowId));
    const unselected = kept.length < this.ids.size;
    if (unselected) this.ids = new Set(kept);
    return unselected;
  }
}
