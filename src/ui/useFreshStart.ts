import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell/ShellContext.ts';

/** Time for what is unsaved to be written to its draft. */
const DRAFTS_MS = 500;

/** Loads the whole page anew, in the newest release, here or at a path. What is unsaved goes into its draft first, half typed values too. */
export function useFreshStart(): (elsewhere?: string) => void {
  const { tabs, reload } = useShell();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useCallback(
    (elsewhere) => {
      const path = elsewhere ?? here;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (tabs.anyDirty()) setTimeout(() => reload(path), DRAFTS_MS);
      else reload(path);
    },
    [tabs, reload, here],
  );
}
