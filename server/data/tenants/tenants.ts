import { sql } from 'kysely';
import type { Tenant } from '../../../contract/tenants.ts';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** The tenant of a fresh database; its administrators manage the others (decision 0066). */
export const FIRST_TENANT = '1000';

/** Rights on what all tenants share, as a pattern of the database: they stay with the first one. */
export const SHARED_RIGHTS = '^system:(tenant:(add|delete)|permission:(add|edit|delete))';

/** Belongs to somebody: the own tenant, and the one chosen at the last sign-in. */
interface Member {
  readonly id: string;
  readonly tenant_id: string;
  readonly login_tenant_id: string | null;
}

/** Switched on, not in the recycle bin, and today within its dates; of the table or alias `tenant`. */
export const isTenantOpen = sql<boolean>`(tenant.status = 1 and tenant.del_flag = 0
  and coalesce(tenant.begin_date, now()) <= now() and coalesce(tenant.end_date, now()) >= now())`;

interface TenantRow extends Tenant {
  readonly is_open: boolean;
}

const rowsOf = (db: Db, { id, tenant_id }: Member): Promise<TenantRow[]> =>
  db
    .selectFrom('sys_tenant as tenant')
    .where((where) =>
      where.or([
        where('tenant.id', '=', tenant_id),
        where(
          'tenant.id',
          'in',
          where.selectFrom('sys_user_tenant').where('user_id', '=', id).select('sys_user_tenant.tenant_id'),
        ),
      ]),
    )
    .orderBy('tenant.name')
    .orderBy('tenant.id')
    .select(['tenant.id', 'tenant.name', isTenantOpen.as('is_open')])
    .execute();

/**
 * Whether packs of a tenant allow a permission; a tenant without one in force may use all (decision 0066). `tenant` and
 * `permission` name columns of the statement.
 */
export const isInPacks = (tenant: string, permission: string) => sql<boolean>`(
  not exists (select from sys_tenant_pack pack where pack.tenant_id = ${sql.ref(tenant)} and pack.status = '1')
  or exists (select from sys_tenant_pack pack join sys_tenant_pack_permission allowed on allowed.pack_id = pack.id
    where pack.tenant_id = ${sql.ref(tenant)} and pack.status = '1' and allowed.permission_id = ${sql.ref(permission)}))`;

/** The tenants that a user may work for now. */
export const tenantsOf = async (db: Db, member: Member): Promise<readonly Tenant[]> =>
  (await rowsOf(db, member)).filter((row) => row.is_open).map(({ id, name }) => ({ id, name }));

/** Where a sign-in begins: the tenant chosen last, else the own one, else any. Refuses users without an open one. */
export function startingTenant(tenants: readonly Tenant[], member: Member): Tenant {
  const wanted = [member.login_tenant_id, member.tenant_id];
  const found = wanted.flatMap((id) => tenants.find((tenant) => tenant.id === id) ?? [])[0] ?? tenants[0];
  if (!found) throw businessFailure(serverText('tenantClosed'));
  return found;
}

/** Whether a row of `sys_user`, or of an alias of it, is of a tenant: its own, or one that it may choose. */
export const isMemberOf = (
  tenantId: string,
  users = 'sys_user',
) => sql<boolean>`(${sql.ref(`${users}.tenant_id`)} = ${tenantId} or exists (
  select 1 from sys_user_tenant as member where member.user_id = ${sql.ref(`${users}.id`)} and member.tenant_id = ${tenantId}))`;

/** The installation's first tenant in force: newcomers are its, and its administrators see who is in the others. */
export const firstTenant = async (db: Db): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sys_tenant as tenant')
      .where(isTenantOpen)
      .select('tenant.id')
      .orderBy(sql`length(tenant.id)`)
      .orderBy('tenant.id')
      .executeTakeFirst()
  )?.id;
