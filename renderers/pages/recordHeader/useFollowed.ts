import { useEffect, useState } from 'react';
import type { PageDocument } from '../../../engine/index.ts';

/** What is read of the whole record may lag behind typing by this many milliseconds, so that no key waits for it. */
const LAG_MS = 120;

/** What `read` says of a record, read again shortly after each change; another value only where it says something else. */
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
