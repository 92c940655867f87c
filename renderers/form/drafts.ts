import { createContext, useContext } from 'react';

/** Text that is being typed and not yet in the document. */
export interface Drafts {
  /** Called by a control whose text differs from the value; returns how to take it back. */
  add(flush: () => void): () => void;
  /** Writes everything that is being typed to the document: before saving, validating, leaving. */
  flush(): void;
  readonly pending: boolean;
}

export function createDrafts(): Drafts {
  const flushes = new Set<() => void>();
  return {
    add(flush) {
      flushes.add(flush);
      return () => flushes.delete(flush);
    },
    flush() {
      for (const flush of flushes) flush();
    },
    get pending() {
      return flushes.size > 0;
    },
  };
}

const DraftsContext = createContext<Drafts>(createDrafts());

export const DraftsProvider = DraftsContext.Provider;

export const useDrafts = (): Drafts => useContext(DraftsContext);
