import { useRef, useSyncExternalStore } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { ROW_HEIGHTS, type TableSize } from '../../grid/surface/gridLayout.ts';

const KEY = 'table-size';

/** Listeners of all tables on the page: a choice in one applies to all. */
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isSize = (stored: unknown): stored is TableSize =>
  typeof stored === 'string' && Object.hasOwn(ROW_HEIGHTS, stored);

export interface SizeChoice {
  /** The effective size. */
  readonly size: TableSize;
  /** The user's choice; null: the page's size. */
  readonly chosen: TableSize | null;
  readonly choose: (size: TableSize | 'page') => void;
}

/**
 * The page's row size, overridden by the user's choice for all tables (D33). Without preferences the choice applies to
 * this table only.
 */
export function useTableSize(pageSize: TableSize, preferences: TablePorts['preferences']): SizeChoice {
  const own = useRef<unknown>(undefined);
  const stored = useSyncExternalStore(subscribe, () =>
    preferences === undefined ? own.current : preferences.get(KEY),
  );
  const chosen = isSize(stored) ? stored : null;
  return {
    size: chosen ?? pageSize,
    chosen,
    choose: (size) => {
      if (preferences === undefined) own.current = size;
      else preferences.set(KEY, size);
      for (const listener of listeners) listener();
    },
  };
}
