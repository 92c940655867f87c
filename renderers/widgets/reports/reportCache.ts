import type { Reports } from '../../kit/ports/reportPort.ts';

/** How long what a report said is kept (W9-8). Milliseconds. */
export const reportLifetime = 30_000;

/** Answers that are kept for one port; the oldest go first. */
const mostKept = 100;

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

/** A port knows for whom it reads, which is a part of every key. */
const kept = new WeakMap<Reports, Map<string, Kept>>();

export interface ReportQuestion<T> {
  /** All that the answer hangs on: code, parameters, conditions, page, order. */
  readonly key: readonly unknown[];
  readonly ask: () => Promise<T>;
  /** Asks anew, whatever is kept. */
  readonly anew?: boolean;
  /** Ends the call: what did not come yet is not waited for by another. */
  readonly signal?: AbortSignal;
  /** An answer that is not kept: part of it is missing. */
  readonly isPartial?: (answer: T) => boolean;
}

/** The answer to a question about a report, asked once in half a minute; one that failed is asked again at once. */
export function askedOnce<T>(
  reports: Reports,
  { key, ask, anew = false, signal, isPartial }: ReportQuestion<T>,
): Promise<T> {
  const ofPort = kept.get(reports) ?? new Map<string, Kept>();
  kept.set(reports, ofPort);
  const name = JSON.stringify([reports.reader, ...key]);
  const known = ofPort.get(name);
  // What is kept under a key was answered to the same question.
  if (!anew && known !== undefined && known.until > Date.now()) return known.answer as Promise<T>;
  const answer = ask();
  ofPort.delete(name);
  ofPort.set(name, { until: Date.now() + reportLifetime, answer });
  const [oldest] = ofPort.size > mostKept ? ofPort.keys() : [];
  if (oldest !== undefined) ofPort.delete(oldest);
  const forget = (): void => {
    if (ofPort.get(name)?.answer === answer) ofPort.delete(name);
  };
  signal?.addEventListener('abort', forget);
  const settle = (value: T): void => {
    signal?.removeEventListener('abort', forget);
    if (isPartial?.(value) === true) forget();
  };
  answer.then(settle, forget);
  return answer;
}
