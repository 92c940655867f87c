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

/** A name and its possible passwords, one of which must match. */
interface TriedCredentials {
  readonly username: string;
  readonly passwords: readonly string[];
}

async function isAnyPassword(passwords: readonly string[], stored: string | undefined): Promise<boolean> {
  for (const password of passwords) if (await isPassword(password, stored)) return true;
  return false;
}

/**
 * Returns the user of that name and password. Several passwords count as one attempt. A wrong password and an unknown
 * name get the same answer after the same time; only afterwards, to callers who know the password, is it reported that
 * an account is frozen.
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
