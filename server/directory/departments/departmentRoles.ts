import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { guardLastAdmin, writeRights } from '../../data/permissions/granting.ts';
import { departmentRolesById } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import {
  administratorOf,
  asAdministrator,
  assertNotStronger,
  type Administrator,
} from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import type { Services } from '../../core/services/services.ts';
import { MANAGES_OWN_PEOPLE } from '../../data/permissions/departmentCharge.ts';
import { assertInCharge } from './inCharge.ts';
import { departmentThere } from './permissionLinks.ts';

const LIST_RIGHT = 'system:departRole:list';
const EDIT_RIGHT = 'system:departRole:edit';
const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const IDS = { type: ['string', 'null'], maxLength: 20_000, pattern: '^[^\\u0000]*$' };

/**
 * Hook for department roles. A role belongs to one department permanently: its rights are a subset of the department's.
 */
export const departmentRoleHook: RecordHook = {
  url: '/sys/sysDepartRole',
  ownKeys: new Set(),
  changesRights: true,
  onSaved: async ({ trx, caller }, { id, before, after }) => {
    const departId = String(after.values['departId'] ?? '');
    if (before !== undefined && before.values['departId'] !== departId)
      throw businessFailure(serverText('departRoleFixed'));
    if (!(await departmentThere(trx, caller.user.tenantId, departId)))
      throw problemsRefusal('badRecord', [{ path: '/departId', said: serverText('noSuchDepartment') }]);
    if (before !== undefined) await assertWithin(trx, asAdministrator(caller).held, departmentRolesById([id]));
  },
  remove: async ({ trx, caller }, ids) => {
    await assertWithin(trx, asAdministrator(caller).held, departmentRolesById(ids));
    const settle = await guardLastAdmin(trx, caller);
    await trx
      .deleteFrom('sys_depart_role')
      .where('tenant_id', '=', caller.user.tenantId)
      .where('id', 'in', [...ids])
      .execute();
    await settle();
  },
};

/** Returns the roles of a department of the tenant; with `userId` only those that the user has. */
async function rolesOf(db: Db, tenantId: string, { departId, userId }: { departId: string; userId?: string }) {
  const rows = await db
    .selectFrom('sys_depart_role as role')
    .selectAll('role')
    .where('role.tenant_id', '=', tenantId)
    .where('role.depart_id', '=', departId)
    .$if(userId !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sys_depart_role_user as link')
            .whereRef('link.role_id', '=', 'role.id')
            .where('link.user_id', '=', userId ?? '')
            .select('link.role_id'),
        ),
      ),
    )
    .orderBy('role.role_code')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    departId: row.depart_id,
    roleName: row.role_name,
    roleCode: row.role_code,
    description: row.description,
    // Other clients read the link of a user and a role, in which the role id has this name.
    ...(userId !== undefined && { droleId: row.id, userId }),
  }));
}

interface SentRoles {
  readonly userId: string;
  readonly newRoleId?: string | null;
  /** The roles that the caller's screen started with. */
  readonly oldRoleId?: string | null;
}

/** Throws when one of them is not a role of the tenant, or the user is not a member of its department. */
async function refuseForeign(trx: Db, tenantId: string, { userId, roleIds }: { userId: string; roleIds: string[] }) {
  const { rows } = await sql<{ id: string; is_member: boolean }>`
    select role.id, exists (select from sys_user_depart member join sys_user who on who.id = member.user_id
      where who.del_flag = 0 and member.user_id = ${userId} and member.depart_id = role.depart_id) as is_member
    from sys_depart_role role join sys_depart depart on depart.id = role.depart_id and depart.del_flag = 0
    where role.tenant_id = ${tenantId} and role.id = any(${roleIds}::text[])`.execute(trx);
  if (rows.length < roleIds.length) throw badRequest(serverText('roleNotFound'));
  if (rows.some((row) => !row.is_member)) throw businessFailure(serverText('notMemberOfDepartment'));
}

const departmentsOf = async (trx: Db, tenantId: string, roleIds: readonly string[]): Promise<readonly string[]> =>
  (
    await trx
      .selectFrom('sys_depart_role')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ['', ...roleIds])
      .select('depart_id')
      .distinct()
      .execute()
  ).map(({ depart_id }) => depart_id);

const assign = (db: Db, caller: Administrator, { userId, newRoleId, oldRoleId }: SentRoles): Promise<Answer> =>
  writeRights(db, caller, async (trx) => {
    const { tenantId } = caller.user;
    const [wanted, last] = [idsOf(newRoleId ?? ''), idsOf(oldRoleId ?? '')];
    const [added, removed] = [wanted.filter((id) => !last.includes(id)), last.filter((id) => !wanted.includes(id))];
    await refuseForeign(trx, tenantId, { userId, roleIds: added });
    const departIds = await departmentsOf(trx, tenantId, [...added, ...removed]);
    await assertInCharge(trx, caller, { right: EDIT_RIGHT, departIds });
    const held = async (): Promise<readonly string[]> =>
      (
        await sql<{ id: string }>`
          select role.id from sys_depart_role role join sys_depart_role_user link on link.role_id = role.id
          where link.user_id = ${userId} and role.tenant_id = ${tenantId}`.execute(trx)
      ).rows.map(({ id }) => id);
    const before = await held();
    const fresh = added.filter((id) => !before.includes(id));
    const gone = removed.filter((id) => before.includes(id));
    await assertNotStronger(trx, caller, [[userId], tenantId]);
    await assertWithin(trx, caller.held, departmentRolesById([...fresh, ...gone]));
    await sql`insert into sys_depart_role_user (user_id, role_id)
      select ${userId}, id from unnest(${[...fresh]}::text[]) id on conflict do nothing`.execute(trx);
    await sql`delete from sys_depart_role_user link using sys_depart_role role
      where role.id = link.role_id and role.tenant_id = ${tenantId} and link.user_id = ${userId}
        and link.role_id = any(${[...removed]}::text[])`.execute(trx);
    const after = await held();
    await auditChange(trx, caller.user, [
      {
        table: 'sys_depart_role_user',
        id: userId,
        action: 'edit',
        before: { roleIds: before },
        after: { roleIds: after },
      },
    ]);
    return new Answer(null, serverText('edited'));
  });

/** Routes for who has roles of a department (contract §4.4). */
export const departmentRoleRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db } = services;
  const get = (
    call: string,
    required: readonly string[],
    read: (query: Readonly<Record<string, string>>) => { departId: string; userId?: string },
  ): RouteDefinition => ({
    method: 'GET',
    url: `/sys/sysDepartRole/${call}`,
    permission: LIST_RIGHT,
    narrowPermission: MANAGES_OWN_PEOPLE,
    scope: 'tenant',
    schema: { querystring: { type: 'object', required, properties: { departId: ID, userId: ID } } },
    handle: async ({ query, session }: FastifyRequest) => {
      const asked = read(query as Readonly<Record<string, string>>);
      await assertInCharge(db, callerOf(session), { right: LIST_RIGHT, departIds: [asked.departId] });
      return rolesOf(db, session.user.tenantId, asked);
    },
  });
  return [
    get('getDeptRoleList', ['departId'], ({ departId = '' }) => ({ departId })),
    get('getDeptRoleByUserId', ['departId', 'userId'], ({ departId = '', userId = '' }) => ({ departId, userId })),
    {
      method: 'POST',
      url: '/sys/sysDepartRole/deptRoleUserAdd',
      permission: EDIT_RIGHT,
      narrowPermission: MANAGES_OWN_PEOPLE,
      scope: 'tenant',
      schema: {
        body: {
          type: 'object',
          required: ['userId'],
          properties: { userId: ID, newRoleId: IDS, oldRoleId: IDS },
        },
      },
      handle: async ({ body, session }) =>
        assign(db, await administratorOf(services, callerOf(session)), body as SentRoles),
    },
  ];
};
