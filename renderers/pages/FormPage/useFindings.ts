import { useEffect, useState } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';

/** The problem list may lag behind typing by this many milliseconds, so that no key waits for it. */
const lag = 120;

/** Everything that does not hold now, shortly after the last change. */
export function useFindings(document: PageDocument): readonly Finding[] {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      setFindings(document.findings());
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
