import { useLayoutEffect } from 'react';
import { hasTab } from '../../shell/routes/routeTable.ts';
import type { RouteTable } from '../../shell/routes/routeTable.ts';
import { splitPath } from '../../shell/routes/splitPath.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Updates the titles of open tabs from the menu, whose language may change. */
export function useTabTitles(table: RouteTable): void {
  const { tabs } = useShell();
  useLayoutEffect(() => {
    for (const { key, openedAs, seen } of tabs.state.tabs) {
      const visit = table.resolve(...splitPath(openedAs));
      if (hasTab(visit)) tabs.entitle(key, visit.route.meta.title);
      // Restored after a reload, but no longer in the menu.
      else if (!seen) tabs.closeAll([key], '');
    }
  }, [tabs, table]);
}
