import { useCallback, useState, useSyncExternalStore } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** What is different in a stored record from its version before; asked anew when it was saved or moved. */
export function useLastChanges(document: PageDocument) {
  const { review } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const { page } = document;
  const version = useSyncExternalStore(
    useCallback((listener) => document.subscribe(listener), [document]),
    () => document.version,
  );
  const ask = useCallback(
    // Other versions and tries are other questions.
    async (signal: AbortSignal) =>
      document.id === null || attempt < 0 || version === null
        ? undefined
        : review?.lastChanges(page, document.id, signal),
    [attempt, document, page, review, version],
  );
  return { answer: useAnswer(ask), retry: () => setAttempt(attempt + 1) };
}
