import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { escapeLike } from '../database/escapeLike.ts';
import { businessFailure } from '../errors.ts';
import { tellEnded } from '../live/endedSessions.ts';
import { messages } from '../messages.ts';
import { showMoment } from '../records/moments.ts';
import type { Session } from './session.ts';
import { SESSION_ID_LENGTH } from './ownSessions.ts';

export interface OnlineQuery {
  /** A part of the user name; blank: everybody. */
  readonly username: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

const openSessions = (db: Db, { user }: Session) =>
  db
    .selectFrom('sys_session as session')
    .innerJoin('sys_user as user', 'user.id', 'session.user_id')
    .where('session.expire_time', '>', sql<Date>`now()`)
    .where(sql<string>`coalesce(session.tenant_id, "user".tenant_id)`, '=', user.tenantId);

/**
 * Who is signed in, in the caller's tenant, the latest first. `token` names the session for `endSession` and is not the
 * token itself, which nobody has but its holder.
 */
export async function onlineUsers(db: Db, session: Session, { username, pageNo, pageSize }: OnlineQuery) {
  const matching = openSessions(db, session).where('user.username', 'ilike', `%${escapeLike(username)}%`);
  const [rows, count] = await Promise.all([
    matching
      .orderBy('session.create_time', 'desc')
      .orderBy('session.token_hash')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['session.token_hash', 'session.create_time', 'session.ip'])
      .select(['user.username', 'user.realname', 'user.avatar', 'user.phone'])
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const records = rows.map((row) => ({
    token: row.token_hash.slice(0, SESSION_ID_LENGTH),
    username: row.username,
    realname: row.realname,
    avatar: row.avatar ?? '',
    phone: row.phone,
    ip: row.ip ?? '',
    loginTime: showMoment(new Date(row.create_time)),
    current: row.token_hash === session.tokenHash,
  }));
  const { total } = count;
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

/** Ends a session of the caller's tenant at once (S7-8). */
export async function endSession(db: Db, session: Session, id: string): Promise<void> {
  if (session.tokenHash.startsWith(id)) throw businessFailure(messages.ownSessionStays);
  const ended = await db
    .deleteFrom('sys_session')
    .where(
      'token_hash',
      'in',
      openSessions(db, session)
        .where(sql<string>`left(session.token_hash, ${SESSION_ID_LENGTH})`, '=', id)
        .select('session.token_hash'),
    )
    .returning('token_hash')
    .execute();
  if (ended.length === 0) throw businessFailure(messages.sessionNotFound);
  await tellEnded(db, ended);
}
