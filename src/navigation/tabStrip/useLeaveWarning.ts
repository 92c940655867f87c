import { useEffect } from 'react';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Makes the browser ask before the window closes or reloads with changes that are not stored as a draft. */
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
