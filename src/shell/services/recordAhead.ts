/** Milliseconds for the page of a record to take what was asked for it: later, somebody may have changed it. */
const FRESH_MS = 3000;

/** Records that are asked for while the pages that show them are still being drawn. */
export interface RecordAhead {
  /** `key` names the record among all pages. */
  readonly ask: (key: string, call: () => Promise<unknown>) => void;
  /** The answer to it, once; undefined: ask for it. */
  readonly take: (key: string) => Promise<unknown> | undefined;
}

interface Asked {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** Knows the last one alone: who opens a record waits for it. */
export function createRecordAhead(now: () => number = () => performance.now()): RecordAhead {
  let last: Asked | undefined;
  return {
    ask: (key, call) => {
      const answer = call();
      // Told to whoever takes it; if nobody does, it is nobody's failure.
      answer.catch(() => undefined);
      last = { key, at: now(), answer };
    },
    take: (key) => {
      const asked = last;
      last = undefined;
      return asked?.key === key && now() - asked.at <= FRESH_MS ? asked.answer : undefined;
    },
  };
}
