import { useCallback, useState, useSyncExternalStore } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Differences between a stored record and its previous version; fetched again after a save or a status change. */
export function useLastChanges(document: PageDocument) {
  const { review } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const { page } = document;
  const version = useSyncExternalStore(
    useCallback((listener) => document.subscribe(listener), [document]),
    () => document.version,
  );
  const ask = useCallback(
    // A new version or attempt is a new request.
    async (signal: AbortSignal) =>
      document.id === null || attempt < 0 || version === null
        ? undefined
        : review?.lastChanges(page, document.id, signal),
    [attempt, document, page, review, version],
  );
  return { answer: useAnswer(ask), retry: () => setAttempt(attempt + 1) };
}
