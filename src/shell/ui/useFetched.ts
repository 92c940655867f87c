import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CallError } from '../../platform/http/callError.ts';
import { spoken } from '../../platform/locales/spoken.ts';

/** Result of a call; while a newer call is running, the previous result. */
export interface Fetched<T> {
  readonly value: T | undefined;
  readonly failure: { readonly message: string; readonly isMissing: boolean } | undefined;
  readonly isLoading: boolean;
  /** Repeats the call. */
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

/**
 * Calls again when `ask`, `version` or the language changes, because the server answers in the caller's language;
 * ignores outdated responses.
 */
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
