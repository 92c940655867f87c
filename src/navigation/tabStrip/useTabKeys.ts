import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../../shell/services/ShellContext.ts';

const LAST = 9;

/** Alt+1 to Alt+8 show the tab of that place, Alt+9 the last one, as browsers count. */
export function useTabKeys(): void {
  const { tabs } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the place of the key: with Alt some layouts type another sign.
      const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
      const pressed = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!pressed || digit === 0 || event.defaultPrevented) return;
      const open = tabs.state.tabs;
      const tab = digit === LAST ? open.at(-1) : open[digit - 1];
      if (!tab) return;
      event.preventDefault();
      // By the address: it is ahead of the shown tab while keys come fast.
      const { pathname, search } = window.location;
      if (tab.fullPath !== pathname + search) void navigate(tab.fullPath);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tabs, navigate]);
}
