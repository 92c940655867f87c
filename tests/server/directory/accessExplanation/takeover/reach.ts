import { sql } from 'kysely';
import { permissionOf, type CompiledPage } from '../../../../../engine/index.ts';
import type { Session } from '../../../../../server/core/calls/session.ts';
import { HEADER } from '../../../../../server/data/lists/filterSql.ts';
import { callerOf } from '../../../../../server/data/recordStore/caller.ts';
import { scopeSql } from '../../../../../server/data/recordStore/dataScope.ts';
import { findHolder } from '../../../../../server/identity/sessions/sessionStore.ts';
import type { Services } from '../../../../../server/core/services/services.ts';

/** Everything a user may reach, however he signs in: rights by tenant and code, records by page and id. */
export interface Reach {
  readonly rights: ReadonlySet<string>;
  readonly records: ReadonlySet<string>;
}

export const NOTHING: Reach = { rights: new Set(), records: new Set() };

/** A page with all records, and one whose records belong to a department. */
const PAGES = ['crm/customer', 'customs/export-declaration'];

/** Returns the departments and absent users that a user may act in or for, by tenant; null: none. */
async function waysIn({ db }: Services, userId: string) {
  const { rows } = await sql<{ tenantId: string; orgCode: string | null; actingFor: string | null }>`
    with tenant as (
      select tenant_id as id from sys_user where id = ${userId}
      union select tenant_id from sys_user_tenant where user_id = ${userId}
    )
    select tenant.id as "tenantId", depart.org_code as "orgCode", null as "actingFor" from tenant
    left join (sys_user_depart link join sys_depart depart on depart.id = link.depart_id and depart.del_flag = 0)
      on link.user_id = ${userId} and depart.tenant_id = tenant.id
    union all
    select agent.tenant_id, absent.org_code, absent.id from sys_user_agent agent
    join sys_user absent on absent.id = agent.user_id
    where agent.agent_id = ${userId} and agent.status = 1 and agent.end_time > now()`.execute(db);
  return rows;
}

async function recordsOf({ db }: Services, session: Session, page: CompiledPage): Promise<readonly string[]> {
  if (!session.permissions.has(permissionOf(page, 'list'))) return [];
  const where = scopeSql(page, callerOf(session));
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${HEADER}.id`)} from ${sql.table(page.resource.table)} as ${sql.ref(HEADER)} where ${where}`.execute(
    db,
  );
  return rows.map(({ id }) => `${page.id} ${id}`);
}

export async function reachOf(services: Services, userId: string): Promise<Reach> {
  const rights = new Set<string>();
  const records = new Set<string>();
  const pages = PAGES.flatMap((id) => services.schemas.page(id) ?? []);
  if (pages.length < PAGES.length) throw new Error('a page of the test is gone');
  for (const { tenantId, orgCode, actingFor } of await waysIn(services, userId)) {
    const session = await findHolder(services.db, { userId, tenantId, orgCode, actingFor });
    if (session === undefined) continue;
    for (const code of session.permissions) rights.add(`${tenantId} ${code}`);
    for (const page of pages) for (const id of await recordsOf(services, session, page)) records.add(id);
  }
  return { rights, records };
}

const without = (all: ReadonlySet<string>, some: readonly ReadonlySet<string>[]): readonly string[] =>
  [...all].filter((one) => !some.some((known) => known.has(one)));

/** Returns what a user has now that nobody in `before` had. */
export const gained = (now: Reach, before: readonly Reach[]): readonly string[] => [
  ...without(
    now.rights,
    before.map(({ rights }) => rights),
  ),
  ...without(
    now.records,
    before.map(({ records }) => records),
  ),
];
