import type { Selectable } from 'kysely';
import type { SentDataRule } from '../../contract/dataRules.ts';
import type { CompiledPage } from '../../engine/index.ts';
import { ApiError, businessFailure, notFound } from '../base/errors.ts';
import { showInstant } from '../base/instants.ts';
import type { Session } from '../calls/session.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';
import { ruledRows } from '../lists/dataRules.ts';
import { HEADER } from '../lists/filterSql.ts';
import { say } from '../messages/say.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import { assertMayGrant, GRANT_ALL } from './granting.ts';
import type { PermissionRow } from './menuNodes.ts';

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

/** The rules on an entry, of the caller's tenant, in the order in which a later one stands for an earlier. */
export const rulesOfEntry = (db: Db, tenantId: string, permissionId: string): Promise<RuleRow[]> =>
  db
    .selectFrom('sys_permission_data_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('permission_id', '=', permissionId)
    .orderBy('create_time')
    .orderBy('id')
    .execute();

/** 404 for a rule of another tenant as for one that there is not. */
export async function ruleById(db: Db, tenantId: string, id: string): Promise<RuleRow> {
  const row = await db
    .selectFrom('sys_permission_data_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound(say('ruleUnknown', { id: id.slice(0, 40) }));
  return row;
}

type Schemas = Pick<SchemaStore, 'pageByComponent' | 'page'>;

const pageOf = ({ component }: Pick<PermissionRow, 'component'>, schemas: Schemas): CompiledPage | undefined =>
  component === null
    ? undefined
    : (schemas.pageByComponent(component) ?? schemas.page(component.replace(/^schema:/, '')));

/** The page of records that an entry shows; refused where it shows none: what has no columns takes no rule. */
export async function pageOfEntry(db: Db, schemas: Schemas, permissionId: string): Promise<CompiledPage> {
  const entry = await db
    .selectFrom('sys_permission')
    .select(['component', 'name', 'menu_type'])
    .where('id', '=', permissionId)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
  if (entry === undefined) throw notFound(say('unknownRights', { ids: permissionId.slice(0, 40) }));
  const page = entry.menu_type === 2 ? undefined : pageOf(entry, schemas);
  if (page === undefined) throw businessFailure(say('ruleNoPage', { name: entry.name }));
  return page;
}

/**
 * Refuses to change rules, or who is bound by them, to who does not hold the entry, and to who is restricted on its page
 * himself: he could show himself more (unless he may give all rights).
 */
export async function assertMayRule(
  db: Db,
  { user, permissions }: Session,
  [permissionId, page]: readonly [string, CompiledPage],
): Promise<void> {
  const can = (code: string): boolean => permissions.has(code);
  await assertMayGrant(db, { user, can }, [permissionId]);
  if (!can(GRANT_ALL) && ruledRows(page, user, HEADER) !== undefined)
    throw new ApiError(403, say('ruledOneself', { page: page.title }));
}
