import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { readTimeSpan, showInstant } from '../../core/base/instants.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { lockUsers, ACCOUNT_STATUS } from './managedUsers.ts';
import { assertReachesUser } from './userLinks.ts';

/** A deputy in the form that the public client sends and reads. */
export interface DelegationForm {
  readonly userName: string;
  readonly agentUserName: string;
  /** `YYYY-MM-DD HH:mm:ss` in +08:00; blank: now. */
  readonly startTime?: string | null;
  readonly endTime: string;
  /** 1 active (default), 0 switched off. */
  readonly status?: string | number | null;
}

const MAX_MS_LENGTH = 366 * 86_400_000;

/**
 * Parses the period. Throws when a time is invalid, when the end is not after the start and after now, or when it is
 * longer than `MAX_MS_LENGTH`.
 */
function timesOf({ startTime, endTime }: DelegationForm, now: Date): readonly [Date, Date] {
  const start = startTime === undefined || startTime === null || startTime === '' ? now : readTimeSpan(startTime)?.from;
  const end = readTimeSpan(endTime)?.from;
  const isGood =
    start !== undefined &&
    end !== undefined &&
    end > start &&
    end > now &&
    end.getTime() - start.getTime() <= MAX_MS_LENGTH;
  if (!isGood) throw badRequest(serverText('agentTimes'), [{ path: '/endTime', said: serverText('agentTimes') }]);
  return [start, end];
}

/** Returns an active user of the caller's tenant. */
export async function activeUser(
  trx: Db,
  { user }: Pick<Caller, 'user'>,
  username: string,
): Promise<{ readonly id: string }> {
  const found = await trx
    .selectFrom('sys_user')
    .where('username', '=', username)
    .where('tenant_id', '=', user.tenantId)
    .where('del_flag', '=', ACCOUNT_STATUS.present)
    .where('status', '=', 1)
    .select('id')
    .forShare()
    .executeTakeFirst();
  if (found === undefined) throw businessFailure(serverText('agentUnknown', { name: username }));
  return found;
}

const rowOf = (db: Db, { user }: Pick<Caller, 'user'>, username: string) =>
  db
    .selectFrom('sys_user_agent as agent')
    .innerJoin('sys_user as absent', 'absent.id', 'agent.user_id')
    .innerJoin('sys_user as deputy', 'deputy.id', 'agent.agent_id')
    .where('absent.username', '=', username)
    .where('agent.tenant_id', '=', user.tenantId)
    .select([
      'agent.id',
      'absent.username as userName',
      'deputy.username as agentUserName',
      'agent.start_time',
      'agent.end_time',
      'agent.status',
    ])
    .executeTakeFirst();

/** Reads the deputy of a user; null: there is none. */
export async function readDelegation(db: Db, caller: Pick<Caller, 'user'>, username: string) {
  const row = await rowOf(db, caller, username);
  if (row === undefined) return null;
  const { start_time: start, end_time: end, status, ...rest } = row;
  return { ...rest, startTime: showInstant(start), endTime: showInstant(end), status: String(status) };
}

/**
 * Makes somebody the deputy of a user for a period, replacing the previous one. The caller must hold all that the
 * absent user holds: only rights that one could grant can be delegated (decision 0068).
 */
export async function saveDelegation(db: Db, caller: Administrator, form: DelegationForm): Promise<void> {
  const [start, end] = timesOf(form, new Date());
  const { tenantId, username: by } = caller.user;
  if (form.userName === form.agentUserName) throw businessFailure(serverText('agentOfOneself'));
  await db.transaction().execute(async (trx) => {
    const [absent] = await lockUsers(trx, caller, { column: 'username', values: [form.userName] });
    if (absent === undefined) return;
    await assertNotStronger(trx, caller, [[absent.id]]);
    await assertReachesUser(trx, caller, absent.id);
    const deputy = await activeUser(trx, caller, form.agentUserName);
    const before = await readDelegation(trx, caller, form.userName);
    const told = {
      start_time: start,
      end_time: end,
      status: String(form.status ?? '1') === '1' ? 1 : 0,
      begun: start <= new Date(),
    };
    await trx
      .insertInto('sys_user_agent')
      .values({ id: newId(), tenant_id: tenantId, user_id: absent.id, agent_id: deputy.id, create_by: by, ...told })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id'])
          .doUpdateSet({ agent_id: deputy.id, ...told, update_by: by, update_time: sql<Date>`now()` }),
      )
      .execute();
    const after = await readDelegation(trx, caller, form.userName);
    await auditChange(trx, caller.user, [{ table: 'sys_user_agent', id: after?.id ?? '', before, after }]);
    await rightsChanged(trx, tenantId);
  });
}
