import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import { visibleMenu } from './visibleMenu.ts';
import { useShell } from '../services/ShellContext.ts';
import { buildRoutes } from './buildRoutes.ts';
import { menuUrl } from './menuUrl.ts';
import { createRouteTable } from './routeTable.ts';
import type { RouteTable } from './routeTable.ts';

/** The routes of the user's menu. */
export function useRouteTable(): RouteTable {
  const { session, config } = useShell();
  const { permissionList, auth, username, info, tenantid } = useSnapshot(session.state);
  const homeTitle = t('home.title');
  const orgCode = info?.orgCode ?? '';
  return useMemo(() => {
    const places = {
      apiBase: config.apiBase,
      staticDomain: config.staticDomain,
      username,
      orgCode,
      tenantId: String(tenantid),
    };
    const resolveUrl = (template: string) => menuUrl(template, places, window.location.origin);
    return createRouteTable(buildRoutes(visibleMenu(permissionList ?? [], auth), resolveUrl), homeTitle);
  }, [permissionList, auth, username, orgCode, tenantid, config, homeTitle]);
}
