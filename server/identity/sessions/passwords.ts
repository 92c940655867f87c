import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: the package's defaults, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** The hash of a password that nobody has: comparing with it takes as long as with a real one. */
const nobodysHash = hash(`nobody ${Math.random()}`);

/** `stored` undefined or blank: no such user, or none with a password; false after the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await verify(stored || (await nobodysHash), password);
  return isRight && stored !== undefined && stored !== '';
}

/** Without letters and digits that are easily mixed up. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const randomPassword = (length = 12): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
