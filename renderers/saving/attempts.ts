import type { PageDocument } from '../../engine/index.ts';
import { PortError } from '../ports/ports.ts';

/** One thing that staff want done to the stored record. */
export interface Attempt {
  /** `save`, or the id of the transition. */
  readonly name: string;
  readonly document: PageDocument;
  /** Sends it, under the same key each time, and adopts the answer. */
  readonly perform: () => Promise<void>;
}

export interface Attempts {
  run(attempt: Attempt): Promise<void>;
  /** Takes up one that was not answered before the page was left; null: it is not waited for any more. */
  resume(attempt: Attempt | null): void;
  /**
   * Repeats the attempt that has no answer yet, before anything else is sent: the server may have done it, and what is
   * sent next has to stand on it. Its name when it is done; null when there is none or the server would not have it.
   */
  settle(document: PageDocument): Promise<string | null>;
  /** Name of the attempt that has no answer yet. */
  open(document: PageDocument): string | null;
}

/** Whether the server may have done what was asked though the call failed. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof PortError && (error.failure.kind === 'network' || error.failure.kind === 'expired');

/** Keeps the one attempt whose answer was lost. */
export function createAttempts(): Attempts {
  let open: Attempt | null = null;
  const run = async (attempt: Attempt): Promise<void> => {
    try {
      await attempt.perform();
      open = null;
    } catch (error) {
      open = isUnanswered(error) ? attempt : null;
      throw error;
    }
  };
  return {
    run,
    resume: (attempt) => {
      open = attempt;
    },
    async settle(document) {
      const before = open;
      if (before === null || before.document !== document) return null;
      try {
        await run(before);
        return before.name;
      } catch (error) {
        if (isUnanswered(error)) throw error;
        // It never came to be: what stands in the form now is sent in its place.
        return null;
      }
    },
    open: (document) => (open?.document === document ? open.name : null),
  };
}
