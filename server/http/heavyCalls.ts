import { ApiError } from '../errors.ts';
import { messages } from '../messages.ts';

/** Heavy calls of one user that run at a time: a few users together leave connections for everybody else. */
const MOST_RUNNING = 4;
/** More than any of our pages asks for at once wait behind them. */
const MOST_WAITING = 16;

interface Calls {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Turns for calls that may hold a connection for long (lists, reports, figures), user by user and on this server: some
 * run, some wait without a connection, and what comes on top is refused.
 */
export class HeavyCalls {
  readonly #calls = new Map<string, Calls>();

  async run<T>(userId: string, work: () => T | Promise<T>): Promise<T> {
    const calls = this.#calls.get(userId) ?? { running: 0, waiting: [] };
    this.#calls.set(userId, calls);
    if (calls.running < MOST_RUNNING) calls.running += 1;
    else {
      if (calls.waiting.length >= MOST_WAITING) throw new ApiError(429, messages.tooManyRequests);
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
