import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useShell } from '../../shell/services/ShellContext.ts';

/**
 * Whether pages have tabs: on desktops when the setting is on (S2.7-1); otherwise only the current page is kept
 * (S2.7-5).
 */
export function useMultipage(mobile: boolean): boolean {
  const { tabs, settings } = useShell();
  const { multipage } = useSnapshot(settings.state);
  const on = multipage && !mobile;
  useLayoutEffect(() => tabs.setMultipage(on), [tabs, on]);
  return on;
}
