import { useEffect, useState } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';

/** The problem list may lag behind typing by this many milliseconds, so that no key waits for it. */
const lag = 120;

/** What does not hold now and staff may be told of, shortly after the last change. An untouched form says nothing. */
export function useFindings(document: PageDocument): readonly Finding[] {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      setFindings(document.revealedFindings());
    };
    read();
    const stop = document.subscribe(() => {
      timer ??= setTimeout(read, lag);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [document]);
  return findings;
}
