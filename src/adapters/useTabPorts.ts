import { App } from 'antd';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { LocalizedProblem } from '../../engine/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { usePageKeys } from '../shell/keyboard/pageKeys.ts';
import { spoken } from '../platform/locales/spoken.ts';
import { usePageHttp } from '../shell/ui/PageLife.tsx';
import type { PageVisit } from '../shell/routes/routeTable.ts';
import { useGo } from '../shell/routes/useGo.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { useTabClosing } from '../navigation/tabStrip/useTabClosing.ts';
import { createHost } from './createHost.ts';
import { createPorts } from './createPorts.ts';
import { createDictionarySearch } from './dictionaries.ts';
import { createReports, readerText } from './reports.ts';
import { useSchemaServices } from './schemaServices.ts';
import { translatorOf } from './translatePage.ts';

export interface PortsOf {
  readonly tabKey: string;
  readonly visit: PageVisit;
  readonly problems: readonly LocalizedProblem[];
}

/** The ports of one tab. */
export function useTabPorts({ tabKey, visit, problems }: PortsOf): Ports & Required<Pick<Ports, 'reports'>> {
  const shell = useShell();
  const http = usePageHttp();
  const { dictionaries, shown } = useSchemaServices();
  const { message } = App.useApp();
  const navigate = useGo();
  const { close } = useTabClosing();
  const keys = usePageKeys();
  const { path } = visit.route;
  const { permissionList: routeList } = visit.route.meta;
  // Rights are reloaded while pages are open.
  const { auth, allAuth } = useSnapshot(shell.session.state);
  const host = useMemo(
    () => createHost({ shell, tabKey, navigate, close, keys, path }),
    [shell, tabKey, navigate, close, keys, path],
  );
  const ports = useMemo(
    () =>
      createPorts(shell, {
        http,
        tabKey,
        path,
        dictionaries,
        host,
        problems,
        rights: { routeList, auth, allAuth },
        notify: {
          success: (text) => void message.success(text),
          warning: (text) => void message.warning(text),
          error: (text) => void message.error(text),
        },
      }),
    [shell, http, tabKey, path, dictionaries, host, problems, routeList, auth, allAuth, message],
  );
  const { language } = useSnapshot(spoken);
  const shared = useSnapshot(shown).dictionaries;
  // Items and lookups are shared by all pages; searches belong to this page.
  const asked = useMemo(() => ({ ...shared, search: createDictionarySearch(http) }), [shared, http]);
  const reader = readerText(useSnapshot(shell.session.state), language);
  const reports = useMemo(() => createReports(http, reader), [http, reader]);
  return useMemo(
    () => ({ ...ports, t: translatorOf(language), dictionaries: asked, reports }),
    [ports, language, asked, reports],
  );
}
