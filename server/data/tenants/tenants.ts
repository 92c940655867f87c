import { sql } from 'kysely';
import type { Tenant } from '../../../contract/tenants.ts';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** The tenant of a new database; its administrators manage the others (decision 0066). */
export const FIRST_TENANT = '1000';

/** Rights on data shared by all tenants, as a PostgreSQL pattern: only the first tenant holds them. */
export const SHARED_RIGHTS = '^system:(tenant:(add|delete)|permission:(add|edit|delete))';

/** A user's own tenant, and the one chosen at the last sign-in. */
interface Member {
  readonly id: string;
  readonly tenant_id: string;
  readonly login_tenant_id: string | null;
}

/** Active, not in the recycle bin, and within its validity dates today; for the table or alias `tenant`. */
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
 * Whether the packs of a tenant permit a permission; a tenant without an active pack may use all (decision 0066).
 * `tenant` and `permission` are column names of the statement.
 */
export const isInPacks = (tenant: string, permission: string) => sql<boolean>`(
  not exists (select from sys_tenant_pack pack where pack.tenant_id = ${sql.ref(tenant)} and pack.status = '1')
  or exists (select from sys_tenant_pack pack join sys_tenant_pack_permission allowed on allowed.pack_id = pack.id
    where pack.tenant_id = ${sql.ref(tenant)} and pack.status = '1' and allowed.permission_id = ${sql.ref(permission)}))`;

/** Tenants that a user may work for now. */
export const tenantsOf = async (db: Db, member: Member): Promise<readonly Tenant[]> =>
  (await rowsOf(db, member)).filter((row) => row.is_open).map(({ id, name }) => ({ id, name }));

/**
 * Tenant at sign-in: the one chosen last, otherwise the own one, otherwise any. Rejects users without an open tenant.
 */
export function startingTenant(tenants: readonly Tenant[], member: Member): Tenant {
  const wanted = [member.login_tenant_id, member.tenant_id];
  const found = wanted.flatMap((id) => tenants.find((tenant) => tenant.id === id) ?? [])[0] ?? tenants[0];
  if (!found) throw businessFailure(serverText('tenantClosed'));
  return found;
}

/** Whether a row of `sys_user`, or of an alias of it, belongs to a tenant: as its own, or as one that it may choose. */
export const isMemberOf = (
  tenantId: string,
  users = 'sys_user',
) => sql<boolean>`(${sql.ref(`${users}.tenant_id`)} = ${tenantId} or exists (
  select 1 from sys_user_tenant as member where member.user_id = ${sql.ref(`${users}.id`)} and member.tenant_id = ${tenantId}))`;

/** First active tenant of the installation: new users join it, and its administrators see the users of the others. */
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
