import { useEffect, type RefObject } from 'react';

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** Whether no other dialog stands over it: they are drawn in the order in which they came. */
function isTopmost(frame: HTMLElement): boolean {
  const top = [...document.querySelectorAll('[role=dialog]')].filter(isSeen).at(-1);
  return top !== undefined && (top.contains(frame) || frame.contains(top));
}

/**
 * Esc and Tab of a dialog whose keyboard is lost: what had it is gone, as the fields of a record are that may not be edited
 * once it is saved. The browser then gives keys to the page, where no dialog hears them.
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
