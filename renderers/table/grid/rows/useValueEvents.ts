import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableModel } from '../../../../engine/index.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { ValueEvents, type ValueChangeEvent } from './valueEvents.ts';

/** Notifies the owner of each changed value; costs nothing without a listener. */
export function useValueEvents(
  model: TableModel,
  onValueChange: ((event: ValueChangeEvent) => void) | undefined,
): RefObject<ValueEvents | null> {
  const latest = useLatest(onValueChange);
  const events = useRef<ValueEvents | null>(null);
  const isWanted = onValueChange !== undefined;
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const created = new ValueEvents(model, (event) => latest.current?.(event));
    events.current = created;
    return () => {
      created.dispose();
      events.current = null;
    };
  }, [latest, model, isWanted]);
  return events;
}
