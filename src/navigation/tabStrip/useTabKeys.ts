import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../../shell/services/ShellContext.ts';

const LAST = 9;

/** Alt+1 to Alt+8 show the tab at that position, Alt+9 the last one, like in browsers. */
export function useTabKeys(): void {
  const { tabs } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Uses the key position: with Alt some layouts type another character.
      const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
      const pressed = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!pressed || digit === 0 || event.defaultPrevented) return;
      const open = tabs.state.tabs;
      const tab = digit === LAST ? open.at(-1) : open[digit - 1];
      if (!tab) return;
      event.preventDefault();
      // Compares with the address, which is ahead of the shown tab during fast input.
      const { pathname, search } = window.location;
      if (tab.fullPath !== pathname + search) void navigate(tab.fullPath);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tabs, navigate]);
}
