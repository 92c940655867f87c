import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { Db } from '../../core/database/db.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { assertHolds } from '../../data/permissions/withinRights.ts';
import type { Administrator } from '../../data/recordStore/administrator.ts';
import { FIRST_TENANT } from '../../data/tenants/tenants.ts';
import { dropPackRole, syncPackRole } from './packRoles.ts';
import { refuseOthers } from './writeTenants.ts';

export interface PackForm {
  readonly packName: string;
  /** `a,b`; undefined leaves them unchanged. */
  readonly permissionIds?: string | null | undefined;
  readonly status?: string | number | null;
  readonly remarks?: string | null;
}

/** Returns the given entries with their ancestors, without which a menu shows nothing. */
async function withAbove(trx: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; isNamed: boolean }>`
    with recursive above as (
      select id, parent_id from sys_permission where id = any(${[...ids]}::text[]) and del_flag = 0
      union select up.id, up.parent_id from sys_permission up join above on up.id = above.parent_id
    ) select id, id = any(${[...ids]}::text[]) as "isNamed" from above`.execute(trx);
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) throw badRequest(serverText('unknownRights', { ids: unknown.slice(0, 5).join(', ') }));
  return rows.map(({ id }) => id);
}

const factsOf = async (trx: Db, id: string) => {
  const pack = await trx.selectFrom('sys_tenant_pack').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (pack === undefined) throw businessFailure(serverText('packUnknown'));
  const rows = await trx
    .selectFrom('sys_tenant_pack_permission')
    .where('pack_id', '=', id)
    .select('permission_id')
    .execute();
  const { tenant_id, pack_name, status, remarks } = pack;
  return {
    tenantId: tenant_id,
    facts: { pack_name, status, remarks, permissions: rows.map((row) => row.permission_id) },
  };
};

async function setPermissions(trx: Db, id: string, said: PackForm['permissionIds']): Promise<void> {
  if (said === undefined || said === null) return;
  const permissions = await withAbove(trx, idsOf(said));
  await trx.deleteFrom('sys_tenant_pack_permission').where('pack_id', '=', id).execute();
  if (permissions.length > 0)
    await trx
      .insertInto('sys_tenant_pack_permission')
      .values(permissions.map((permission_id) => ({ pack_id: id, permission_id })))
      .execute();
}

const columnsIn = ({ packName, status, remarks }: PackForm) => ({
  pack_name: packName.trim(),
  status: String(status ?? '') === '0' ? '0' : '1',
  remarks: remarks ?? null,
});

async function refuseTaken(trx: Db, tenantId: string, { name, id }: { name: string; id: string }): Promise<void> {
  const taken = await trx
    .selectFrom('sys_tenant_pack')
    .where('tenant_id', '=', tenantId)
    .where('pack_name', '=', name)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst();
  if (taken !== undefined) throw businessFailure(serverText('packNameTaken'));
}

/** Serialises changes to a tenant's packs. */
const inTurn = (trx: Db, tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`waybill packs ${tenantId}`}))`.execute(trx);

/** Returns what active packs allow a tenant; undefined: there are none, so it may use everything. */
async function allowedBy(trx: Db, tenantId: string): Promise<ReadonlySet<string> | undefined> {
  const packs = await trx
    .selectFrom('sys_tenant_pack')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', '1')
    .select('id')
    .execute();
  if (packs.length === 0) return undefined;
  const rows = await trx
    .selectFrom('sys_tenant_pack_permission')
    .where(
      'pack_id',
      'in',
      packs.map(({ id }) => id),
    )
    .select('permission_id')
    .execute();
  return new Set(rows.map((row) => row.permission_id));
}

/**
 * Changes packs of a tenant. Whatever the tenant gains or loses by it, the caller must have held in the first tenant
 * before the call.
 */
async function changePacks<T>(
  trx: Db,
  { user, held }: Administrator,
  { tenantId, write }: { readonly tenantId: string; readonly write: () => Promise<T> },
): Promise<T> {
  await inTurn(trx, tenantId);
  const before = await allowedBy(trx, tenantId);
  const done = await write();
  const after = await allowedBy(trx, tenantId);
  const all = await trx.selectFrom('sys_permission').where('del_flag', '=', 0).select('id').execute();
  const isAllowed = (by: ReadonlySet<string> | undefined, id: string): boolean => by === undefined || by.has(id);
  const permissionIds = all.flatMap(({ id }) => (isAllowed(before, id) === isAllowed(after, id) ? [] : id));
  await assertHolds(trx, held, { tenantId: user.tenantId, permissionIds });
  await rightsChanged(trx, tenantId);
  return done;
}

/** The first tenant manages the others and is bound by no pack, since it could lock itself out. */
export const addPack = (
  db: Db,
  caller: Administrator,
  form: PackForm & { readonly tenantId: string },
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { user } = caller;
    refuseOthers(user);
    const { tenantId } = form;
    const tenant = await trx
      .selectFrom('sys_tenant')
      .where('id', '=', tenantId)
      .where('del_flag', '=', 0)
      .select('id')
      .executeTakeFirst();
    if (tenant === undefined) throw businessFailure(serverText('tenantUnknown'));
    if (tenantId === FIRST_TENANT) throw businessFailure(serverText('packOfFirst'));
    const add = async (): Promise<string> => {
      const id = newId();
      const columns = columnsIn(form);
      await refuseTaken(trx, tenantId, { name: columns.pack_name, id });
      await trx
        .insertInto('sys_tenant_pack')
        .values({ id, tenant_id: tenantId, ...columns, create_by: user.username })
        .execute();
      await setPermissions(trx, id, form.permissionIds ?? '');
      const { facts } = await factsOf(trx, id);
      await auditChange(trx, user, [{ table: 'sys_tenant_pack', id, before: null, after: facts }]);
      return id;
    };
    return changePacks(trx, caller, { tenantId, write: add });
  });

export const editPack = (db: Db, caller: Administrator, form: PackForm & { readonly id: string }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { user } = caller;
    refuseOthers(user);
    const { id } = form;
    const before = await factsOf(trx, id);
    const edit = async (): Promise<void> => {
      const columns = columnsIn(form);
      await refuseTaken(trx, before.tenantId, { name: columns.pack_name, id });
      await trx
        .updateTable('sys_tenant_pack')
        .set({ ...columns, update_by: user.username, update_time: new Date() })
        .where('id', '=', id)
        .execute();
      await setPermissions(trx, id, form.permissionIds);
      await syncPackRole(trx, caller, id);
      const { facts } = await factsOf(trx, id);
      await auditChange(trx, user, [{ table: 'sys_tenant_pack', id, before: before.facts, after: facts }]);
    };
    await changePacks(trx, caller, { tenantId: before.tenantId, write: edit });
  });

export const removePacks = (db: Db, caller: Administrator, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { user } = caller;
    refuseOthers(user);
    for (const id of ids) {
      const { tenantId, facts } = await factsOf(trx, id);
      const remove = async (): Promise<void> => {
        await dropPackRole(trx, caller, id);
        await trx.deleteFrom('sys_tenant_pack').where('id', '=', id).execute();
        await auditChange(trx, user, [{ table: 'sys_tenant_pack', id, before: facts, after: null }]);
      };
      await changePacks(trx, caller, { tenantId, write: remove });
    }
  });

interface PackQuestion {
  readonly tenantId: string;
  /** A part of the name; blank: all. */
  readonly packName: string;
  readonly status: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns the packs of a tenant with what they allow, newest first. */
export async function listPacks(db: Db, { tenantId, packName, status, pageNo, pageSize }: PackQuestion) {
  const asked = db
    .selectFrom('sys_tenant_pack as pack')
    .where('pack.tenant_id', '=', tenantId)
    .where('pack.pack_name', 'ilike', `%${escapeLike(packName)}%`)
    .$if(status !== '', (query) => query.where('pack.status', '=', status));
  const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll('pack')
    .select(
      sql<string>`(select coalesce(string_agg(permission_id, ',' order by permission_id), '')
        from sys_tenant_pack_permission where pack_id = pack.id)`.as('permission_ids'),
    )
    .orderBy('pack.create_time', 'desc')
    .orderBy('pack.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const records = rows.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    packName: row.pack_name,
    status: row.status,
    remarks: row.remarks,
    permissionIds: row.permission_ids,
    createBy: row.create_by,
    createTime: showInstant(row.create_time),
  }));
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}
