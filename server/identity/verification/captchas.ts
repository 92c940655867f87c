import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CaptchaProof } from '../../../contract/signIn/credentials.ts';
import type { Db } from '../../core/database/db.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import { countCall, takeBackCall } from '../sessions/rateLimitStore.ts';
import { newCaptcha } from './captchaImage.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Lifetime and error code (contract 1.1). */
const LIFE_SECONDS = 60;
const WRONG = 412;
/** Maximum waiting captchas under one key at one address. */
const MAX_WAITING = 20;
/** Wrong answers of one address within a minute, for all keys. */
const MAX_WRONG = 30;
const WRONG_WINDOW_MS = 60_000;

/** Some clients create a key for each captcha, others always send the same: only the address distinguishes these. */
export interface CaptchaPlace {
  readonly key: string;
  readonly ip: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const placeHash = ({ key, ip }: CaptchaPlace): string => hash(`${ip} ${key}`);

/** Hash of the letters, regardless of the case and width of the input. */
const codeHash = (place: CaptchaPlace, captcha: string): string =>
  hash(`${placeHash(place)}/${captcha.normalize('NFKC').toUpperCase()}`);

/** Creates a text for a key that the client chose. The last ones issued under the key remain valid. */
export async function issueCaptcha(db: Db, place: CaptchaPlace): Promise<string> {
  const captcha = newCaptcha();
  const key_hash = placeHash(place);
  const expire_time = sql<string>`now() + make_interval(secs => ${LIFE_SECONDS})`;
  await db
    .insertInto('sys_captcha')
    .values({ key_hash, code_hash: codeHash(place, captcha), expire_time })
    .execute();
  await sql`delete from sys_captcha where key_hash = ${key_hash} and id <= (
    select id from sys_captcha where key_hash = ${key_hash} order by id desc offset ${MAX_WAITING} limit 1)`.execute(
    db,
  );
  return captcha;
}

/** Uses up one waiting captcha with that text; false when there is none. */
async function take(db: Db, place: CaptchaPlace, typed: string): Promise<boolean> {
  const { rows } = await sql`delete from sys_captcha where id = (
    select id from sys_captcha
    where key_hash = ${placeHash(place)} and code_hash = ${codeHash(place, typed)} and expire_time > now()
    order by id limit 1 for update skip locked) returning id`.execute(db);
  return rows.length > 0;
}

const isAnyWaiting = async (db: Db, place: CaptchaPlace): Promise<boolean> => {
  const found = await db
    .selectFrom('sys_captcha')
    .select('id')
    .where('key_hash', '=', placeHash(place))
    .where('expire_time', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Checks a text when one is `required` or was sent, and otherwise throws what the contract defines. A captcha accepts
 * its text once. A wrong text uses none up, since it is unknown which was meant; instead the wrong texts of an address
 * are counted before the check, so that concurrent ones do not slip through.
 */
export async function checkCaptcha(
  db: Db,
  { captcha, checkKey }: CaptchaProof,
  { ip, required }: { readonly ip: string; readonly required: boolean },
): Promise<void> {
  const typed = captcha?.trim() ?? '';
  if (typed === '' && !required) return;
  if (typed === '') throw businessFailure(serverText('captchaOver'));
  const place = { key: String(checkKey ?? ''), ip };
  const counted = `captcha ${ip}`;
  const { current } = await countCall(db, counted, WRONG_WINDOW_MS);
  if (current > MAX_WRONG) throw new ApiError(429, serverText('tooManyRequests'));
  if (await take(db, place, typed)) return takeBackCall(db, counted);
  if (await isAnyWaiting(db, place)) throw businessFailure(serverText('captchaWrong'), { code: WRONG });
  throw businessFailure(serverText('captchaOver'));
}
