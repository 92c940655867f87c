import type { PhoneProof } from '../../../contract/signIn/credentials.ts';
import { MOBILE_PATTERN } from '../../../contract/signIn/registration.ts';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { clearFailures, countAttempt, lockAfterFailure } from '../sessions/lockout.ts';
import type { UserRow } from '../sessions/signIn.ts';
import { spendCode, tryCode, type CodeOwner } from './smsCodes.ts';
import { serverText } from '../../core/texts/serverText.ts';

export const MOBILE = { type: 'string', pattern: MOBILE_PATTERN };
export const CODE = { type: 'string', pattern: '^[0-9]{6}$' };

/** Two at most: enough to detect that there are several. */
export const usersOfPhone = (db: Db, mobile: string): Promise<UserRow[]> =>
  db.selectFrom('sys_user').selectAll().where('phone', '=', mobile).where('del_flag', '=', 0).limit(2).execute();

/**
 * Throws when the caller does not know the code sent to the number; wrong codes lock the number as wrong passwords lock
 * a name. A correct code is not used up.
 */
export async function provePhone(db: Db, owner: CodeOwner, code: string): Promise<void> {
  const key = `phone/${owner.mobile}`;
  const minutes = await countAttempt(db, key);
  if (minutes > 0) throw businessFailure(serverText('tooManyFailures', { minutes }));
  if (!(await tryCode(db, owner, code))) {
    await lockAfterFailure(db, key);
    throw businessFailure(serverText('smsCodeWrong'));
  }
  await clearFailures(db, key);
}

/** Returns the one user of a number, for its proven holder; does not reveal that there is none (D28). */
export async function userOfPhone(db: Db, mobile: string): Promise<UserRow> {
  const [user, another] = await usersOfPhone(db, mobile);
  if (!user) throw businessFailure(serverText('smsCodeWrong'));
  if (another) throw businessFailure(serverText('phoneOfSeveral'));
  return user;
}

/** Returns the one user of a number after its holder has proved to hold it. A code signs in once. */
export async function checkPhone(db: Db, { mobile, captcha }: PhoneProof): Promise<UserRow> {
  const owner: CodeOwner = { mobile, purpose: 'login' };
  await provePhone(db, owner, captcha);
  if (!(await spendCode(db, owner, captcha))) throw businessFailure(serverText('smsCodeWrong'));
  return userOfPhone(db, mobile);
}
