import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiError } from '../../core/base/errors.ts';
import { Answer } from '../../core/base/envelope.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import type { Db } from '../../core/database/db.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { writeRights } from '../../data/permissions/granting.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { putUsersInRole, removeUsersFromRole } from '../../directory/roles/roleUsers.ts';
import type { Services } from '../../core/services/services.ts';
import { refuseStrangers } from '../../directory/tenantManagement/members.ts';
import { makePackRole, roleOfPack } from '../../directory/tenantManagement/packRoles.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';

const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const MANY = { type: 'string', minLength: 1, maxLength: 40_000, pattern: '^[^\\u0000]*$' };
const NAME = { type: ['string', 'null'], maxLength: 40_000 };

const BODY = {
  type: 'object',
  required: ['packId', 'userId'],
  properties: {
    packId: ID,
    packName: NAME,
    tenantId: { type: ['string', 'number', 'null'], maxLength: 20 },
    userId: MANY,
    realname: NAME,
  },
};

interface PackUsers {
  readonly packId: string;
  readonly tenantId?: string | number | null;
  /** Ids separated by commas: `a,b` */
  readonly userId: string;
}

interface PackUserRow {
  readonly id: string;
  readonly realname: string;
  readonly departNames: readonly string[];
  readonly positionNames: readonly string[];
}

interface Question {
  readonly tenantId: string;
  readonly packId: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns one page of the people who have a pack. */
async function usersOfPack(db: Db, { tenantId, packId, pageNo, pageSize }: Question) {
  const roleId = await roleOfPack(db, tenantId, packId);
  // A user who left the tenant regains the role on return, and does not have the pack until then.
  const from = sql`from sys_user_role link join sys_user on sys_user.id = link.user_id and sys_user.del_flag = 0
    where link.role_id = ${roleId ?? ''} and ${isMemberOf(tenantId)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  const { rows } = await sql<PackUserRow>`
    select sys_user.id, sys_user.realname,
      array(select depart.depart_name from sys_user_depart member join sys_depart depart on depart.id = member.depart_id
        where member.user_id = sys_user.id and depart.tenant_id = ${tenantId} and depart.del_flag = 0
        order by depart.org_code) as "departNames",
      array(select position.name from sys_position position
        where position.tenant_id = ${tenantId} and position.code = any(string_to_array(sys_user.post, ','))
        order by position.code) as "positionNames"
    ${from} order by sys_user.realname, sys_user.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the packs of a tenant and the ids of those that a user has. */
async function packsOfUser(db: Db, tenantId: string, userId: string) {
  const { rows } = await sql<{ id: string; packName: string; isOwn: boolean }>`
    select pack.id, pack.pack_name as "packName", exists (
      select from sys_user_role link join sys_user on sys_user.id = link.user_id and sys_user.del_flag = 0
      where link.role_id = pack.role_id and link.user_id = ${userId} and ${isMemberOf(tenantId)}) as "isOwn"
    from sys_tenant_pack pack where pack.tenant_id = ${tenantId} and pack.status = '1'
    order by pack.create_time, pack.id`.execute(db);
  return {
    packList: rows.map(({ id, packName }) => ({ id, packName, packCode: null })),
    userPackIdList: rows.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
  };
}

const tenantIn = (request: FastifyRequest, said: string | undefined): string => {
  const { user } = request.session;
  const tenantId = said === undefined || said === '' ? user.tenantId : said;
  refuseStrangers(user, tenantId);
  return tenantId;
};

const LIST_NAMES = new Set(['tenantId', 'packId', 'status', 'packName']);

function readingRoutes({ db }: Services): readonly RouteDefinition[] {
  const get = (url: string, handle: (request: FastifyRequest) => unknown): RouteDefinition => ({
    method: 'GET',
    url: `/sys/tenant/${url}`,
    permission: 'system:tenant:edit',
    scope: 'tenant',
    schema: textParameters(),
    handle,
  });
  return [
    get('queryTenantPackUserList', async (request) => {
      const said = parametersOf(request);
      const { packId = '', status = '1' } = said;
      const tenantId = tenantIn(request, said['tenantId']);
      const { pageNo, pageSize } = readPlainList({ names: LIST_NAMES, sortable: { createTime: 'createTime' } }, said);
      const found = await usersOfPack(db, { tenantId, packId, pageNo, pageSize });
      // Users do not apply for packs here, so no other status has any users.
      const { rows, total } = status === '' || status === '1' ? found : { rows: [], total: 0 };
      const { pack_name: packName = '' } =
        (await db.selectFrom('sys_tenant_pack').where('id', '=', packId).select('pack_name').executeTakeFirst()) ?? {};
      const records = rows.map((row) => ({ ...row, packId, packName }));
      return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
    }),
    get('listPackByTenantUserId', (request) => {
      const { tenantId, userId = '' } = parametersOf(request);
      return packsOfUser(db, tenantIn(request, tenantId), userId);
    }),
  ];
}

/**
 * Routes that read and change which users have which pack of a tenant (decision 0110). A pack is assigned by its role,
 * so that the rules for roles apply: only an administrator of the tenant itself who holds what the pack allows can
 * assign it.
 */
export function packUserRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const write = (
    { method, url, permission }: { readonly method: 'POST' | 'PUT'; readonly url: string; readonly permission: string },
    work: (request: FastifyRequest, form: PackUsers) => Promise<unknown>,
  ): RouteDefinition => ({
    method,
    url: `/sys/tenant/${url}`,
    permission,
    scope: 'tenant',
    schema: { body: BODY },
    handle: (request) => {
      const form = request.body as PackUsers;
      const { tenantId } = request.session.user;
      if (String(form.tenantId || tenantId) !== tenantId) throw new ApiError(403, serverText('tenantsOfOthers'));
      return work(request, form);
    },
  });
  const administrator = ({ session }: FastifyRequest) => administratorOf(services, callerOf(session));
  return [
    ...readingRoutes(services),
    write(
      { method: 'POST', url: 'addTenantPackUser', permission: 'system:user:addUserRole' },
      async (request, { packId, userId }) => {
        const caller = await administrator(request);
        await writeRights(db, caller, async (trx) => {
          const roleId = await makePackRole(trx, caller, packId);
          await putUsersInRole(trx, caller, { roleId, userIds: idsOf(userId) });
        });
        return new Answer(null, serverText('added'));
      },
    ),
    write(
      { method: 'PUT', url: 'deleteTenantPackUser', permission: 'system:user:deleteRole' },
      async (request, { packId, userId }) => {
        const caller = await administrator(request);
        const roleId = await roleOfPack(db, caller.user.tenantId, packId);
        if (roleId !== undefined) await removeUsersFromRole(db, caller, { roleId, userIds: idsOf(userId) });
        return new Answer(null, serverText('deleted'));
      },
    ),
  ];
}
