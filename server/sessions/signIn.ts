import type { Selectable } from 'kysely';
import type { SysUserTable } from '../database/tables.ts';
import type { Db } from '../database/db.ts';
import { businessFailure } from '../errors.ts';
import { messages } from '../messages.ts';
import { clearFailures, countAttempt, lockAfterFailure } from './lockout.ts';
import { isPassword } from './passwords.ts';

export type UserRow = Selectable<SysUserTable>;

/** A user's status. */
export const FROZEN = 2;

/**
 * The user of that name and password. A wrong password and a name that nobody has get the same answer after the same
 * time; that an account is frozen is said after this, to those who know its password.
 */
export async function checkCredentials(db: Db, username: string, password: string): Promise<UserRow> {
  const key = username.toLowerCase();
  const minutes = await countAttempt(db, key);
  if (minutes > 0) throw businessFailure(messages.tooManyFailures(minutes));
  const user = await db
    .selectFrom('sys_user')
    .selectAll()
    .where('username', '=', username)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
  const isRight = await isPassword(password, user?.password_hash);
  if (!user || !isRight) {
    await lockAfterFailure(db, key);
    throw businessFailure(messages.loginFailed);
  }
  await clearFailures(db, key);
  return user;
}
