import type { DraftStore, KeptDraft } from '../../renderers/index.ts';

export interface MemoryDrafts extends DraftStore {
  /** Stored drafts by id. */
  readonly kept: Map<string, KeptDraft>;
  /** Simulates a killed window: its forms are no longer open, and nothing more is written. */
  crash(): void;
}

/** In-memory drafts. */
export function memoryDrafts(): MemoryDrafts {
  const kept = new Map<string, KeptDraft>();
  const open = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  let count = 0;
  return {
    kept,
    crash: () => open.clear(),
    isKeeping: () => true,
    open(pageId) {
      count += 1;
      const id = `draft-${count}`;
      open.add(id);
      return {
        keep: async (draft, of) => {
          if (!open.has(id)) return;
          if (draft === null) kept.delete(id);
          // As a browser stores it: no object is shared with the page.
          else kept.set(id, structuredClone({ id, pageId, at: Date.now() + count, draft, ...of }));
        },
        close: () => {
          open.delete(id);
          tell();
        },
      };
    },
    left: async (pageId) =>
      [...kept.values()]
        .filter((draft) => draft.pageId === pageId && !open.has(draft.id))
        .sort((one, other) => other.at - one.at),
    async remove(ids) {
      for (const id of ids) kept.delete(id);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
