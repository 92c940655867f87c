import { createContext, useContext } from 'react';

/** Opens and mounts a group that is collapsed or not rendered yet, so that a finding can jump into it. */
export interface GroupReveals {
  reveal(group: string): void;
  subscribe(listener: (group: string) => void): () => void;
}

export function createGroupReveals(): GroupReveals {
  const listeners = new Set<(group: string) => void>();
  return {
    reveal(group) {
      for (const listener of listeners) listener(group);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** An instance without registered groups. */
export const noReveals = createGroupReveals();

const Reveals = createContext<GroupReveals>(noReveals);

export const RevealsProvider = Reveals.Provider;

/** Reveals of the enclosing form. Default: none. */
export const useReveals = (): GroupReveals => useContext(Reveals);
