import { useEffect } from 'react';
import { useShell } from '../../shell/services/ShellContext.ts';

/** The browser asks before a window is closed or reloaded with something unsaved that no draft keeps. */
export function useLeaveWarning(): void {
  const { tabs, drafts } = useShell();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (drafts.state.failed && tabs.anyDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [drafts, tabs]);
}
