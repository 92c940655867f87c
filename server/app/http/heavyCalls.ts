import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Heavy calls of one user that run at a time: a few users together leave connections for everybody else. */
export const MAX_RUNNING = 4;
/** As many as a browser has under way over one connection of HTTP/2: a pasted column asks for each of its values. */
export const MAX_WAITING = 128;
/** When a refused call may come again, s: places come free one by one. */
const RETRY_AFTER_S = 1;

interface Calls {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Turns for calls that may hold a connection for long (all but light ones), user by user and on this server: some
 * run, some wait without a connection, and what comes on top is refused.
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
      // Whoever ends hands its place on.
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
