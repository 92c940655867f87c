import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf } from '../../core/calls/textParameters.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { usersOf } from '../people/directoryEntities.ts';
import { listDirectory } from '../people/listDirectory.ts';
import { asPart, directoryQuery } from '../people/directoryQuery.ts';
import { writeRights } from '../../data/permissions/granting.ts';
import { rolesById } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import { administratorOf, assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { lockRole } from './roleRows.ts';

const MAX_USERS = 500;
const MAX_NAMED = 5;
const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const IDS = { type: 'string', minLength: 1, maxLength: 40_000, pattern: '^[^\\u0000]*$' };
const TEXT = { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' };

interface Membership {
  readonly roleId: string;
  readonly userIds: readonly string[];
}

async function usernamesIn(trx: Db, roleId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('sys_user_role as link')
    .innerJoin('sys_user', 'sys_user.id', 'link.user_id')
    .where('link.role_id', '=', roleId)
    .select('sys_user.username')
    .execute();
  return rows.map(({ username }) => username);
}

/** Throws for users who are not in this tenant, naming their ids. */
async function assertMembers(trx: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('sys_user')
    .where('id', 'in', ids)
    .where('del_flag', '=', 0)
    .where(isMemberOf(tenantId))
    .select('id')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw badRequest(serverText('unknownUsers', { ids: unknown.slice(0, MAX_NAMED).join(', ') }));
}

/**
 * Changes the users of a role; the caller must hold all that the role holds, since its users gain or lose it. More than
 * `MAX_USERS` in one call are refused.
 */
async function changeUsers(
  trx: Db,
  caller: Administrator,
  {
    membership: { roleId, userIds },
    write,
  }: { readonly membership: Membership; readonly write: () => Promise<unknown> },
): Promise<void> {
  if (userIds.length > MAX_USERS) throw badRequest(serverText('tooManyValues', { name: 'userIds', most: MAX_USERS }));
  const role = await lockRole(trx, caller.user.tenantId, roleId);
  if (role === undefined) throw notFound(serverText('roleNotFound'));
  await assertWithin(trx, caller.held, rolesById([roleId]));
  await assertNotStronger(trx, caller, [userIds, caller.user.tenantId]);
  const before = await usernamesIn(trx, roleId);
  await write();
  const after = await usernamesIn(trx, roleId);
  const facts = (users: readonly string[]) => ({ role: role.role_code, users });
  const change = { table: 'sys_user_role', id: roleId, before: facts(before), after: facts(after) };
  await auditChange(trx, caller.user, [change]);
}

/** Call it within a change of rights: `writeRights`. */
export function putUsersInRole(trx: Db, caller: Administrator, membership: Membership): Promise<void> {
  const { roleId, userIds } = membership;
  return changeUsers(trx, caller, {
    membership,
    write: async () => {
      if (userIds.length === 0) return;
      await assertMembers(trx, caller.user.tenantId, userIds);
      await trx
        .insertInto('sys_user_role')
        .values(userIds.map((user_id) => ({ user_id, role_id: roleId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  });
}

async function addUsersToRole(db: Db, caller: Administrator, membership: Membership): Promise<Answer> {
  await writeRights(db, caller, (trx) => putUsersInRole(trx, caller, membership));
  return new Answer(null, serverText('added'));
}

export async function removeUsersFromRole(db: Db, caller: Administrator, membership: Membership): Promise<void> {
  const { roleId, userIds } = membership;
  if (userIds.length === 0) return;
  await writeRights(db, caller, (trx) => {
    const links = trx.deleteFrom('sys_user_role').where('role_id', '=', roleId).where('user_id', 'in', userIds);
    return changeUsers(trx, caller, { membership, write: () => links.execute() });
  });
}

const listUsers = (services: Services) => async (request: FastifyRequest) => {
  const { roleId = '', ...parameters } = parametersOf(request);
  const { tenantId } = request.session.user;
  const where = [
    sql`exists (select 1 from sys_user_role as link join sys_role as role on role.id = link.role_id
      where link.user_id = sys_user.id and role.id = ${roleId} and role.tenant_id = ${tenantId})`,
  ];
  const asked = { ...parameters, username: asPart((parameters['username'] ?? '').trim()) };
  return listDirectory(services.db, usersOf(tenantId), {
    question: directoryQuery(services, request, { where }),
    parameters: asked,
  });
};

/** Routes for the users of a role (contract §4.1, `/sys/user`). */
export const roleUserRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db } = services;
  return [
    {
      method: 'GET',
      url: '/sys/user/userRoleList',
      permission: 'system:role:list',
      scope: 'tenant',
      schema: {
        querystring: {
          type: 'object',
          required: ['roleId'],
          maxProperties: 60,
          properties: { roleId: ID },
          additionalProperties: TEXT,
        },
      },
      handle: listUsers(services),
    },
    {
      method: 'POST',
      url: '/sys/user/addSysUserRole',
      permission: 'system:user:addUserRole',
      scope: 'tenant',
      schema: {
        body: {
          type: 'object',
          required: ['roleId', 'userIdList'],
          properties: { roleId: ID, userIdList: { type: 'array', maxItems: MAX_USERS, items: ID } },
        },
      },
      handle: async ({ body, session }) => {
        const { roleId, userIdList } = body as { readonly roleId: string; readonly userIdList: readonly string[] };
        return addUsersToRole(db, await administratorOf(services, callerOf(session)), {
          roleId,
          userIds: [...new Set(userIdList)],
        });
      },
    },
    {
      method: 'DELETE',
      url: '/sys/user/deleteUserRole',
      permission: 'system:user:deleteRole',
      scope: 'tenant',
      schema: {
        querystring: { type: 'object', required: ['roleId', 'userId'], properties: { roleId: ID, userId: ID } },
      },
      handle: async ({ query, session }) => {
        const { roleId, userId } = query as { readonly roleId: string; readonly userId: string };
        await removeUsersFromRole(db, await administratorOf(services, callerOf(session)), {
          roleId,
          userIds: [userId],
        });
        return new Answer(null, serverText('deleted'));
      },
    },
    {
      method: 'DELETE',
      url: '/sys/user/deleteUserRoleBatch',
      permission: 'system:user:deleteRoleBatch',
      scope: 'tenant',
      schema: {
        querystring: { type: 'object', required: ['roleId', 'userIds'], properties: { roleId: ID, userIds: IDS } },
      },
      handle: async ({ query, session }) => {
        const { roleId, userIds } = query as { readonly roleId: string; readonly userIds: string };
        await removeUsersFromRole(db, await administratorOf(services, callerOf(session)), {
          roleId,
          userIds: idsOf(userIds),
        });
        return new Answer(null, serverText('batchDeleted'));
      },
    },
  ];
};
