import { useEffect } from 'react';
import { isOutdated } from '../../platform/chunks/chunkError.ts';
import { useShell } from '../services/ShellContext.ts';
import { useFreshStart } from './useFreshStart.ts';

/**
 * Whether a chunk is missing because of a newer release, and a function that loads that release. It loads automatically
 * once when there are no unsaved changes; otherwise the user decides.
 */
export function useOutdated(error: Error): { readonly outdated: boolean; readonly startAnew: () => void } {
  const { tabs, mayReload } = useShell();
  const startAnew = useFreshStart();
  const outdated = isOutdated(error);
  useEffect(() => {
    if (outdated && !tabs.anyDirty() && mayReload()) startAnew();
  }, [outdated, tabs, mayReload, startAnew]);
  return { outdated, startAnew };
}
