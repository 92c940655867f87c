import type { Db } from '../database/db.ts';
import { businessFailure } from '../errors.ts';
import { messages } from '../messages.ts';
import { clearFailures, countAttempt, lockAfterFailure } from '../sessions/lockout.ts';
import type { UserRow } from '../sessions/signIn.ts';
import { takeCode } from './smsCodes.ts';

/** D2: numbers from 13 to 19 are in service. */
export const MOBILE = { type: 'string', pattern: '^1[3-9][0-9]{9}$' };
export const CODE = { type: 'string', pattern: '^[0-9]{6}$' };

/** A number, and the code that was sent to it to sign in. */
export interface PhoneProof {
  readonly mobile: string;
  readonly captcha: string;
}

/** Two at most: enough to know that there are several. */
export const usersOfPhone = (db: Db, mobile: string): Promise<UserRow[]> =>
  db.selectFrom('sys_user').selectAll().where('phone', '=', mobile).where('del_flag', '=', 0).limit(2).execute();

/** The one user of a number who has proved to hold it; wrong codes lock the number as wrong passwords do a name. */
export async function checkPhone(db: Db, { mobile, captcha }: PhoneProof): Promise<UserRow> {
  const key = `phone/${mobile}`;
  const minutes = await countAttempt(db, key);
  if (minutes > 0) throw businessFailure(messages.tooManyFailures(minutes));
  const isRight = await takeCode(db, { mobile, purpose: 'login' }, captcha);
  const [user, another] = isRight ? await usersOfPhone(db, mobile) : [];
  if (!user) {
    await lockAfterFailure(db, key);
    throw businessFailure(messages.smsCodeWrong);
  }
  await clearFailures(db, key);
  if (another) throw businessFailure(messages.phoneOfSeveral);
  return user;
}
