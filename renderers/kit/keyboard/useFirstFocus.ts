import { useLayoutEffect, type RefObject } from 'react';
import type { FindStop } from './useHeldFocus.ts';
import { useLatest } from '../hooks/useLatest.ts';

/** A finger needs no keyboard, and one would come up over the page. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Once a page is ready and nothing has the keyboard, the place that staff go on from has it. */
export function useFirstFocus(root: RefObject<HTMLElement>, isReady: boolean, find: FindStop): void {
  const latest = useLatest(find);
  useLayoutEffect(() => {
    const page = root.current;
    // Nothing has it but what the page stands in. Whether the page is seen is asked last: the browser has to lay it out.
    if (!isReady || page === null || document.activeElement?.contains(page) !== true || isTouch()) return;
    if (page.offsetParent !== null) latest.current(page)?.focus({ preventScroll: true });
  }, [isReady, latest, root]);
}
