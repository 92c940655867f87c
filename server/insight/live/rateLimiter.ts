/** Frames of up to a kilobyte that may come at once, and how many more a second; a larger one costs one more for each. */
const BURST = 240;
const PER_SECOND = 40;

const BYTES = 1024;

/** What a frame costs that was understood. */
export const costOf = (text: string): number => 1 + Math.floor(Buffer.byteLength(text) / BYTES);

/** How much a socket may still send. What it spends comes back with time. */
export class RateLimiter {
  readonly #now: () => number;
  #left = BURST;
  #since: number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#since = now();
  }

  /** False: too much was sent. */
  spend(cost: number): boolean {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#since) / 1000) * PER_SECOND);
    this.#since = now;
    this.#left -= cost;
    return this.#left >= 0;
  }
}
