import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import type { Session, SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import { grantsAllIn } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import type { Administrator } from '../../data/recordStore/administrator.ts';
import { FIRST_TENANT, SHARED_RIGHTS, isTenantOpen } from '../../data/tenants/tenants.ts';
import { seedCheckRules } from '../../records/checkQueries/storedRules.ts';
import { tenantColumns, newHouseNumber, type TenantForm } from './tenantForm.ts';

/** Serialises writers of tenants, since numbers are assigned in sequence. */
const inTurn = sql`select pg_advisory_xact_lock(hashtext('waybill/tenants'))`;

/**
 * Throws unless the caller is of the first tenant; the right is not enough, since roles of every tenant may hold it.
 */
export function refuseOthers({ tenantId }: Pick<SessionUser, 'tenantId'>): void {
  if (tenantId !== FIRST_TENANT) throw new ApiError(403, serverText('tenantsOfOthers'));
}

const rowOf = async (trx: Db, id: string, deleted: 0 | 1) => {
  const row = await trx
    .selectFrom('sys_tenant')
    .selectAll()
    .where('id', '=', id)
    .where('del_flag', '=', deleted)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw businessFailure(serverText('tenantUnknown'));
  return row;
};

/** Ends the sessions in a tenant, or those of some of its people, at once. */
export async function endSessionsOf(trx: Db, tenantId: string, userIds?: readonly string[]): Promise<void> {
  const { rows } = await sql<{ token_hash: string }>`
    delete from sys_session s using sys_user u
    where u.id = s.user_id and coalesce(s.tenant_id, u.tenant_id) = ${tenantId}
      and ${userIds === undefined ? sql`true` : sql`u.id = any(${[...userIds]}::text[])`}
    returning s.token_hash`.execute(trx);
  await notifyEndedSessions(trx, rows);
}

/** A number is not reused, since logs still refer to it. */
const isGiven = async (trx: Db, id: string): Promise<boolean> =>
  (
    await sql`select 1 from sys_tenant where id = ${id} union all
      select 1 from sys_data_log where data_table = 'sys_tenant' and data_id = ${id} limit 1`.execute(trx)
  ).rows.length > 0;

async function freeId(trx: Db, wanted: string): Promise<string> {
  if (wanted !== '') {
    if (await isGiven(trx, wanted)) throw businessFailure(serverText('tenantIdTaken', { id: wanted }));
    return wanted;
  }
  for (;;) {
    const { rows } = await sql<{ id: string }>`select nextval('sys_tenant_number')::text as id`.execute(trx);
    const id = rows[0]?.id ?? '';
    if (!(await isGiven(trx, id))) return id;
  }
}

/** Creates a role of administrators with what its creator holds and may be granted; assigns it to the creator. */
async function addAdministrators(trx: Db, { user }: Session, tenantId: string): Promise<void> {
  const id = newId();
  await sql`
    insert into sys_role (id, tenant_id, role_code, role_name, create_by)
    select ${id}, ${tenantId}, role_code, role_name, ${user.username} from sys_role
    where tenant_id = ${FIRST_TENANT} and role_code = 'admin'`.execute(trx);
  await sql`
    insert into sys_role_permission (role_id, permission_id)
    select distinct ${id}, held.permission_id from sys_held_permission held
    join sys_permission permission on permission.id = held.permission_id
    where held.user_id = ${user.id} and held.tenant_id = ${user.tenantId}
      and coalesce(permission.perms, '') !~ ${SHARED_RIGHTS}`.execute(trx);
  await trx.insertInto('sys_user_role').values({ user_id: user.id, role_id: id }).execute();
  await trx.insertInto('sys_user_tenant').values({ user_id: user.id, tenant_id: tenantId }).execute();
}

/** Adds a tenant that its creator may enter at the next sign-in; returns its id. */
export const addTenant = (db: Db, session: Session, form: TenantForm): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { user } = session;
    refuseOthers(user);
    await inTurn.execute(trx);
    const id = await freeId(trx, String(form.id ?? ''));
    const columns = tenantColumns(form);
    await trx
      .insertInto('sys_tenant')
      .values({ id, ...columns, house_number: newHouseNumber(), create_by: user.username })
      .execute();
    await addAdministrators(trx, session, id);
    await seedCheckRules(trx);
    await auditChange(trx, user, [{ table: 'sys_tenant', id, before: null, after: columns }]);
    return id;
  });

const isBase = (user: SessionUser, id: string): boolean => id === FIRST_TENANT || id === user.tenantId;

/** Edits a tenant; when status or date closes it, its sessions end. */
export const editTenant = (db: Db, caller: Administrator, form: TenantForm): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { user } = caller;
    refuseOthers(user);
    await inTurn.execute(trx);
    const id = String(form.id ?? '');
    const before = await rowOf(trx, id, 0);
    const columns = tenantColumns(form);
    const update = { update_by: user.username, update_time: new Date() };
    await trx
      .updateTable('sys_tenant')
      .set({ ...columns, ...update })
      .where('id', '=', id)
      .execute();
    const { is_open } = await trx
      .selectFrom('sys_tenant as tenant')
      .where('tenant.id', '=', id)
      .select(isTenantOpen.as('is_open'))
      .executeTakeFirstOrThrow();
    if (!is_open && isBase(user, id)) throw businessFailure(serverText('tenantIsBase'));
    if (!is_open || before.status !== columns.status) await assertMaySwitch(trx, caller, id);
    if (!is_open) await endSessionsOf(trx, id);
    const known = Object.fromEntries(Object.keys(columns).map((key) => [key, before[key as keyof typeof columns]]));
    await auditChange(trx, user, [{ table: 'sys_tenant', id, before: known, after: columns }]);
  });

/** Closing or opening a tenant withdraws or restores all that its people hold there, so the caller must hold it. */
async function assertMaySwitch(trx: Db, { user, held }: Administrator, id: string): Promise<void> {
  if (grantsAllIn(held, user.tenantId)) return;
  await assertWithin(
    trx,
    held,
    sql`select 'role' as kind, id, role_name as name, tenant_id from sys_role where tenant_id = ${id}
      union all select 'depart', id, role_name, tenant_id from sys_depart_role where tenant_id = ${id}`,
  );
}

const markDeleted = (db: Db, caller: Administrator, change: { readonly ids: readonly string[]; readonly to: 0 | 1 }) =>
  db.transaction().execute(async (trx) => {
    const { user } = caller;
    refuseOthers(user);
    await inTurn.execute(trx);
    for (const id of change.ids) {
      await assertMaySwitch(trx, caller, id);
      await rowOf(trx, id, change.to === 1 ? 0 : 1);
      if (isBase(user, id)) throw businessFailure(serverText('tenantIsBase'));
      await trx.updateTable('sys_tenant').set({ del_flag: change.to }).where('id', '=', id).execute();
      if (change.to === 1) await endSessionsOf(trx, id);
      const [before, after] = [{ del_flag: 1 - change.to }, { del_flag: change.to }];
      const action = change.to === 1 ? 'delete' : 'revert';
      await auditChange(trx, user, [{ table: 'sys_tenant', id, action, before, after }]);
    }
  });

/** Moves tenants to the recycle bin: closed, sessions ended, no data lost. */
export const removeTenants = (db: Db, caller: Administrator, ids: readonly string[]): Promise<void> =>
  markDeleted(db, caller, { ids, to: 1 });

export const revertTenants = (db: Db, caller: Administrator, ids: readonly string[]): Promise<void> =>
  markDeleted(db, caller, { ids, to: 0 });

/** Tables that do not prevent deletion: the log stays; roles, packs and check rules are deleted. */
const NOT_COUNTED = [
  'sys_role',
  'sys_user_tenant',
  'sys_tenant_request',
  'sys_tenant_pack',
  'sys_session',
  'sys_viewing',
  'sys_held',
  'sys_check_rule',
  'sys_check_rule_part',
  'sys_import_word',
  // On their way to open windows; the sweep deletes them within the hour.
  'sys_live_message',
];
const GOING = [
  'sys_check_rule_part',
  'sys_check_rule',
  'sys_role',
  'sys_user_tenant',
  'sys_viewing',
  'sys_import_word',
] as const;
const LOGS = ['sys_log', 'sys_data_log'];

/** Returns the tables that contain rows of the tenant. */
async function tablesWith(trx: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select columns.table_name as table from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where columns.table_schema = current_schema() and columns.column_name = 'tenant_id'
      and tables.table_type = 'BASE TABLE' order by 1`.execute(trx);
  const found: string[] = [];
  for (const { table } of rows) {
    if (LOGS.includes(table) || NOT_COUNTED.includes(table)) continue;
    const some = await sql`select 1 from ${sql.table(table)} where tenant_id = ${id} limit 1`.execute(trx);
    if (some.rows.length > 0) found.push(table);
  }
  return found;
}

/**
 * Permanently deletes tenants from the recycle bin; only tenants without people and records, so that no data is lost.
 */
export const dropTenants = (db: Db, { user }: Administrator, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    refuseOthers(user);
    await inTurn.execute(trx);
    for (const id of ids) {
      const { name, house_number } = await rowOf(trx, id, 1);
      const tables = await tablesWith(trx, id);
      if (tables.length > 0) throw businessFailure(serverText('tenantNotEmpty', { name, tables }));
      for (const table of GOING) await trx.deleteFrom(table).where('tenant_id', '=', id).execute();
      await trx.deleteFrom('sys_tenant').where('id', '=', id).execute();
      await auditChange(trx, user, [
        { table: 'sys_tenant', id, action: 'deletePhysic', before: { name, house_number }, after: null },
      ]);
    }
  });
