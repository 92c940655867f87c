import { useEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/useLatest.ts';

/** Chords: modifiers in the order Ctrl+Shift, then the key in lower case: `ctrl+s`, `ctrl+shift+z`, `f8`. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const chordOf = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;

const isShown = (element: HTMLElement | null): boolean => element !== null && element.offsetParent !== null;

/** By a dialog in sight that it does not stand in; one in the page of another tab is out of sight with it. */
const isCovered = (element: HTMLElement | null): boolean =>
  [...document.querySelectorAll('.ant-modal-wrap')].some(
    (modal) => modal.getClientRects().length > 0 && !modal.contains(element),
  );

/** Keys of a page while it is in sight and no dialog covers it, wherever in the window the focus is. */
export function useShortcuts(root: RefObject<HTMLElement>, shortcuts: Shortcuts): void {
  const latest = useLatest(shortcuts);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented) return;
      const handle = latest.current[chordOf(event)];
      if (handle === undefined || !isShown(root.current) || isCovered(root.current)) return;
      handle(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest, root]);
}
