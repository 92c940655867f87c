/**
 * Largest burst of frames of up to one kilobyte; `PER_SECOND` refills it. A larger frame costs one more per kilobyte.
 */
const BURST = 240;
const PER_SECOND = 40;

const BYTES = 1024;

/** Cost of a valid frame. */
export const costOf = (text: string): number => 1 + Math.floor(Buffer.byteLength(text) / BYTES);

/** Token bucket that limits what a socket sends; the budget refills over time. */
export class RateLimiter {
  readonly #now: () => number;
  #left = BURST;
  #since: number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#since = now();
  }

  /** Spends from the budget; returns false when it is exceeded. */
  spend(cost: number): boolean {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#since) / 1000) * PER_SECOND);
    this.#since = now;
    this.#left -= cost;
    return this.#left >= 0;
  }
}
