import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { writeRights } from '../../data/permissions/granting.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import { administratorOf, assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { assertMayMove, dropDepartmentRoles, keepCurrent, rolesHeldIn } from '../users/userLinks.ts';
import { MANAGES_OWN_PEOPLE } from '../../data/permissions/departmentCharge.ts';
import { assertInCharge } from './inCharge.ts';
import { departmentThere } from './permissionLinks.ts';

const ADD_RIGHT = 'system:user:editDepartWithUser';
/** Maximum number of users per call. */
const MAX_USERS = 500;
const MAX_NAMED = 5;
const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const IDS = { type: 'string', minLength: 1, maxLength: MAX_USERS * 65, pattern: '^[^\\u0000]*$' };

async function usernamesIn(trx: Db, departId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('sys_user_depart as link')
    .innerJoin('sys_user', 'sys_user.id', 'link.user_id')
    .where('link.depart_id', '=', departId)
    .select('sys_user.username')
    .execute();
  return rows.map(({ username }) => username);
}

/** Locks the users against concurrent changes; reports users that the tenant does not have by their ids. */
async function lockMembers(trx: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('sys_user')
    .where('id', 'in', ids)
    .where('del_flag', '=', 0)
    .where(isMemberOf(tenantId))
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw badRequest(serverText('unknownUsers', { ids: unknown.slice(0, MAX_NAMED).join(', ') }));
}

interface Membership {
  readonly depId: string;
  readonly userIds: readonly string[];
}

const join = (trx: Db, { depId, userIds }: Membership) =>
  sql`insert into sys_user_depart (user_id, depart_id) select unnest(${[...userIds]}::text[]), ${depId}
    on conflict do nothing`.execute(trx);

const leave = async (trx: Db, { depId, userIds }: Membership) => {
  await sql`delete from sys_user_depart where depart_id = ${depId} and user_id = any(${[...userIds]}::text[])`.execute(
    trx,
  );
  await dropDepartmentRoles(trx, userIds, [depId]);
};

/** Changes the members of a department, under the rules for rights: what users see depends on their departments. */
const changeMembers = (
  db: Db,
  caller: Administrator,
  {
    membership,
    write,
  }: { readonly membership: Membership & { readonly right: string }; readonly write: typeof join | typeof leave },
): Promise<void> =>
  writeRights(db, caller, async (trx) => {
    const { depId, userIds, right } = membership;
    const { tenantId } = caller.user;
    if (userIds.length === 0) throw badRequest(serverText('noIds'));
    if (userIds.length > MAX_USERS) throw badRequest(serverText('tooManyValues', { name: 'userIds', most: MAX_USERS }));
    if (!(await departmentThere(trx, tenantId, depId))) throw notFound(serverText('noSuchDepartment'));
    await assertInCharge(trx, caller, { right, departIds: [depId] });
    await lockMembers(trx, tenantId, userIds);
    await assertNotStronger(trx, caller, [userIds, tenantId]);
    await assertMayMove(trx, caller, { userIds, departments: [depId] });
    if (write === leave) await assertWithin(trx, caller.held, rolesHeldIn(userIds, [depId]));
    const before = await usernamesIn(trx, depId);
    await write(trx, membership);
    await keepCurrent(trx, userIds);
    const after = await usernamesIn(trx, depId);
    const change = { table: 'sys_user_depart', id: depId, before: { users: before }, after: { users: after } };
    await auditChange(trx, caller.user, [change]);
  });

/** Routes for the members of a department (contract §4.1); a user who leaves it loses its roles. */
export const departmentMemberRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db } = services;
  const removal = (call: string, name: 'userId' | 'userIds'): RouteDefinition => ({
    method: 'DELETE',
    url: `/sys/user/${call}`,
    permission: `system:user:${call}`,
    narrowPermission: MANAGES_OWN_PEOPLE,
    scope: 'tenant',
    schema: {
      querystring: {
        type: 'object',
        required: ['depId', name],
        properties: { depId: ID, [name]: name === 'userId' ? ID : IDS },
      },
    },
    handle: async ({ query, session }: FastifyRequest) => {
      const sent = query as Readonly<Record<string, string>>;
      const users = sent[name] ?? '';
      const userIds = name === 'userId' ? [users] : idsOf(users);
      await changeMembers(db, await administratorOf(services, callerOf(session)), {
        membership: { depId: sent['depId'] ?? '', userIds, right: `system:user:${call}` },
        write: leave,
      });
      return new Answer(null, serverText(name === 'userId' ? 'deleted' : 'batchDeleted'));
    },
  });
  return [
    {
      method: 'POST',
      url: '/sys/user/editSysDepartWithUser',
      permission: ADD_RIGHT,
      narrowPermission: MANAGES_OWN_PEOPLE,
      scope: 'tenant',
      schema: {
        body: {
          type: 'object',
          required: ['depId', 'userIdList'],
          properties: { depId: ID, userIdList: { type: 'array', maxItems: MAX_USERS, items: ID } },
        },
      },
      handle: async ({ body, session }) => {
        const { depId, userIdList } = body as { readonly depId: string; readonly userIdList: readonly string[] };
        await changeMembers(db, await administratorOf(services, callerOf(session)), {
          membership: { depId, userIds: [...new Set(userIdList)], right: ADD_RIGHT },
          write: join,
        });
        return new Answer(null, serverText('added'));
      },
    },
    removal('deleteUserInDepart', 'userId'),
    removal('deleteUserInDepartBatch', 'userIds'),
  ];
};
