import { useEffect, useState } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';

/** Maximum lag of the problem list behind typing, in milliseconds, so that it delays no key press. */
const lag = 120;

/** Current findings to show the user, updated shortly after the last change. An untouched form has none. */
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
