import { createHash, randomBytes } from 'node:crypto';

/** An opaque session token: 32 random bytes, base64url (D12). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const TOKEN = /^[\w-]{43}$/;

/** Whether a text can be a token at all; saves the database the question. */
export const isTokenShaped = (text: unknown): text is string => typeof text === 'string' && TOKEN.test(text);
