import { useEffect } from 'react';
import { SIGN_IN_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

const TOKEN_KEY = 'pro__Access-Token';

/**
 * Ends the session here when another window of the browser signs out; with unsaved changes it asks to sign in again
 * (D5).
 */
export function useOtherWindows(): void {
  const { session, tabs, expiry, live, reload } = useShell();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== TOKEN_KEY || newValue !== null || session.state.token === null) return;
      if (tabs.anyDirty()) return expiry.report(session.state.token, 401);
      live.close();
      tabs.forget();
      session.end();
      reload(SIGN_IN_PATH);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session, tabs, expiry, live, reload]);
}
