import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { spoken } from '../platform/locales/spoken.ts';
import { loadPermissions } from '../platform/session/loadPermissions.ts';
import { useShell } from '../shell/services/ShellContext.ts';

/**
 * Reloads menu and rights when the language changes and when the menu file was saved. After a failure the current ones
 * stay. When rights changed, open lists are reloaded as well.
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
        // Removes from lists what a new data rule hides; forms keep typed values.
        if (body['rights'] === true) recordNews.announceAll();
      }),
    [http, live, session, recordNews],
  );
}
