import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { spoken } from '../platform/locales/spoken.ts';
import { loadPermissions } from '../platform/session/loadPermissions.ts';
import { useShell } from '../shell/services/ShellContext.ts';

/**
 * Fetches the menu and rights again when the language changes, and when the file of the menu was saved. Where that fails,
 * those that are there stay. Where rights changed, the open lists are fetched again too.
 */
export function useFreshMenu(): void {
  const { http, live, session, recordNews } = useShell();
  const { language } = useSnapshot(spoken);
  const fetched = useRef(language);
  useEffect(() => {
    if (fetched.current === language) return;
    fetched.current = language;
    loadPermissions(http, session).catch(() => undefined);
  }, [http, session, language]);
  useEffect(
    () =>
      live.subscribe(({ cmd, body }) => {
        if (cmd !== 'schema' || body['menu'] !== true) return;
        loadPermissions(http, session).catch(() => undefined);
        // What a new data rule hides goes from the screen now; forms keep what is typed.
        if (body['rights'] === true) recordNews.announceAll();
      }),
    [http, live, session, recordNews],
  );
}
