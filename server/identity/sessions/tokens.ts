import { createHash, randomBytes } from 'node:crypto';

/** Returns an opaque session token: 32 random bytes, base64url (D12). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token: sha256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const TOKEN = /^[\w-]{43}$/;

/** Returns whether a text has the form of a token; saves a database query. */
export const isTokenShaped = (text: unknown): text is string => typeof text === 'string' && TOKEN.test(text);
