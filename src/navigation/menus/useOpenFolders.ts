import { useMemo, useState } from 'react';
import type { MenuEntry } from './menuEntries.ts';
import { foldersAround } from './menuEntries.ts';

/** Keeps only one top-level folder open: the one just opened (S2.5-2). */
const withOneRoot = (
  open: ReadonlySet<string>,
  roots: ReadonlySet<string>,
  opened: string | undefined,
): ReadonlySet<string> =>
  opened === undefined || !roots.has(opened)
    ? open
    : new Set([...open].filter((path) => !roots.has(path) || path === opened));

export interface OpenFolders {
  readonly open: ReadonlySet<string>;
  readonly toggle: (path: string) => void;
}

/**
 * The open folders: those around the current entry, and those that the user opened; kept while the menu is collapsed
 * (S2.5-3).
 */
export function useOpenFolders(entries: readonly MenuEntry[], current: string | null): OpenFolders {
  const roots = useMemo(() => new Set(entries.map(({ path }) => path)), [entries]);
  const around = () => (current === null ? [] : foldersAround(entries, current));
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(around()));
  const [shown, setShown] = useState(current);
  if (shown !== current) {
    const folders = around();
    setShown(current);
    setOpen(withOneRoot(new Set([...open, ...folders]), roots, folders[0]));
  }
  const toggle = (path: string): void => {
    if (open.has(path)) setOpen(new Set([...open].filter((one) => one !== path)));
    else setOpen(withOneRoot(new Set([...open, path]), roots, path));
  };
  return { open, toggle };
}
