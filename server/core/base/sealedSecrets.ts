import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Version of the sealing format. */
const VERSION = 's1:';

const hasCode = (error: unknown, code: string): boolean => Object(error)['code'] === code;

const readKey = (file: string): Buffer => {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${file}: no key of ${KEY_BYTES} bytes`);
  return key;
};

/**
 * Returns the key of the file, which is created when missing: readable only by the server's account and never stored in
 * the database.
 */
const keyOf = (file: string): Buffer => {
  try {
    return readKey(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another server created it first.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readKey(file);
};

/** Secrets that the server needs again, stored so that the database by itself does not reveal them. */
export interface SealedSecrets {
  readonly seal: (secret: string) => string;
  /** Undefined: sealed with another key, or changed since. */
  readonly open: (sealed: string) => string | undefined;
}

/** Seals with AES-256-GCM and the key of a file, which is read when first needed. */
export function sealedSecrets(keyFile: string): SealedSecrets {
  let key: Buffer | undefined;
  const theKey = (): Buffer => (key ??= keyOf(keyFile));
  return {
    seal: (secret) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, theKey(), nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${VERSION}${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')}`;
    },
    open: (sealed) => {
      if (!sealed.startsWith(VERSION)) return undefined;
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, theKey(), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
