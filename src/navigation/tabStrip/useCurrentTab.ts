import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { documentTitle } from './documentTitle.ts';
import { hasTab, lowAppIdOf } from '../../shell/routes/routeTable.ts';
import type { Resolution } from '../../shell/routes/routeTable.ts';
import { spokenNames } from '../../platform/config/spokenNames.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useGo } from '../../shell/routes/useGo.ts';
import { newTab } from './newTab.ts';
import { hasListState } from '../../shell/tabs/tabAddress.ts';
import { tabByPath } from '../../shell/tabs/tabList.ts';
import type { Tab } from '../../shell/tabs/tabList.ts';

/** Shows the tab of the address, or opens one, and sets the window title (S2.4-7). */
export function useCurrentTab(resolution: Resolution, fullPath: string): Tab | undefined {
  const { tabs, config, enterLowApp } = useShell();
  const { tabs: open } = useSnapshot(tabs.state);
  const tab = tabByPath(open, fullPath);
  const navigation = useNavigationType();
  const go = useGo();

  useLayoutEffect(() => {
    enterLowApp(lowAppIdOf(resolution));
    const known = tabByPath(tabs.state.tabs, fullPath)?.fullPath ?? fullPath;
    // A menu link keeps the current list state of an open tab; the Back button restores the state in the address.
    const staysThere = navigation !== NavigationType.Pop && !hasListState(fullPath) && hasListState(known);
    if (hasTab(resolution)) {
      tabs.show(newTab(resolution, staysThere ? known : fullPath));
      if (staysThere) go(known, { replace: true });
    } else if (resolution.kind !== 'redirect') tabs.showApart();
  }, [resolution, fullPath, tabs, enterLowApp, navigation, go]);

  const named = tab ?? (resolution.kind === 'page' ? { ...resolution.route, ...resolution.route.meta } : undefined);
  const title = documentTitle(named, spokenNames(config).productTitle);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return tab;
}
