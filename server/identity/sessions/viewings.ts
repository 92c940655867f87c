import { sql } from 'kysely';
import type { SentViewing } from '../../../contract/signIn/viewing.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import type { Session } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { logViewing } from '../logs/viewingLog.ts';
import type { CallFacts } from '../logs/callFacts.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { departmentsOf } from './departments.ts';
import { findHolder } from './sessionStore.ts';
import { hashToken, newToken } from './tokens.ts';
import { userInfo } from './userInfo.ts';
import { isWithin } from './viewing.ts';

/** Maximum duration of a viewing, s. */
const VIEWING_SECONDS = 30 * 60;

interface WantedView {
  readonly id: string;
  /** Blank: none was given. */
  readonly reason: string;
  readonly call: CallFacts;
}

/** Returns the user of the caller's tenant who is to be viewed. */
async function viewedUser(db: Db, { user }: Session, id: string) {
  const row = await db
    .selectFrom('sys_user')
    .selectAll()
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .where(isMemberOf(user.tenantId))
    .executeTakeFirst();
  if (row === undefined) throw businessFailure(serverText('unknownUsers', { ids: id }));
  return row;
}

/** Returns the department in which the viewing starts: the selected one in the user's own tenant, else the first. */
const departmentIn = (isOwn: boolean, chosen: string | null, departs: SentViewing['departs']): string | null =>
  isOwn ? chosen : (departs[0]?.orgCode ?? null);

/**
 * Starts viewing the product as another user of the tenant: a session next to the caller's own, which ends with it.
 * Refuses the caller, users of other tenants, and users with more rights than the caller.
 */
export async function beginViewing(db: Db, session: Session, { id, reason, call }: WantedView): Promise<SentViewing> {
  const { user: actor, tokenHash } = session;
  if (id === actor.id) throw businessFailure(serverText('notYourself'));
  const row = await viewedUser(db, session, id);
  const { tenantId } = actor;
  const isOwn = row.tenant_id === tenantId;
  const departs = await departmentsOf(db, { userId: id, tenants: [tenantId], currentCode: row.org_code });
  const orgCode = departmentIn(isOwn, row.org_code, departs);
  const viewed = await findHolder(db, { userId: id, tenantId, orgCode });
  if (viewed === undefined) throw businessFailure(serverText('userFrozen'));
  if (!isWithin(session, viewed)) throw new ApiError(403, serverText('viewStronger', { name: row.realname }));
  const token = newToken();
  const viewing = { id: newId(), user_id: actor.id, viewed_user_id: id, tenant_id: tenantId };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sys_viewing')
      .values({
        ...viewing,
        token_hash: hashToken(token),
        session_hash: tokenHash,
        org_code: orgCode,
        expire_time: sql<string>`now() + make_interval(secs => ${VIEWING_SECONDS})`,
      })
      .execute();
    const facts = { viewer: actor.username, viewed: row.username, reason };
    await auditChange(trx, actor, [{ table: 'sys_viewing', id: viewing.id, before: null, after: facts }]);
    await logViewing(trx, { actor, tenantId, viewed: row, event: { key: 'viewingBegun', reason }, call });
  });
  return { token, userInfo: userInfo(row, departs, { tenantId, orgCode }), departs, seconds: VIEWING_SECONDS };
}

interface OpenViewing {
  readonly token_hash: string;
  readonly id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly viewed_user_id: string;
}

/** Logs that viewings ended, each once. `call`: the call that ended it; absent when it ended by itself. */
async function writeEnd(trx: Db, ended: readonly OpenViewing[], call?: CallFacts): Promise<void> {
  for (const { id, tenant_id: tenantId, user_id, viewed_user_id } of ended) {
    const people = await trx
      .selectFrom('sys_user')
      .where('id', 'in', [user_id, viewed_user_id])
      .select(['id', 'username', 'realname'])
      .execute();
    const [actor, viewed] = [user_id, viewed_user_id].map((who) => people.find((one) => one.id === who));
    if (actor === undefined || viewed === undefined) continue;
    const how = call === undefined ? 'expired' : 'ended';
    await auditChange(trx, { tenantId, username: actor.username }, [
      { table: 'sys_viewing', id, action: 'end', before: { state: 'open' }, after: { state: how } },
    ]);
    const event = { key: call === undefined ? 'viewingExpired' : 'viewingEnded' } as const;
    await logViewing(trx, { actor, tenantId, viewed, event, call });
  }
  await notifyEndedSessions(trx, ended);
}

const OVER = ['token_hash', 'id', 'tenant_id', 'user_id', 'viewed_user_id'] as const;

/** Ends a viewing on request of the viewer. */
export const endViewing = (db: Db, tokenHash: string, call: CallFacts): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('sys_viewing')
      .set({ end_time: sql<Date>`now()` })
      .where('token_hash', '=', tokenHash)
      .where('end_time', 'is', null)
      .returning(OVER)
      .execute();
    await writeEnd(trx, ended, call);
  });

/** Logs viewings that ended by themselves: they expired, or the viewer's own session ended. */
export const settleViewings = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('sys_viewing')
      .set({ end_time: sql<Date>`least(now(), expire_time)` })
      .where('end_time', 'is', null)
      .where((where) =>
        where.or([
          where('expire_time', '<=', sql<Date>`now()`),
          where.not(
            where.exists(
              where
                .selectFrom('sys_session as own')
                .whereRef('own.token_hash', '=', 'sys_viewing.session_hash')
                .where('own.expire_time', '>', sql<Date>`now()`)
                .select(sql`1`.as('one')),
            ),
          ),
        ]),
      )
      .returning(OVER)
      .execute();
    await writeEnd(trx, ended);
  });
