import { sql } from 'kysely';
import type { SentSignedInPlace } from '../../../contract/onlineUsers.ts';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { Session } from '../../core/calls/session.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Long enough to distinguish a user's sessions, and useless as a token. */
export const SESSION_ID_LENGTH = 16;

/** Returns the sessions of the caller, latest first. */
export async function ownSessions(db: Db, { user, tokenHash }: Session): Promise<readonly SentSignedInPlace[]> {
  const rows = await db
    .selectFrom('sys_session')
    .where('user_id', '=', user.id)
    .where('expire_time', '>', sql<Date>`now()`)
    .orderBy('create_time', 'desc')
    .limit(50)
    .select(['token_hash', 'create_time', 'expire_time', 'ip'])
    .execute();
  return rows.map((row) => ({
    id: row.token_hash.slice(0, SESSION_ID_LENGTH),
    signedInAt: showInstant(new Date(row.create_time)),
    expiresAt: showInstant(new Date(row.expire_time)),
    ip: row.ip ?? '',
    current: row.token_hash === tokenHash,
  }));
}

/** Ends another session of the caller. */
export async function endOwnSession(db: Db, { user, tokenHash }: Session, id: string): Promise<void> {
  if (tokenHash.startsWith(id)) throw businessFailure(serverText('ownSessionStays'));
  const ended = await db
    .deleteFrom('sys_session')
    .where('user_id', '=', user.id)
    .where(sql<string>`left(token_hash, ${SESSION_ID_LENGTH})`, '=', id)
    .returning('token_hash')
    .execute();
  if (ended.length === 0) throw businessFailure(serverText('sessionNotFound'));
  await notifyEndedSessions(db, ended);
}
