import { queryFieldName, type CompiledQueryItem, type FieldState, type Values } from '../../../engine/index.ts';
import type { FieldSource } from '../../form/fields/fieldSource.ts';

/** Values of the query form, by item key. They are not a record: no checks, no undo. */
export interface QuerySource extends FieldSource {
  values(): Values;
  clear(): void;
  /** Shows or hides the items of 展开. */
  expand(open: boolean): void;
}

export function createQuerySource(items: readonly CompiledQueryItem[]): QuerySource {
  const listeners = new Set<() => void>();
  const expanded = new Set(items.filter((item) => item.expanded).map(queryFieldName));
  let values: Values = {};
  let open = false;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const set = (next: Values): void => {
    values = { ...values, ...next };
    changed();
  };
  return {
    values: () => values,
    field: (key): FieldState => ({
      value: values[key] ?? null,
      visible: open || !expanded.has(key),
      disabled: false,
      required: false,
    }),
    set,
    type: (key, value) => set({ [key]: value }),
    touch: () => undefined,
    clear() {
      values = {};
      changed();
    },
    expand(next) {
      open = next;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
