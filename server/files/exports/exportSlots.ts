import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Maximum number of concurrent exports: each holds a database connection until its end. */
export const MAX_EXPORTS = 6;
export const MAX_EXPORTS_OF_USER = 2;
const RETRY_AFTER_S = 5;

/** Export slots of this server. */
export class ExportSlots {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Takes a slot and returns the function that releases it; throws 429 if none is free. */
  take(userId: string): () => void {
    const own = this.#taken.get(userId) ?? 0;
    if (this.#all >= MAX_EXPORTS || own >= MAX_EXPORTS_OF_USER)
      throw new ApiError(429, serverText('exportsBusy'), { retryAfter: RETRY_AFTER_S });
    this.#all += 1;
    this.#taken.set(userId, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#all -= 1;
      const left = (this.#taken.get(userId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(userId);
      else this.#taken.set(userId, left);
    };
  }
}
