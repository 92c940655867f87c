import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { nextTabStop, tabStops } from './tabStops.ts';

/**
 * An unrendered group has one tab stop for all its fields: focusing it renders the group and moves the focus to its
 * first field, or to the last one when coming from behind, before the next key is handled.
 */
export function useGroupStop(body: RefObject<HTMLElement>, drawn: boolean, draw: () => void) {
  const entered = useRef<1 | -1 | null>(null);
  useLayoutEffect(() => {
    const direction = entered.current;
    const group = body.current;
    if (!drawn || direction === null || group === null) return;
    entered.current = null;
    const stops = tabStops(group);
    const stop = (direction === 1 ? stops[0] : stops.at(-1)) ?? nextTabStop(group, direction);
    stop?.focus();
  }, [body, drawn]);
  return useCallback(
    ({ relatedTarget, currentTarget }: FocusEvent) => {
      const isBehind =
        relatedTarget instanceof Node &&
        (currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      entered.current = isBehind ? -1 : 1;
      draw();
    },
    [draw],
  );
}
