import type { CallRequest, HttpClient } from './httpClient.ts';

/** Combines two signals: aborts with either of them; `leave` removes the listeners. */
function eitherOf(one: AbortSignal, other: AbortSignal) {
  const joint = new AbortController();
  const stop = (): void => joint.abort();
  const signals = [one, other];
  for (const signal of signals) {
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  }
  const leave = (): void => {
    for (const signal of signals) signal.removeEventListener('abort', stop);
  };
  return { signal: joint.signal, leave };
}

export interface PageCalls {
  readonly http: HttpClient;
  /** The page is mounted. */
  begin(): void;
  /** The page is unmounted. */
  end(): void;
}

/**
 * Calls of one open page: its reads are cancelled when the page is left or closed, its writes continue. File downloads
 * continue as well.
 */
export function createPageCalls(http: HttpClient): PageCalls {
  let life = new AbortController();
  const within = async <T>(request: CallRequest, run: (bound: CallRequest) => Promise<T>): Promise<T> => {
    if (request.method !== 'GET') return run(request);
    if (request.signal === undefined) return run({ ...request, signal: life.signal });
    const { signal, leave } = eitherOf(life.signal, request.signal);
    try {
      return await run({ ...request, signal });
    } finally {
      leave();
    }
  };
  return {
    http: {
      call: (request) => within(request, http.call),
      exchange: (request) => within(request, http.exchange),
      file: http.file,
    },
    begin: () => {
      if (life.signal.aborted) life = new AbortController();
    },
    end: () => life.abort(),
  };
}
