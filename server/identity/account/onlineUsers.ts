import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { PlainListRequest } from '../../data/lists/plainListParameters.ts';
import type { Session } from '../../core/calls/session.ts';
import { SESSION_ID_LENGTH } from './ownSessions.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Sort keys: name in the API and column. */
export const SORTABLE_SESSIONS = {
  username: 'user.username',
  realname: 'user.realname',
  phone: 'user.phone',
  birthday: 'user.birthday',
  sex: 'user.sex',
  ip: 'session.ip',
  loginTime: 'session.create_time',
  createTime: 'session.create_time',
} as const;

export interface OnlineQuery extends PlainListRequest<(typeof SORTABLE_SESSIONS)[keyof typeof SORTABLE_SESSIONS]> {
  /** A part of the user name; blank: all. */
  readonly username: string;
}

const openSessions = (db: Db, { user }: Session) =>
  db
    .selectFrom('sys_session as session')
    .innerJoin('sys_user as user', 'user.id', 'session.user_id')
    .where('session.expire_time', '>', sql<Date>`now()`)
    .where(sql<string>`coalesce(session.tenant_id, "user".tenant_id)`, '=', user.tenantId);

/**
 * Returns the signed-in users of the caller's tenant, latest first unless the call requests another order. `token`
 * identifies the session for `endSession` and is not the token itself, which only its holder has.
 */
export async function onlineUsers(db: Db, session: Session, { username, pageNo, pageSize, sort }: OnlineQuery) {
  const order = sort.length > 0 ? sort : [{ column: 'session.create_time', order: 'desc' } as const];
  const matching = openSessions(db, session).where('user.username', 'ilike', `%${escapeLike(username)}%`);
  const [rows, count] = await Promise.all([
    order
      .reduce((sorted, item) => sorted.orderBy(item.column, item.order), matching)
      .orderBy('session.token_hash')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['session.token_hash', 'session.create_time', 'session.ip'])
      .select(['user.username', 'user.realname', 'user.avatar', 'user.phone', 'user.sex'])
      // As text: a date has no time that a time zone could shift.
      .select(sql<string | null>`to_char("user".birthday, 'YYYY-MM-DD')`.as('birthday'))
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const records = rows.map((row) => ({
    token: row.token_hash.slice(0, SESSION_ID_LENGTH),
    username: row.username,
    realname: row.realname,
    avatar: row.avatar ?? '',
    birthday: row.birthday,
    sex: row.sex,
    phone: row.phone,
    ip: row.ip ?? '',
    loginTime: showInstant(new Date(row.create_time)),
    current: row.token_hash === session.tokenHash,
  }));
  const { total } = count;
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

/** Ends a session of the caller's tenant at once (S7-8). */
export async function endSession(db: Db, session: Session, id: string): Promise<void> {
  if (session.tokenHash.startsWith(id)) throw businessFailure(serverText('ownSessionStays'));
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
  if (ended.length === 0) throw businessFailure(serverText('sessionNotFound'));
  await notifyEndedSessions(db, ended);
}
