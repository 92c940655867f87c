import type { Reports } from '../../kit/ports/reportPort.ts';

/** How long report results are cached (W9-8). Milliseconds. */
export const reportLifetime = 30_000;

/** Maximum number of cached results per port; the oldest are dropped first. */
const mostKept = 100;

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

/** The port knows its reader, which is part of every key. */
const kept = new WeakMap<Reports, Map<string, Kept>>();

export interface ReportQuestion<T> {
  /** Everything that the result depends on: code, parameters, conditions, page, order. */
  readonly key: readonly unknown[];
  readonly ask: () => Promise<T>;
  /** Bypasses the cache. */
  readonly anew?: boolean;
  /** Aborts the call: an unfinished result is removed from the cache. */
  readonly signal?: AbortSignal;
  /** Returns whether a result is incomplete and must not be cached. */
  readonly isPartial?: (answer: T) => boolean;
}

/** Returns the result of a report query, cached for half a minute; failures are not cached. */
export function askedOnce<T>(
  reports: Reports,
  { key, ask, anew = false, signal, isPartial }: ReportQuestion<T>,
): Promise<T> {
  const ofPort = kept.get(reports) ?? new Map<string, Kept>();
  kept.set(reports, ofPort);
  const name = JSON.stringify([reports.reader, ...key]);
  const known = ofPort.get(name);
  // A cached result under this key belongs to the same query, so the cast is safe.
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
