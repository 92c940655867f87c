import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import { forgetDevices } from './knownDevices.ts';
import { hashPassword } from './passwords.ts';
import { clearAttempts } from './signInAttempts.ts';

export interface NewPassword {
  readonly username: string;
  readonly password: string;
  /** Hash of the token whose session stays open. Default: all end. */
  readonly keepSession?: string;
  /** Somebody else knows it too: it must be changed at the next sign-in. Default: false. */
  readonly isDue?: boolean;
}

interface PlacedPassword extends Pick<NewPassword, 'username' | 'keepSession' | 'isDue'> {
  readonly hash: string;
}

/** Like `setPassword`, within a transaction and for a password that is already hashed. */
export async function placePassword(
  trx: Db,
  { username, hash, keepSession = '', isDue = false }: PlacedPassword,
): Promise<boolean> {
  const user = await trx
    .updateTable('sys_user')
    .set({ password_hash: hash, password_due: isDue, update_time: sql<Date>`now()` })
    .where('username', '=', username)
    .where('del_flag', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!user) return false;
  const ended = await trx
    .deleteFrom('sys_session')
    .where('user_id', '=', user.id)
    .where('token_hash', '<>', keepSession)
    .returning('token_hash')
    .execute();
  await trx.updateTable('sys_session').set({ password_due: false }).where('token_hash', '=', keepSession).execute();
  await notifyEndedSessions(trx, ended);
  await clearAttempts(trx, username);
  await forgetDevices(trx, user.id);
  return true;
}

/**
 * Sets a password, ends the user's sessions, unlocks the sign-in and deletes the user's known devices. False when there
 * is no such user.
 */
export async function setPassword(db: Db, { username, password, ...more }: NewPassword): Promise<boolean> {
  const hash = await hashPassword(password);
  return db.transaction().execute((trx) => placePassword(trx, { username, hash, ...more }));
}
