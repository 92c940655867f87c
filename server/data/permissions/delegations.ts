import { sql, type RawBuilder } from 'kysely';
import type { SessionUser } from '../../core/calls/session.ts';
import { byParent, type PermissionRow } from './menuNodes.ts';

/** Whether a row `agent` of `sys_user_agent` is in force now, by the database clock. */
export const AGENT_IN_FORCE = sql`(agent.status = 1 and agent.start_time <= now() and now() < agent.end_time)`;

/**
 * Joins `absent` (id, username, realname, org_code, end_time) to `who`: the user with the given id, if `who` is that
 * user's deputy in force in the tenant. A frozen user delegates nothing.
 */
export const joinAbsent = (actingFor: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (
    select lender.id, lender.username, lender.realname, lender.org_code, agent.end_time
    from sys_user_agent agent
    join sys_user lender on lender.id = agent.user_id and lender.status = 1 and lender.del_flag = 0
    where agent.user_id = ${actingFor} and agent.agent_id = who.id and agent.tenant_id = ${tenant} and ${AGENT_IN_FORCE}
  ) absent on true`;

/**
 * Administrative rights are never delegated: only the person who was granted them may manage rights, passwords and
 * settings.
 */
const ADMINISTRATIVE = 'system:';

export const isDelegable = (code: string): boolean => !code.startsWith(ADMINISTRATIVE);

/** Rights over accounts, their rights and tenants; other administrative rights are also held by ordinary staff. */
const OVER_OTHERS = /^system:(?:user|role|permission|depart|departRole|tenant):(?!list$)/;

/** Returns whether rights affect other people: their holders may be required to use a second factor (decision 0068). */
export const isAdministrator = (permissions: ReadonlySet<string>): boolean =>
  [...permissions].some((code) => OVER_OTHERS.test(code));

/** The user whose rights apply: the signed-in user, or the absent user he acts for. */
export const holderOf = ({ id, actingFor, tenantId }: SessionUser): Pick<SessionUser, 'id' | 'tenantId'> => ({
  id: actingFor?.id ?? id,
  tenantId,
});

/** Entries and rights of an absent user, without those that give a deputy access to nothing. */
export function delegableRows(rows: readonly PermissionRow[]): readonly PermissionRow[] {
  const below = byParent(rows);
  const isKept = (row: PermissionRow): boolean => {
    if (row.menu_type === 2) return (row.perms ?? '').split(',').some((code) => isDelegable(code.trim()));
    const children = below.get(row.id) ?? [];
    return children.length === 0 || children.some(isKept);
  };
  return rows.filter(isKept);
}
