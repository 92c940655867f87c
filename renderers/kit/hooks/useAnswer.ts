import { useEffect, useState } from 'react';

/** Result of the newest request. While the next one is running, the last result stays. */
export interface AnswerState<T> {
  readonly loading: boolean;
  readonly value: T | undefined;
  /** Why the newest request failed; undefined when it succeeded or is not settled yet. */
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
 * Calls `question` whenever its identity changes. A newer request aborts the older one, whose late result is ignored.
 * The first request starts during the first render, which takes as long as the response.
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
