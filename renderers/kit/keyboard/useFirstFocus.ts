import { useLayoutEffect, type RefObject } from 'react';
import type { FindStop } from './useHeldFocus.ts';
import { useLatest } from '../hooks/useLatest.ts';

/** Touch needs no initial focus: the on-screen keyboard would cover the page. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Once a page is ready and nothing has the focus, focuses the element where staff start. */
export function useFirstFocus(root: RefObject<HTMLElement>, isReady: boolean, find: FindStop): void {
  const latest = useLatest(find);
  useLayoutEffect(() => {
    const page = root.current;
    // Only an ancestor of the page has the focus. Visibility is checked last because it forces a layout.
    if (!isReady || page === null || document.activeElement?.contains(page) !== true || isTouch()) return;
    if (page.offsetParent !== null) latest.current(page)?.focus({ preventScroll: true });
  }, [isReady, latest, root]);
}
