import { useMemo } from 'react';
import type { SectionMemory } from '../../form/fields/sectionMemory.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

type Kept = Readonly<Record<string, boolean>>;

/** Sections of more groups than a page may have (40) are of groups that are gone. */
const MOST = 80;

const toKept = (source: unknown): Kept =>
  typeof source === 'object' && source !== null && !Array.isArray(source)
    ? Object.fromEntries(
        Object.entries(source).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      )
    : {};

/** Which sections of a page the user opened and closed, on every machine; the next form of the page begins so. */
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
