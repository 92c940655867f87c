import { createDecipheriv } from 'node:crypto';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Contained in every copy of that client (contract 1.1): anyone who reads the network traffic can decrypt it. */
const PUBLIC_KEY = Buffer.from('1234567890adbcde');
const PUBLIC_IV = Buffer.from('1234567890hjlkew');
const BLOCK_BYTES = 16;

/** Characters: base64 of the longest password, four bytes per character, with one block of padding. */
export const MAX_SENT_PASSWORD_LENGTH = 1088;

/** Decrypts AES-128-CBC with PKCS#7, as base64; undefined when it is not that. */
function decrypted(sent: string): string | undefined {
  if (sent === '' || sent.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(sent)) return undefined;
  const bytes = Buffer.from(sent, 'base64');
  if (bytes.length % BLOCK_BYTES !== 0) return undefined;
  try {
    const decipher = createDecipheriv('aes-128-cbc', PUBLIC_KEY, PUBLIC_IV);
    const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

const isPasswordLong = (text: string): boolean => text !== '' && Array.from(text).length <= MAX_PASSWORD_LENGTH;

/**
 * Returns what the text sent as password may mean, in the order of checking: the text itself, then its decryption
 * (D65). Throws when it is too long to be either.
 */
export function passwordsIn(sent: string): readonly string[] {
  const meant = [sent, decrypted(sent) ?? ''].filter(isPasswordLong);
  if (meant.length > 0) return meant;
  const said = serverText('longText', { most: String(MAX_PASSWORD_LENGTH) });
  throw badRequest(serverText('invalidInput', { detail: serverText('atPlace', { place: '/password', said }) }), [
    { path: '/password', said },
  ]);
}
