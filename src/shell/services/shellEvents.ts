/** Notifies the lists of a page that one of its forms saved or deleted a record. */
export interface RecordEvents {
  announce(pageId: string): void;
  /** Notifies the lists of all pages: the visible records may have changed. */
  announceAll(): void;
  subscribe(pageId: string, listener: () => void): () => void;
}

export function createRecordEvents(): RecordEvents {
  const listeners = new Map<string, Set<() => void>>();
  return {
    announce: (pageId) => {
      for (const listener of listeners.get(pageId) ?? []) listener();
    },
    announceAll: () => {
      for (const ofPage of listeners.values()) for (const listener of ofPage) listener();
    },
    subscribe: (pageId, listener) => {
      const ofPage = listeners.get(pageId) ?? new Set();
      listeners.set(pageId, ofPage.add(listener));
      return () => ofPage.delete(listener);
    },
  };
}

/** Lets one part of the shell open another: the menu search, the list of shortcuts. */
export interface ShellRequest {
  ask(): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createRequest(): ShellRequest {
  const listeners = new Set<() => void>();
  return {
    ask: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
