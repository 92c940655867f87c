import { useEffect, useState } from 'react';

/** What came of the newest question. While the next one is asked, the last answer stays. */
export interface Answer<T> {
  readonly loading: boolean;
  readonly value: T | undefined;
  /** Why the newest question has no answer; undefined while there is one, or none is known yet. */
  readonly error: unknown;
}

export type Question<T> = (signal: AbortSignal) => Promise<T>;

interface Outcome<T> {
  readonly question: Question<T>;
  readonly value: T | undefined;
  readonly error: unknown;
}

/** Asks whenever the question is another function. A newer question aborts the older one, whose late answer does not count. */
export function useAnswer<T>(question: Question<T> | null): Answer<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<Outcome<T>> => {
      try {
        return { question, value: await question(controller.signal), error: undefined };
      } catch (error) {
        return { question, value: undefined, error };
      }
    };
    const settle = (next: Outcome<T>): void => {
      if (!controller.signal.aborted) setOutcome(next);
    };
    void ask().then(settle);
    return () => controller.abort();
  }, [question]);
  const loading = question !== null && outcome?.question !== question;
  return { loading, value: outcome?.value, error: outcome?.error };
}
