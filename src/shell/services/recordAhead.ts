/** Validity of a prefetched record, ms: later it may have been changed. */
const FRESH_MS = 3000;

/** Records requested while the pages that show them are still rendering. */
export interface RecordAhead {
  /** `key` is unique over all pages. */
  readonly ask: (key: string, call: () => Promise<unknown>) => void;
  /** Returns the response once; undefined when it was not requested. */
  readonly take: (key: string) => Promise<unknown> | undefined;
}

interface Asked {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** Keeps only the last request: a user opens one record at a time. */
export function createRecordAhead(now: () => number = () => performance.now()): RecordAhead {
  let last: Asked | undefined;
  return {
    ask: (key, call) => {
      const answer = call();
      // The failure is reported to the caller of `take`; without one it is ignored.
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
