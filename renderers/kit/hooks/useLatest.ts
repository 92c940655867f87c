import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last drawing, for handlers that must not change with it. */
export function useLatest<T>(value: T): RefObject<T> & { current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
