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
    if (!isReady || page === null || page.offsetParent === null || isTouch()) return;
    if (document.activeElement === document.body) latest.current(page)?.focus({ preventScroll: true });
  }, [isReady, latest, root]);
}
