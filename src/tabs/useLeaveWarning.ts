import { useEffect } from 'react';
import { useShell } from '../shell/ShellContext.ts';

/** The browser asks before a window with something unsaved is closed or reloaded. */
export function useLeaveWarning(): void {
  const { tabs } = useShell();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (tabs.anyDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [tabs]);
}
