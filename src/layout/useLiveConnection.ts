import { useEffect } from 'react';
import { useShell } from '../shell/ShellContext.ts';

/** Keeps the live channel open while the workspace is shown. */
export function useLiveConnection(): void {
  const { live } = useShell();
  useEffect(() => {
    live.open();
    return () => live.close();
  }, [live]);
}
