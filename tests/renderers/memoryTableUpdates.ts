import type { Values } from '../../engine/index.ts';
import type { TableUpdates } from '../../renderers/index.ts';

/** In-memory messages between pages. `told`: rows that the page has sent; `tell`: sends as another page. */
export interface MemoryTableUpdates extends TableUpdates {
  readonly told: (readonly [socketKey: string, row: Values])[];
  readonly tell: (socketKey: string, row: Values) => void;
  /** Keys with a listener. */
  readonly followed: () => readonly string[];
}

export function memoryTableUpdates(): MemoryTableUpdates {
  const listeners = new Set<{ readonly key: string; readonly listener: (row: Values) => void }>();
  const told: [string, Values][] = [];
  return {
    told,
    tell: (socketKey, row) => {
      for (const { key, listener } of listeners) if (key === socketKey) listener(row);
    },
    followed: () => [...listeners].map(({ key }) => key),
    subscribe: (key, listener) => {
      const one = { key, listener };
      listeners.add(one);
      return () => listeners.delete(one);
    },
    sendRow: (socketKey, row) => void told.push([socketKey, { ...row }]),
    send: () => undefined,
    onMessage: () => () => undefined,
  };
}
