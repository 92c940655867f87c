import { useEffect, type RefObject } from 'react';

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** Returns whether no other dialog is above it: dialogs are in the document in the order of opening. */
function isTopmost(frame: HTMLElement): boolean {
  const top = [...document.querySelectorAll('[role=dialog]')].filter(isSeen).at(-1);
  return top !== undefined && (top.contains(frame) || frame.contains(top));
}

/**
 * Handles Esc and Tab of a dialog that has lost the focus, because the focused element is gone, such as the fields of a
 * record that becomes read-only once saved. The browser then sends keys to the body, where the dialog does not receive
 * them.
 */
export function useLostKeys(frame: RefObject<HTMLElement>, open = true): void {
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event: KeyboardEvent): void => {
      const { current } = frame;
      if (event.target !== document.body || !['Escape', 'Tab'].includes(event.key)) return;
      if (current === null || !isSeen(current) || !isTopmost(current)) return;
      const entrance = current.closest<HTMLElement>('[tabindex="-1"]');
      entrance?.focus({ preventScroll: true });
      if (event.key === 'Tab') return;
      event.stopImmediatePropagation();
      (entrance ?? current).dispatchEvent(new KeyboardEvent(event.type, event));
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [frame, open]);
}
