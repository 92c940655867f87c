import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { businessFailure } from '../errors.ts';
import { messages } from '../messages.ts';
import { newCaptcha } from './captchaImage.ts';

/** Contract 1.1. */
const LIFE_SECONDS = 60;
const WRONG = 412;

/** What a client sends of the picture that it was shown. */
export interface CaptchaProof {
  /** Capitals or not. */
  readonly captcha?: string | null;
  readonly checkKey?: string | number | null;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const codeHash = (key: string, captcha: string): string => hash(`${key}/${captcha.toUpperCase()}`);

/** A new text for a key that the client made up; what the key stood for before is over. */
export async function issueCaptcha(db: Db, key: string): Promise<string> {
  const captcha = newCaptcha();
  const code_hash = codeHash(key, captcha);
  const expire_time = sql<string>`now() + make_interval(secs => ${LIFE_SECONDS})`;
  await db
    .insertInto('sys_captcha')
    .values({ key_hash: hash(key), code_hash, expire_time })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ code_hash, expire_time }))
    .execute();
  return captcha;
}

/**
 * Makes sure of a text where one is `required` or was sent, and throws what the contract says otherwise. One try: right or
 * wrong, the text is used up.
 */
export async function checkCaptcha(db: Db, { captcha, checkKey }: CaptchaProof, required: boolean): Promise<void> {
  const typed = captcha?.trim() ?? '';
  if (typed === '' && !required) return;
  const key = String(checkKey ?? '');
  const shown = await db
    .deleteFrom('sys_captcha')
    .where('key_hash', '=', hash(key))
    .where('expire_time', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst();
  if (typed === '' || shown === undefined) throw businessFailure(messages.captchaOver);
  if (shown.code_hash !== codeHash(key, typed)) throw businessFailure(messages.captchaWrong, { code: WRONG });
}
