import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../services/ShellContext.ts';

/** Time for unsaved changes to be stored as drafts, ms. */
const DRAFTS_MS = 500;

/**
 * Loads a path with a full page load, in the newest release. Unsaved changes, including a partly typed value, are
 * stored as a draft first.
 */
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

/** The same for the current path. */
export function useFreshStart(): () => void {
  const startAt = useFreshStartAt();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useCallback(() => startAt(here), [here, startAt]);
}
