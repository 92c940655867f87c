import { sql, type RawBuilder } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { SentHolder, SentMatrixRule, SentRightsMatrix } from '../../../contract/rights/rightsMatrix.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { badRequest } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { permissionRows } from '../../data/permissions/changeRights.ts';
import { matrixRows } from '../../data/permissions/matrixRows.ts';
import { menuTitles } from '../../data/permissions/menuTitles.ts';
import type { Services } from '../../core/services/services.ts';

const MAX_ROLES = 200;
const IDS = { type: 'string', maxLength: 20_000, pattern: '^[^\\u0000]*$' };

const idsIn = (select: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select array_agg(id order by id) from (${select}) as one(id)), '{}')`;

/**
 * Returns the roles of the tenant, all or the given ones; for a user the roles he holds, including those of
 * departments.
 */
async function holders(
  db: Db,
  tenantId: string,
  { roleIds, userId }: { readonly roleIds: readonly string[]; readonly userId: string },
): Promise<readonly SentHolder[]> {
  const ofUser = sql`select kind, role_id, role_code, role_name from sys_held_role
    where tenant_id = ${tenantId} and user_id = ${userId}`;
  const ofTenant = sql`select 'role', id, role_code, role_name from sys_role where tenant_id = ${tenantId}
    ${roleIds.length === 0 ? sql`` : sql`and id = any(${[...roleIds]}::text[])`}`;
  const { rows } = await sql<SentHolder>`
    select held.kind, held.id, held.code as "roleCode", held.name as "roleName",
      ${idsIn(sql`select permission_id from sys_role_permission where role_id = held.id
        union select permission_id from sys_depart_role_permission where role_id = held.id`)} as "permissionIds",
      ${idsIn(sql`select rule_id from sys_role_data_rule where role_id = held.id
        union select rule_id from sys_depart_role_data_rule where role_id = held.id`)} as "ruleIds"
    from (${userId === '' ? ofTenant : ofUser}) as held(kind, id, code, name)
    order by held.kind desc, held.code limit ${MAX_ROLES}`.execute(db);
  return rows;
}

async function rulesOf(db: Db, tenantId: string): Promise<readonly SentMatrixRule[]> {
  const rows = await db
    .selectFrom('sys_permission_data_rule')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'permission_id', 'rule_name', 'rule_column', 'rule_conditions', 'rule_value'])
    .orderBy('rule_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    permissionId: row.permission_id,
    ruleName: row.rule_name,
    ruleColumn: row.rule_column,
    ruleConditions: row.rule_conditions,
    ruleValue: row.rule_value,
  }));
}

const readMatrix =
  ({ db, schemas }: Services) =>
  async (request: FastifyRequest): Promise<SentRightsMatrix> => {
    const { roleIds = '', userId = '' } = request.query as Readonly<Record<string, string>>;
    const ids = idsOf(roleIds);
    if (ids.length > MAX_ROLES) throw badRequest(serverText('tooManyValues', { name: 'roleIds', most: MAX_ROLES }));
    const { tenantId } = request.session.user;
    const titleOf = menuTitles(schemas, languageOf(request));
    const [roles, rows, rules] = await Promise.all([
      holders(db, tenantId, { roleIds: ids, userId }),
      permissionRows(db),
      rulesOf(db, tenantId),
    ]);
    return { roles, permissions: matrixRows(rows, titleOf), rules };
  };

/** Compares roles, or shows for one user which of his roles grants what. */
export const rightsMatrixRoute = (services: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/role/queryMatrix',
  permission: 'system:role:list',
  scope: 'tenant',
  schema: { querystring: { type: 'object', properties: { roleIds: IDS, userId: IDS } } },
  handle: readMatrix(services),
});
