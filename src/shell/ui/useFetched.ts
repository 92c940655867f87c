import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CallError } from '../../platform/http/callError.ts';
import { spoken } from '../../platform/locales/spoken.ts';

/** What a call brought; while a newer one is under way, what the last one brought. */
export interface Fetched<T> {
  readonly value: T | undefined;
  readonly failure: { readonly message: string; readonly isMissing: boolean } | undefined;
  readonly isLoading: boolean;
  /** Asks once more. */
  readonly again: () => void;
}

interface Outcome<T> extends Pick<Fetched<T>, 'value' | 'failure'> {
  readonly ask: unknown;
  readonly version: string;
}

const failureOf = (error: unknown): Fetched<never>['failure'] => ({
  message: error instanceof Error ? error.message : String(error),
  isMissing: error instanceof CallError && error.kind === 'missing',
});

/** Asks anew when `ask`, `version` or the language is another: the server answers in the language of the caller; an answer that a newer question overtook is dropped. */
export function useFetched<T>(ask: (signal: AbortSignal) => Promise<T>, version = ''): Fetched<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const { language } = useSnapshot(spoken);
  const current = `${version} ${attempt} ${language}`;
  useEffect(() => {
    const running = new AbortController();
    const fetch = async (): Promise<void> => {
      const asked = { ask, version: current };
      try {
        const value = await ask(running.signal);
        if (!running.signal.aborted) setOutcome({ ...asked, value, failure: undefined });
      } catch (error) {
        if (!running.signal.aborted) setOutcome({ ...asked, value: undefined, failure: failureOf(error) });
      }
    };
    void fetch();
    return () => running.abort();
  }, [ask, current]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return {
    value: outcome?.value,
    failure: outcome?.failure,
    isLoading: outcome?.ask !== ask || outcome.version !== current,
    again,
  };
}
