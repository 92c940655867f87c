import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { readTimeSpan, showInstant } from '../../core/base/instants.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { guardLastAdmin } from '../../data/permissions/granting.ts';
import { assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import type { Services } from '../../core/services/services.ts';
import { FROZEN } from '../../identity/sessions/signIn.ts';
import { activeUser } from './delegation.ts';
import { handOver, takeBack, type HandOver } from './handOver.ts';
import { assertNotOwn, lockUsers, signOutUsers } from './managedUsers.ts';
import { assertReachesUser } from './userLinks.ts';

/** Form of the public client: `startTime` is when the user leaves; blank: now. */
export interface OffboardingForm {
  readonly userName: string;
  readonly agentUserName: string;
  readonly startTime?: string | null;
}

const MAX_MS_LENGTH = 366 * 86_400_000;
const TABLE = 'sys_user_quit';

interface Leaving {
  readonly id: string;
  readonly user_id: string;
  readonly status_before: number | null;
  readonly tenant_id: string;
  readonly create_by: string;
  readonly create_by_id: string;
  readonly leaver: string;
  readonly leaver_org: string;
  readonly leaver_status: number;
  readonly successor: string;
  readonly successor_org: string;
  readonly successor_active: boolean;
}

/** Returns one leaver, locked; `which` is a condition on `quit`. */
const leavingOf = async (trx: Db, which: ReturnType<typeof sql>): Promise<Leaving | undefined> => {
  const { rows } = await sql<Leaving>`
    select quit.id, quit.user_id, quit.status_before, quit.tenant_id, quit.create_by,
      coalesce((select id from sys_user orderer where orderer.username = quit.create_by), '') as create_by_id,
      who.username as leaver, coalesce(who.org_code, '') as leaver_org, who.status as leaver_status,
      next.username as successor, coalesce(next.org_code, '') as successor_org,
      next.status = 1 and next.del_flag = 0 as successor_active
    from sys_user_quit quit join sys_user who on who.id = quit.user_id join sys_user next on next.id = quit.agent_id
    where ${which} order by quit.quit_time limit 1 for update of quit skip locked`.execute(trx);
  return rows[0];
};

const orderOf = (leaving: Leaving, by: string): HandOver => ({
  quitId: leaving.id,
  tenantId: leaving.tenant_id,
  leaver: { username: leaving.leaver, orgCode: leaving.leaver_org },
  successor: { username: leaving.successor, orgCode: leaving.successor_org },
  by,
});

/** Freezes the leaver, ends the open sessions, and transfers the open work to the successor. */
async function leave(trx: Db, { schemas }: Pick<Services, 'schemas'>, leaving: Leaving): Promise<void> {
  const { id, user_id: userId, tenant_id: tenantId, create_by: by } = leaving;
  const settle = await guardLastAdmin(trx, { user: { id: leaving.create_by_id, tenantId } });
  await trx
    .updateTable('sys_user')
    .set({ status: FROZEN, update_by: by, update_time: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
  await signOutUsers(trx, [userId]);
  // Work is not transferred to a successor who cannot do it: it stays, and the list of leavers shows that.
  const records = leaving.successor_active ? await handOver(trx, schemas.pages(), orderOf(leaving, by)) : 0;
  await trx
    .updateTable(TABLE)
    .set({ done_time: sql`now()`, status_before: leaving.leaver_status })
    .where('id', '=', id)
    .execute();
  const after = { leaver: leaving.leaver, successor: leaving.successor, records };
  await auditChange(trx, { tenantId, username: by }, [
    { table: TABLE, id: userId, action: 'leave', before: null, after },
  ]);
  await settle();
}

/** Lets a user leave at a time, by default at once; the successor takes over the open work (decision 0068). */
export async function offboard(services: Services, caller: Administrator, form: OffboardingForm): Promise<void> {
  const now = new Date();
  const { userName, agentUserName, startTime } = form;
  const at = (startTime ?? '') === '' ? now : readTimeSpan(String(startTime))?.from;
  if (at === undefined || at.getTime() - now.getTime() > MAX_MS_LENGTH)
    throw badRequest(serverText('quitTime'), [{ path: '/startTime', said: serverText('quitTime') }]);
  if (userName === agentUserName) throw businessFailure(serverText('successorOfOneself'));
  const { tenantId, username: by } = caller.user;
  await services.db.transaction().execute(async (trx) => {
    const [leaver] = await lockUsers(trx, caller, { column: 'username', values: [userName] });
    if (leaver === undefined) return;
    assertNotOwn(caller, [leaver.id]);
    await assertNotStronger(trx, caller, [[leaver.id]]);
    await assertReachesUser(trx, caller, leaver.id);
    const successor = await activeUser(trx, caller, agentUserName);
    const known = await trx.selectFrom(TABLE).where('user_id', '=', leaver.id).select('done_time').executeTakeFirst();
    if (known?.done_time) throw businessFailure(serverText('hasLeft', { name: leaver.realname }));
    await trx.deleteFrom(TABLE).where('user_id', '=', leaver.id).execute();
    const row = {
      id: newId(),
      tenant_id: tenantId,
      user_id: leaver.id,
      agent_id: successor.id,
      quit_time: at,
      create_by: by,
    };
    await trx.insertInto(TABLE).values(row).execute();
    await auditChange(trx, caller.user, [
      {
        table: TABLE,
        id: leaver.id,
        before: null,
        after: { leaver: userName, successor: agentUserName, quitTime: showInstant(at) },
      },
    ]);
    if (at > now) return;
    const leaving = await leavingOf(trx, sql`quit.id = ${row.id}`);
    if (leaving !== undefined) await leave(trx, services, leaving);
  });
}

/** Undoes the departure: restores the account's status, and the records that the successor still has. */
export async function cancelLeaving(
  services: Services,
  caller: Administrator,
  usernames: readonly string[],
): Promise<void> {
  const { username: by } = caller.user;
  await services.db.transaction().execute(async (trx) => {
    const users = await lockUsers(trx, caller, { column: 'username', values: usernames });
    const ids = users.map(({ id }) => id);
    await assertNotStronger(trx, caller, [ids]);
    const settle = await guardLastAdmin(trx, caller);
    for (const { id, username, realname } of users) {
      const leaving = await leavingOf(trx, sql`quit.user_id = ${id}`);
      if (leaving === undefined) throw businessFailure(serverText('notLeaving', { name: realname }));
      if (leaving.status_before !== null) {
        await takeBack(trx, services.schemas.pages(), orderOf(leaving, by));
        const back = { status: leaving.status_before, update_by: by, update_time: sql<Date>`now()` };
        await trx.updateTable('sys_user').set(back).where('id', '=', id).execute();
      }
      await trx.deleteFrom(TABLE).where('user_id', '=', id).execute();
      await auditChange(trx, caller.user, [
        { table: TABLE, id, before: { leaver: username, successor: leaving.successor }, after: null },
      ]);
    }
    await settle();
  });
}

/** Processes leavers whose time has come, each in a separate transaction; call it every minute. */
export async function followOffboarding(services: Services, onError: (error: unknown) => void): Promise<void> {
  const { db } = services;
  const due = await db
    .selectFrom(TABLE)
    .where('done_time', 'is', null)
    .where('quit_time', '<=', sql<Date>`now()`)
    .select('id')
    .execute();
  for (const { id } of due)
    await db
      .transaction()
      .execute(async (trx) => {
        const leaving = await leavingOf(trx, sql`quit.id = ${id} and quit.done_time is null`);
        if (leaving !== undefined) await leave(trx, services, leaving);
      })
      .catch(onError);
}
