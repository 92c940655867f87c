import { createContext, useContext } from 'react';

/** Stores which sections of a page the user opened or closed. */
export interface SectionMemory {
  /** Undefined: never toggled, so the section starts as the page defines it. */
  isOpen(section: string): boolean | undefined;
  keep(section: string, isOpen: boolean): void;
}

const Memory = createContext<SectionMemory>({ isOpen: () => undefined, keep: () => undefined });

export const SectionMemoryProvider = Memory.Provider;

/** Default: nothing is stored. */
export const useSectionMemory = (): SectionMemory => useContext(Memory);
