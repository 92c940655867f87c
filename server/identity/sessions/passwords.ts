import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id, 19 MiB, two passes: the package's defaults, which follow OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** The hash of an unknown password: comparing with it takes as long as with a real one. */
const nobodysHash = hash(`nobody ${Math.random()}`);

/**
 * Compares a password with its hash. `stored` undefined or blank: no such user, or none with a password; false after
 * the same time.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await verify(stored || (await nobodysHash), password);
  return isRight && stored !== undefined && stored !== '';
}

/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const randomPassword = (length = 12): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
