import { sql, type Selectable } from 'kysely';
import type { SentDataRule } from '../../../contract/dataRules.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { ApiError, businessFailure, notFound } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import type { Database } from '../../core/database/tables.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { rolesById, type CallerRights, type Which } from './callerRights.ts';
import type { PermissionRow } from './menuNodes.ts';
import { assertHolds, assertWithin, seesAllOf } from './withinRights.ts';

type RuleRow = Selectable<Database['sys_permission_data_rule']>;

export const ruleOnWire = (row: RuleRow): SentDataRule => ({
  id: row.id,
  permissionId: row.permission_id,
  ruleName: row.rule_name,
  ruleColumn: row.rule_column,
  ruleConditions: row.rule_conditions,
  ruleValue: row.rule_value,
  status: row.status,
  createBy: row.create_by,
  createTime: showInstant(row.create_time),
  updateBy: row.update_by,
  updateTime: row.update_time === null ? null : showInstant(row.update_time),
});

/** Rules on a menu entry in the caller's tenant, in the order in which a later one replaces an earlier one. */
export const rulesOfEntry = (db: Db, tenantId: string, permissionId: string): Promise<RuleRow[]> =>
  db
    .selectFrom('sys_permission_data_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('permission_id', '=', permissionId)
    .orderBy('create_time')
    .orderBy('id')
    .execute();

/** Finds a rule; throws 404 if it does not exist or belongs to another tenant. */
export async function ruleById(db: Db, tenantId: string, id: string): Promise<RuleRow> {
  const row = await db
    .selectFrom('sys_permission_data_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound(serverText('ruleUnknown', { id: id.slice(0, 40) }));
  return row;
}

type Schemas = Pick<SchemaStore, 'pageByComponent' | 'page'>;

const pageOf = ({ component }: Pick<PermissionRow, 'component'>, schemas: Schemas): CompiledPage | undefined =>
  component === null
    ? undefined
    : (schemas.pageByComponent(component) ?? schemas.page(component.replace(/^schema:/, '')));

/** Finds the record page that an entry shows. Throws if it shows none: without columns there can be no rule. */
export async function pageOfEntry(db: Db, schemas: Schemas, permissionId: string): Promise<CompiledPage> {
  const entry = await db
    .selectFrom('sys_permission')
    .select(['component', 'name', 'menu_type'])
    .where('id', '=', permissionId)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
  if (entry === undefined) throw notFound(serverText('unknownRights', { ids: permissionId.slice(0, 40) }));
  const page = entry.menu_type === 2 ? undefined : pageOf(entry, schemas);
  if (page === undefined) throw businessFailure(serverText('ruleNoPage', { name: entry.name }));
  return page;
}

export interface RuleChange {
  /** Menu entry of the rules. */
  readonly permissionId: string;
  /** Undefined if the page no longer exists. */
  readonly page: CompiledPage | undefined;
  /** Roles that the rules bind. */
  readonly roles: Which;
}

/**
 * Rejects a change of rules or of the roles they bind if the caller does not hold the entry or is himself restricted on
 * its page: the change could extend his own view (unless he may grant all rights). Roles that exceed the caller's
 * rights cannot be changed.
 */
export async function assertMayRule(
  db: Db,
  { user: { tenantId }, held }: { readonly user: Pick<SessionUser, 'tenantId'>; readonly held: CallerRights },
  { permissionId, page, roles }: RuleChange,
): Promise<void> {
  await assertHolds(db, held, { tenantId, permissionIds: [permissionId] });
  if (page !== undefined && !seesAllOf(held, tenantId, page))
    throw new ApiError(403, serverText('ruledOneself', { page: page.title }));
  await assertWithin(db, held, roles);
}

/** Roles bound by a rule. */
export const rolesBoundBy = (ruleId: string): Which => sql`
  select 'role' as kind, role.id, role.role_name as name, role.tenant_id from sys_role role
  join sys_role_data_rule bound on bound.role_id = role.id where bound.rule_id = ${ruleId}
  union select 'depart', role.id, role.role_name, role.tenant_id from sys_depart_role role
  join sys_depart_role_data_rule bound on bound.role_id = role.id where bound.rule_id = ${ruleId}`;

/** No roles: a rule that does not exist yet binds none. */
export const NO_ROLES: Which = rolesById([]);
