import { createDecipheriv } from 'node:crypto';
import { MAX_PASSWORD_LENGTH } from '../../../contract/signIn/credentials.ts';
import { badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** In every copy of that client (contract 1.1): whoever reads the network decrypts as we do. */
const PUBLIC_KEY = Buffer.from('1234567890adbcde');
const PUBLIC_IV = Buffer.from('1234567890hjlkew');
const BLOCK_BYTES = 16;

/** Characters: base64 of the longest password, four bytes a character, with a block of padding. */
export const MAX_SENT_PASSWORD_LENGTH = 1088;

/** AES-128-CBC with PKCS#7, as base64; undefined where it is none. */
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
 * What a sign-in may mean by the text that it sends as password, in the order in which it is tried: the text itself, then
 * what it decrypts to (D65). Refuses a text that is too long to be either.
 */
export function passwordsIn(sent: string): readonly string[] {
  const meant = [sent, decrypted(sent) ?? ''].filter(isPasswordLong);
  if (meant.length > 0) return meant;
  const said = serverText('longText', { most: String(MAX_PASSWORD_LENGTH) });
  throw badRequest(serverText('invalidInput', { detail: serverText('atPlace', { place: '/password', said }) }), [
    { path: '/password', said },
  ]);
}
