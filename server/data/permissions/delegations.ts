import { sql, type RawBuilder } from 'kysely';
import type { SessionUser } from '../../core/calls/session.ts';
import { byParent, type PermissionRow } from './menuNodes.ts';

/** Whether a row `agent` of `sys_user_agent` holds just now, by the clock of the database. */
export const AGENT_IN_FORCE = sql`(agent.status = 1 and agent.start_time <= now() and now() < agent.end_time)`;

/**
 * Joins `absent` (id, username, realname, org_code, end_time) to `who`: the user of that id, where `who` is in force the
 * deputy there. A frozen user lends nothing.
 */
export const joinAbsent = (actingFor: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (
    select lender.id, lender.username, lender.realname, lender.org_code, agent.end_time
    from sys_user_agent agent
    join sys_user lender on lender.id = agent.user_id and lender.status = 1 and lender.del_flag = 0
    where agent.user_id = ${actingFor} and agent.agent_id = who.id and agent.tenant_id = ${tenant} and ${AGENT_IN_FORCE}
  ) absent on true`;

/** Administration is never lent: who gives rights, passwords and settings is always the person who was given that. */
const ADMINISTRATIVE = 'system:';

export const isDelegable = (code: string): boolean => !code.startsWith(ADMINISTRATIVE);

/** Accounts, what they may, and whose tenant it is; other rights of the administration are held by staff as well. */
const OVER_OTHERS = /^system:(?:user|role|permission|depart|departRole|tenant):(?!list$)/;

/** Whether rights reach over other people: their holders may be obliged to a second factor (decision 0068). */
export const isAdministrator = (permissions: ReadonlySet<string>): boolean =>
  [...permissions].some((code) => OVER_OTHERS.test(code));

/** Whose rights count: the own ones, or those of who is absent. */
export const holderOf = ({ id, actingFor, tenantId }: SessionUser): Pick<SessionUser, 'id' | 'tenantId'> => ({
  id: actingFor?.id ?? id,
  tenantId,
});

/** Entries and rights of who is absent, without those that open nothing to a deputy. */
export function delegableRows(rows: readonly PermissionRow[]): readonly PermissionRow[] {
  const below = byParent(rows);
  const isKept = (row: PermissionRow): boolean => {
    if (row.menu_type === 2) return (row.perms ?? '').split(',').some((code) => isDelegable(code.trim()));
    const children = below.get(row.id) ?? [];
    return children.length === 0 || children.some(isKept);
  };
  return rows.filter(isKept);
}
