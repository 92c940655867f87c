import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { documentTitle } from './documentTitle.ts';
import { lowAppIdOf } from '../routes/routeTable.ts';
import type { Resolution } from '../routes/routeTable.ts';
import { useShell } from '../shell/ShellContext.ts';
import { newTab } from './newTab.ts';
import { tabByPath } from '../tabs/tabList.ts';
import type { Tab } from '../tabs/tabList.ts';

/** Shows the tab of the address, opens it where there is none, and names the window after it (S2.4-7). */
export function useCurrentTab(resolution: Resolution, fullPath: string): Tab | undefined {
  const { tabs, config, enterLowApp } = useShell();
  const { tabs: open } = useSnapshot(tabs.state);
  const tab = tabByPath(open, fullPath);

  useLayoutEffect(() => {
    enterLowApp(lowAppIdOf(resolution));
    if (resolution.kind === 'page') tabs.show(newTab(resolution, fullPath));
    else if (resolution.kind === 'missing') tabs.showNone();
  }, [resolution, fullPath, tabs, enterLowApp]);

  const title = documentTitle(tab, config.productTitle);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return tab;
}
