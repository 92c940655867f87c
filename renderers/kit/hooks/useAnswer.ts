import { useEffect, useState } from 'react';

/** What came of the newest question. While the next one is asked, the last answer stays. */
export interface AnswerState<T> {
  readonly loading: boolean;
  readonly value: T | undefined;
  /** Why the newest question has no answer; undefined while there is one, or none is known yet. */
  readonly error: unknown;
}

export type Ask<T> = (signal: AbortSignal) => Promise<T>;

interface Outcome<T> {
  readonly question: Ask<T>;
  readonly value: T | undefined;
  readonly error: unknown;
}

interface Asked<T> {
  readonly question: Ask<T>;
  readonly controller: AbortController;
  readonly outcome: Promise<Outcome<T>>;
}

function ask<T>(question: Ask<T>): Asked<T> {
  const controller = new AbortController();
  const answer = async (): Promise<Outcome<T>> => {
    try {
      return { question, value: await question(controller.signal), error: undefined };
    } catch (error) {
      return { question, value: undefined, error };
    }
  };
  return { question, controller, outcome: answer() };
}

/**
 * Asks whenever the question is another function. A newer question aborts the older one, whose late answer does not count.
 * The first one is asked while the page is still being drawn, which takes as long as the answer.
 */
export function useAnswer<T>(question: Ask<T> | null): AnswerState<T> {
  const [first] = useState(() => (question === null ? null : ask(question)));
  const [outcome, setOutcome] = useState<Outcome<T>>();
  useEffect(() => {
    if (question === null) return undefined;
    const isAsked = first?.question === question && !first.controller.signal.aborted;
    const { controller, outcome: answer } = isAsked ? first : ask(question);
    const settle = async (): Promise<void> => {
      const next = await answer;
      if (!controller.signal.aborted) setOutcome(next);
    };
    void settle();
    return () => controller.abort();
  }, [first, question]);
  const loading = question !== null && outcome?.question !== question;
  return { loading, value: outcome?.value, error: outcome?.error };
}
