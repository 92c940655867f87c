import { useEffect, useState } from 'react';
import type { PageDocument } from '../../../engine/index.ts';

/**
 * Delay in milliseconds after which values derived from the whole record are updated, so that typing is not slowed
 * down.
 */
const LAG_MS = 120;

/** Returns the result of `read`, updated shortly after each change; the value changes only when `isSame` is false. */
export function useFollowed<T>(document: PageDocument, read: () => T, isSame: (one: T, other: T) => boolean): T {
  const [facts, setFacts] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      timer = undefined;
      const now = read();
      setFacts((before) => (isSame(before, now) ? before : now));
    };
    follow();
    const stop = document.subscribe(() => {
      timer ??= setTimeout(follow, LAG_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [document, isSame, read]);
  return facts;
}
