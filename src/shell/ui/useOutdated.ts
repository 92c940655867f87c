import { useEffect } from 'react';
import { isOutdated } from '../../platform/chunks/chunkError.ts';
import { useShell } from '../services/ShellContext.ts';
import { useFreshStart } from './useFreshStart.ts';

/**
 * Whether a part did not come because a newer release took its place, and the way to that release. It is taken by itself
 * once, where nothing is unsaved; else when the user says so.
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
