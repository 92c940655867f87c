import type { Selectable } from 'kysely';
import type { SysUserTable } from '../../core/database/rowTypes/userTable.ts';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { isPassword } from './passwords.ts';
import { beginAttempt, type SignInOrigin } from './signInAttempts.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { userByName } from './userByName.ts';

export type UserRow = Selectable<SysUserTable>;

/** A user's status. */
export const FROZEN = 2;

/** A name, and what may be its password: one of them has to be. */
interface TriedCredentials {
  readonly username: string;
  readonly passwords: readonly string[];
}

async function isAnyPassword(passwords: readonly string[], stored: string | undefined): Promise<boolean> {
  for (const password of passwords) if (await isPassword(password, stored)) return true;
  return false;
}

/**
 * The user of that name and password. However many passwords are tried, it is one attempt. A wrong password and a name that nobody has get the same answer after the same
 * time; that an account is frozen is said after this, to those who know its password.
 */
export async function checkCredentials(
  db: Db,
  { username, passwords }: TriedCredentials,
  origin: SignInOrigin,
): Promise<UserRow> {
  const attempt = await beginAttempt(db, username, origin);
  if (attempt.wait > 0) throw businessFailure(serverText('tooManyFailures', { minutes: attempt.wait }));
  const user = await userByName(db, username);
  const isRight = await isAnyPassword(passwords, user?.password_hash);
  if (!user || !isRight) {
    await attempt.failed();
    throw businessFailure(serverText('loginFailed'));
  }
  await attempt.succeeded();
  return user;
}
