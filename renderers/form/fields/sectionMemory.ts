import { createContext, useContext } from 'react';

/** How the user left the sections of a page. */
export interface SectionMemory {
  /** Undefined: never touched, so it begins as the page has it. */
  isOpen(section: string): boolean | undefined;
  keep(section: string, isOpen: boolean): void;
}

const Memory = createContext<SectionMemory>({ isOpen: () => undefined, keep: () => undefined });

export const SectionMemoryProvider = Memory.Provider;

/** Default: nothing is kept. */
export const useSectionMemory = (): SectionMemory => useContext(Memory);
