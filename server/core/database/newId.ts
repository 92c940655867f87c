import { randomFillSync } from 'node:crypto';

const RANDOM_BYTES = 10;

/** A save creates an id per row: requesting random bytes for each of them costs more than the ids. */
const drawn = Buffer.alloc(RANDOM_BYTES * 400);
let used = drawn.length;

const randomHex = (): string => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += RANDOM_BYTES;
  return drawn.toString('hex', used - RANDOM_BYTES, used);
};

/**
 * Returns 32 hex digits, the first 12 the time in milliseconds, so that new ids are adjacent at the end of an index.
 */
export const newId = (): string => Date.now().toString(16).padStart(12, '0') + randomHex();
