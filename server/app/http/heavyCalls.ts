import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Heavy calls that run concurrently per user: leaves connections for other users. */
export const MAX_RUNNING = 4;
/** As many as a browser has in progress over one HTTP/2 connection: a pasted column requests each of its values. */
export const MAX_WAITING = 128;
/** Retry-After of a refused call, s: slots become free one by one. */
const RETRY_AFTER_S = 1;

interface Calls {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits calls that may hold a connection for long (all but light ones), per user and per server process: some run,
 * some wait without a connection, and further ones are refused.
 */
export class HeavyCalls {
  readonly #calls = new Map<string, Calls>();

  async run<T>(userId: string, work: () => T | Promise<T>): Promise<T> {
    const calls = this.#calls.get(userId) ?? { running: 0, waiting: [] };
    this.#calls.set(userId, calls);
    if (calls.running < MAX_RUNNING) calls.running += 1;
    else {
      if (calls.waiting.length >= MAX_WAITING)
        throw new ApiError(429, serverText('tooManyRequests'), { retryAfter: RETRY_AFTER_S });
      // A finished call passes its slot on to the next.
      await new Promise<void>((resolve) => calls.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      this.#leave(userId, calls);
    }
  }

  #leave(userId: string, calls: Calls): void {
    const next = calls.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    calls.running -= 1;
    if (calls.running === 0) this.#calls.delete(userId);
  }
}
