import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { spoken } from '../locales/spoken.ts';
import { loadPermissions } from '../permissions/loadPermissions.ts';
import { useShell } from '../shell/ShellContext.ts';

/** Fetches the menu again when the language changes; where that fails, the one that is there stays. */
export function useMenuLanguage(): void {
  const { http, session } = useShell();
  const { language } = useSnapshot(spoken);
  const fetched = useRef(language);
  useEffect(() => {
    if (fetched.current === language) return;
    fetched.current = language;
    loadPermissions(http, session).catch(() => undefined);
  }, [http, session, language]);
}
