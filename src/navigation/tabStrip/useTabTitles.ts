import { useLayoutEffect } from 'react';
import { hasTab } from '../../shell/routes/routeTable.ts';
import type { RouteTable } from '../../shell/routes/routeTable.ts';
import { splitPath } from '../../shell/routes/splitPath.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Open tabs are called as the menu calls their pages now: it may come in another language. */
export function useTabTitles(table: RouteTable): void {
  const { tabs } = useShell();
  useLayoutEffect(() => {
    for (const { key, openedAs, seen } of tabs.state.tabs) {
      const visit = table.resolve(...splitPath(openedAs));
      if (hasTab(visit)) tabs.entitle(key, visit.route.meta.title);
      // Brought back after a reload, but not in the menu any more.
      else if (!seen) tabs.closeAll([key], '');
    }
  }, [tabs, table]);
}
