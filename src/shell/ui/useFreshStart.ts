import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../services/ShellContext.ts';

/** Time for what is unsaved to be written to its draft. */
const DRAFTS_MS = 500;

/** Loads the whole page anew at a path, in the newest release. What is unsaved goes into its draft first, half typed values too. */
export function useFreshStartAt(): (path: string) => void {
  const { tabs, reload } = useShell();
  return useCallback(
    (path) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (tabs.anyDirty()) setTimeout(() => reload(path), DRAFTS_MS);
      else reload(path);
    },
    [tabs, reload],
  );
}

/** The same, here. */
export function useFreshStart(): () => void {
  const startAt = useFreshStartAt();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useCallback(() => startAt(here), [here, startAt]);
}
