/** Reports calls that the server refused for a missing right. */
export interface Refusals {
  announce(): void;
  subscribe(listener: () => void): () => void;
}

export function createRefusals(): Refusals {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
