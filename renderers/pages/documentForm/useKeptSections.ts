import { useMemo } from 'react';
import type { SectionMemory } from '../../form/fields/sectionMemory.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

type Kept = Readonly<Record<string, boolean>>;

/** More sections than a page may have (40 groups); beyond this, they belong to groups that no longer exist. */
const MOST = 80;

const toKept = (source: unknown): Kept =>
  typeof source === 'object' && source !== null && !Array.isArray(source)
    ? Object.fromEntries(
        Object.entries(source).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      )
    : {};

/**
 * Stores which sections of a page the user opened and closed, across machines; the next form of the page starts with
 * that state.
 */
export function useKeptSections(pageId: string): SectionMemory {
  const { preferences } = usePorts();
  return useMemo(() => {
    const name = `sections:${pageId}`;
    const read = (): Kept => toKept(preferences?.get(name));
    return {
      isOpen: (section) => {
        const kept = read();
        return Object.hasOwn(kept, section) ? kept[section] : undefined;
      },
      keep: (section, isOpen) => {
        const { [section]: _, ...others } = read();
        preferences?.set(name, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [section, isOpen]]));
      },
    };
  }, [pageId, preferences]);
}
