import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { nextTabStop, tabStops } from './tabStops.ts';

/**
 * A group that is not drawn yet has one stop that stands for its fields: who tabs onto it is on the first of them, or on
 * the last when coming from behind, before the next key is heard.
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
