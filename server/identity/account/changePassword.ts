import type { Db } from '../../core/database/db.ts';
import { assertUncommonPassword } from '../../core/base/commonPasswords.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';
import { clearFailures, countAttempt, lockAfterFailure } from '../sessions/lockout.ts';
import { isPassword } from '../sessions/passwords.ts';
import type { Session } from '../../core/calls/session.ts';
import { setPassword } from '../sessions/setPassword.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { isTooShort, SHORTEST_PASSWORD } from '../../../contract/signIn/credentials.ts';

/** Body of a change of the own password (S3-11). */
export interface PasswordForm {
  readonly username: string;
  readonly oldpassword: string;
  readonly password: string;
  readonly confirmpassword: string;
}

/**
 * Failed attempts are counted separately from those of the sign-in: a person who finds an unlocked screen must not lock
 * out its owner.
 */
const attemptKey = (userId: string): string => `password/${userId}`;

/** Throws when the caller does not know the password of the own account. */
export async function proveOwnPassword(db: Db, userId: string, oldPassword: string): Promise<void> {
  const key = attemptKey(userId);
  const minutes = await countAttempt(db, key);
  if (minutes > 0) throw businessFailure(serverText('tooManyPasswordTries', { minutes }));
  const user = await db.selectFrom('sys_user').select('password_hash').where('id', '=', userId).executeTakeFirst();
  if (!(await isPassword(oldPassword, user?.password_hash))) {
    await lockAfterFailure(db, key);
    throw businessFailure(serverText('oldPasswordWrong'));
  }
  await clearFailures(db, key);
}

/** Changes the caller's own password, and ends all other sessions of the caller (contract 1.4). */
export async function changePassword(
  db: Db,
  { user, tokenHash, passwordDue }: Session,
  form: PasswordForm,
): Promise<void> {
  if (usernameKey(form.username) !== usernameKey(user.username)) throw businessFailure(serverText('ownPasswordOnly'));
  if (form.password === '') throw businessFailure(serverText('newPasswordEmpty'));
  if (isTooShort(form.password)) throw businessFailure(serverText('newPasswordShort', { least: SHORTEST_PASSWORD }));
  if (form.password !== form.confirmpassword) throw businessFailure(serverText('passwordsDiffer'));
  assertUncommonPassword(form.password);
  await proveOwnPassword(db, user.id, form.oldpassword);
  if (passwordDue === true && form.password === form.oldpassword) throw businessFailure(serverText('passwordSame'));
  const { username } = user;
  const isDone = await setPassword(db, { username, password: form.password, keepSession: tokenHash });
  if (!isDone) throw businessFailure(serverText('userNotFound'));
}
