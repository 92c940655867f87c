/** Lets a page ask for the menu search, which stands in the header. */
export interface SearchRequest {
  ask(): void;
  /** Returns what stops listening. */
  subscribe(listener: () => void): () => void;
}

export function createSearchRequest(): SearchRequest {
  const listeners = new Set<() => void>();
  return {
    ask: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
