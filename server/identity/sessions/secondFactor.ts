import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { NewSecret, SecondFactor } from '../../../contract/signIn/secondFactor.ts';
import type { SealedSecrets } from '../../core/base/sealedSecrets.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { clearFailures, countAttempt, lockAfterFailure } from './lockout.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';

/** RFC 6238, with the parameters that all authenticator apps support. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Codes of one step before and after are accepted, since clocks differ. */
const DRIFT_STEPS = 1;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Without characters that are easily confused; 10 of 32 are 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TICKET_SECONDS = 300;
const PURPOSE = 'secondFactor';
const ISSUER = 'Waybill';

/** Key of the setting by which a tenant requires a second factor of administrators; `true` or absent. */
export const requiredKey = (tenantId: string): string => `secondFactor.required.${tenantId}`;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });

const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

const recoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const rowOf = (db: Db, userId: string) => db.selectFrom('sys_user_totp').where('user_id', '=', userId).selectAll();

export const hasSecondFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await rowOf(db, userId).executeTakeFirst())?.confirmed === true;

export async function readSecondFactor(db: Db, userId: string): Promise<Omit<SecondFactor, 'required'>> {
  const row = await rowOf(db, userId).executeTakeFirst();
  return row?.confirmed === true
    ? { enabled: true, recoveryLeft: row.recovery_hashes.length }
    : { enabled: false, recoveryLeft: 0 };
}

/** Creates a secret that takes effect with its first code; throws when there is a second factor already. */
export async function beginSecondFactor(
  db: Db,
  secrets: SealedSecrets,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<NewSecret> {
  const { base32: secret } = new Secret({ size: SECRET_BYTES });
  const sealed = secrets.seal(secret);
  const stored = await db
    .insertInto('sys_user_totp')
    .values({ user_id: id, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: sealed, last_step: 0 })
        .where('sys_user_totp.confirmed', '=', false),
    )
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows !== 1n) throw businessFailure(serverText('totpThere'));
  return { secret, uri: totpOf(secret, username).toString() };
}

interface Check {
  readonly secrets: SealedSecrets;
  readonly userId: string;
  readonly code: string;
}

/** Checks a code and uses it up. `confirmed`: of a second factor that is in use. */
async function takeCode(trx: Db, { secrets, userId, code }: Check, confirmed: boolean): Promise<boolean> {
  const row = await rowOf(trx, userId).where('confirmed', '=', confirmed).forUpdate().executeTakeFirst();
  const secret = row === undefined ? undefined : secrets.open(row.secret);
  if (row === undefined) return false;
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const change = (set: { readonly last_step: number } | { readonly recovery_hashes: string[] }) =>
    trx.updateTable('sys_user_totp').set(set).where('user_id', '=', userId).execute();
  if (/^\d{6}$/.test(typed) && secret !== undefined) {
    const totp = totpOf(secret, '');
    const timestamp = Date.now();
    const delta = totp.validate({ token: typed, timestamp, window: DRIFT_STEPS });
    const step = delta === null ? 0 : totp.counter({ timestamp }) + delta;
    if (step <= Number(row.last_step)) return false;
    await change({ last_step: step });
    return true;
  }
  const hash = hashCode(typed);
  if (!row.recovery_hashes.includes(hash)) return false;
  await change({ recovery_hashes: row.recovery_hashes.filter((one) => one !== hash) });
  return true;
}

const attemptKey = (userId: string): string => `totp/${userId}`;

/** Throws for a code that is wrong, expired or used; five wrong ones lock, as with passwords. */
export async function proveSecondFactor(db: Db, check: Check, { confirmed = true } = {}): Promise<void> {
  const key = attemptKey(check.userId);
  const minutes = await countAttempt(db, key);
  if (minutes > 0) throw businessFailure(serverText('tooManyCodes', { minutes }));
  if (!(await db.transaction().execute((trx) => takeCode(trx, check, confirmed)))) {
    await lockAfterFailure(db, key);
    throw businessFailure(serverText('totpWrong'));
  }
  await clearFailures(db, key);
}

/** Activates the second factor by its first code; returns its recovery codes, only this once. */
export async function confirmSecondFactor(db: Db, check: Check): Promise<readonly string[]> {
  await proveSecondFactor(db, check, { confirmed: false });
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  const done = await db
    .updateTable('sys_user_totp')
    .set({ confirmed: true, recovery_hashes: codes.map(hashCode) })
    .where('user_id', '=', check.userId)
    .where('confirmed', '=', false)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) throw businessFailure(serverText('totpThere'));
  return codes;
}

export const removeSecondFactors = (trx: Db, userIds: readonly string[]) =>
  trx
    .deleteFrom('sys_user_totp')
    .where('user_id', 'in', [...userIds])
    .execute();

/** Issues the ticket with which a sign-in that waits for its second factor continues, within five minutes. */
export async function issueSignInTicket(db: Db, { userId, byPassword }: WaitingSignIn): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('sys_one_time_code')
    .values({
      code_hash: hashToken(ticket),
      purpose: `${PURPOSE}${byPassword ? ':password' : ''}`,
      browser_hash: '',
      subject: userId,
      expire_time: sql<string>`now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    .execute();
  return ticket;
}

/** A user who has proved everything except the second factor. */
export interface WaitingSignIn {
  readonly userId: string;
  readonly byPassword: boolean;
}

/** Returns the sign-in that waits under a ticket; `isOver`: uses the ticket up. */
export async function waitingSignIn(db: Db, ticket: string, { isOver = false } = {}): Promise<WaitingSignIn> {
  const row = isTokenShaped(ticket)
    ? await db
        .selectFrom('sys_one_time_code')
        .where('code_hash', '=', hashToken(ticket))
        .where('purpose', 'like', `${PURPOSE}%`)
        .where('expire_time', '>', sql<Date>`now()`)
        .select(['subject', 'purpose'])
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw businessFailure(serverText('totpTicketOver'));
  if (isOver) {
    const taken = await db
      .deleteFrom('sys_one_time_code')
      .where('code_hash', '=', hashToken(ticket))
      .executeTakeFirst();
    if (taken.numDeletedRows !== 1n) throw businessFailure(serverText('totpTicketOver'));
  }
  return { userId: row.subject, byPassword: row.purpose.endsWith(':password') };
}
