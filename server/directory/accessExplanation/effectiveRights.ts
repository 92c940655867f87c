import { sql, type RawBuilder } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { MAX_COLUMNS, type SentEffectiveRights } from '../../../contract/rights/rightsMatrix.ts';
import { badRequest } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { permissionRows } from '../../data/permissions/changeRights.ts';
import { matrixRows } from '../../data/permissions/matrixRows.ts';
import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import { menuTitles } from '../../data/permissions/menuTitles.ts';
import { isRight, namesOf } from '../../data/permissions/rightsNamed.ts';
import type { Services } from '../../core/services/services.ts';
import { isInPacks } from '../../data/tenants/tenants.ts';
import { entriesTo } from './asked.ts';

interface Holder {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly held: readonly string[];
}

/** Users who can have a session in the tenant, with what their roles hold there, read as for every session. */
const users = (tenantId: string, ids: readonly string[]): RawBuilder<Holder> => sql`
  select who.id, who.username as code, coalesce(who.realname, '') as name,
    array(select distinct held.permission_id from sys_held_permission held where held.user_id = who.id
      and held.tenant_id = ${tenantId} and ${isInPacks('held.tenant_id', 'held.permission_id')}) as held
  from sys_user who
  where who.id = any(${[...ids]}::text[]) and who.status = 1 and who.del_flag = 0
    and (who.tenant_id = ${tenantId} or exists (select from sys_user_tenant link
      where link.user_id = who.id and link.tenant_id = ${tenantId}))
  order by array_position(${[...ids]}::text[], who.id)`;

/** Roles of the tenant, with what a user who has only this role may do. */
const roles = (tenantId: string, ids: readonly string[]): RawBuilder<Holder> => sql`
  select role.id, role.role_code as code, role.role_name as name,
    array(select given.permission_id from sys_role_permission given where given.role_id = role.id
      and ${isInPacks('role.tenant_id', 'given.permission_id')}) as held
  from sys_role role where role.id = any(${[...ids]}::text[]) and role.tenant_id = ${tenantId}
  order by array_position(${[...ids]}::text[], role.id)`;

/**
 * Returns the allowed ids by the rules of `explainEntry` and `explainCode`: an entry needs all entries above it; a
 * right needs its codes, whichever row granted them.
 */
function allowedBy(rows: ReadonlyMap<string, PermissionRow>, held: ReadonlySet<string>): readonly string[] {
  const all = [...rows.values()];
  const codes = new Set(all.filter((row) => isRight(row) && held.has(row.id)).flatMap(namesOf));
  const isAllowed = (row: PermissionRow): boolean =>
    isRight(row) && row.perms !== null
      ? namesOf(row).every((code) => codes.has(code))
      : entriesTo({ rows }, row.id).every(({ id }) => held.has(id));
  return all.filter(isAllowed).map(({ id }) => id);
}

const IDS = { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' };

/** Compares the entries and rights that users of the tenant, or its roles, currently have. */
export const effectiveRightsRoute = ({ db, schemas }: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/permission/matrix',
  permission: 'system:permission:why',
  scope: 'tenant',
  schema: { querystring: { type: 'object', properties: { userIds: IDS, roleIds: IDS } } },
  handle: async (request: FastifyRequest): Promise<SentEffectiveRights> => {
    const { userIds = '', roleIds = '' } = request.query as Readonly<Record<string, string>>;
    const [ofUsers, ofRoles] = [idsOf(userIds), idsOf(roleIds)];
    if (ofUsers.length > 0 === ofRoles.length > 0) throw badRequest(serverText('matrixOfWhom'));
    const [name, read, ids] =
      ofUsers.length > 0 ? (['userIds', users, ofUsers] as const) : (['roleIds', roles, ofRoles] as const);
    if (ids.length > MAX_COLUMNS) throw badRequest(serverText('tooManyValues', { name, most: MAX_COLUMNS }));
    const [{ rows: holders }, rows] = await Promise.all([
      read(request.session.user.tenantId, ids).execute(db),
      permissionRows(db),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      columns: holders.map(({ held, ...of }) => ({ ...of, allowedIds: allowedBy(byId, new Set(held)) })),
      permissions: matrixRows(rows, menuTitles(schemas, languageOf(request))),
    };
  },
});
