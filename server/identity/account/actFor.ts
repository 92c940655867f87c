import { sql } from 'kysely';
import type { Acting } from '../../../contract/signIn/acting.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Session } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { AGENT_IN_FORCE } from '../../data/permissions/delegations.ts';
import type { Services } from '../../core/services/services.ts';
import { storedUsernames } from '../sessions/userByName.ts';

/** Makes the session act for a user; blank: for nobody. */
async function actFor(db: Db, { user, tokenHash }: Session, username: string): Promise<Answer> {
  const [name = ''] = await storedUsernames(db, [username]);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; agent_id: string; realname: string }>`
      select absent.id, agent.id as agent_id, absent.realname from sys_user_agent agent
      join sys_user absent on absent.id = agent.user_id and absent.status = 1 and absent.del_flag = 0
      where absent.username = ${name} and agent.agent_id = ${user.id} and agent.tenant_id = ${user.tenantId}
        and ${AGENT_IN_FORCE}`.execute(trx);
    const [absent] = rows;
    if (username !== '' && absent === undefined) throw businessFailure(serverText('notDeputyOf'));
    await trx
      .updateTable('sys_session')
      .set({ acting_for: absent?.id ?? null })
      .where('token_hash', '=', tokenHash)
      .execute();
    const facts = { deputy: user.username };
    if (absent !== undefined)
      await auditChange(trx, { ...user, actingFor: undefined }, [
        { table: 'sys_user_agent', id: absent.agent_id, action: 'act', before: null, after: facts },
      ]);
    return new Answer(
      null,
      absent === undefined ? serverText('actingEnded') : serverText('actingBegun', { name: absent.realname }),
    );
  });
}

async function readActing(db: Db, { user: { id, tenantId, actingFor } }: Session): Promise<Acting> {
  const { rows } = await sql<{ username: string; realname: string; end_time: Date }>`
    select absent.username, absent.realname, agent.end_time from sys_user_agent agent
    join sys_user absent on absent.id = agent.user_id and absent.status = 1 and absent.del_flag = 0
    where agent.agent_id = ${id} and agent.tenant_id = ${tenantId} and ${AGENT_IN_FORCE}
    order by absent.username`.execute(db);
  const mayActFor = rows.map((row) => ({
    username: row.username,
    realname: row.realname,
    until: showInstant(row.end_time),
  }));
  return { actingFor: mayActFor.find(({ username }) => username === actingFor?.username) ?? null, mayActFor };
}

/** Routes by which deputies start and stop acting for a user (decision 0068). */
export const actingRoutes = ({ db }: Services): readonly RouteDefinition[] => {
  const own = { url: '/sys/user/actFor', permission: 'authenticated', scope: 'own', light: true } as const;
  return [
    { ...own, method: 'GET', handle: ({ session }) => readActing(db, session) },
    {
      ...own,
      method: 'PUT',
      schema: {
        body: { type: 'object', required: ['username'], properties: { username: { type: 'string', maxLength: 100 } } },
      },
      handle: ({ session, body }) => actFor(db, session, (body as { readonly username: string }).username),
    },
  ];
};

/**
 * Ends the acting of sessions whose period as deputy is over, and notifies open windows of ended and started periods.
 * Calls are checked against the clock in any case; only one of several servers notifies. Call it every minute.
 */
export async function followDeputies(db: Db): Promise<void> {
  const { rows } = await sql<{ tenant_id: string }>`
    with ended as (
      update sys_session session set acting_for = null
      from sys_user deputy
      where session.acting_for is not null and deputy.id = session.user_id and not exists (
        select from sys_user_agent agent join sys_user absent on absent.id = agent.user_id and absent.status = 1
          and absent.del_flag = 0
        where agent.user_id = session.acting_for and agent.agent_id = session.user_id and ${AGENT_IN_FORCE})
      returning coalesce(session.tenant_id, deputy.tenant_id) as tenant_id
    ), begun as (
      update sys_user_agent agent set begun = true where not begun and ${AGENT_IN_FORCE} returning tenant_id
    )
    select tenant_id from ended union select tenant_id from begun`.execute(db);
  for (const { tenant_id: tenantId } of rows) await rightsChanged(db, tenantId);
}
