import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Ref with the value of the last render, for handlers whose identity must not change with it. */
export function useLatest<T>(value: T): RefObject<T> & { current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
