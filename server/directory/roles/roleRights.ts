import type { FastifyRequest } from 'fastify';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { bindOwnRules } from '../../data/permissions/bindOwnRules.ts';
import { writeRights } from '../../data/permissions/granting.ts';
import { rolesById } from '../../data/permissions/callerRights.ts';
import { assertHolds, assertWithin } from '../../data/permissions/withinRights.ts';
import { menuTitles } from '../../data/permissions/menuTitles.ts';
import { permissionTree } from '../../data/permissions/permissionTree.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { lockRole, namesOfPermissions, permissionsOfRole } from './roleRows.ts';

const MAX_PERMISSIONS = 5000;
const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const IDS = { type: ['string', 'null'], maxLength: 200_000, pattern: '^[^\\u0000]*$' };

interface SentRights {
  readonly roleId: string;
  readonly permissionIds?: string | null;
  /** The ids that the caller's screen started with: ids in neither list are not changed. */
  readonly lastpermissionIds?: string | null;
}

interface RightsChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function changeOf({ permissionIds, lastpermissionIds }: SentRights): RightsChange {
  const wanted = new Set(idsOf(permissionIds ?? ''));
  const last = new Set(idsOf(lastpermissionIds ?? ''));
  if (wanted.size > MAX_PERMISSIONS)
    throw badRequest(serverText('tooManyValues', { name: 'permissionIds', most: MAX_PERMISSIONS }));
  return { added: [...wanted].filter((id) => !last.has(id)), removed: [...last].filter((id) => !wanted.has(id)) };
}

/** Unbinds a role from the rules of entries that it no longer has. */
const unbindRules = (trx: Db, roleId: string, permissionIds: readonly string[]): Promise<unknown> =>
  trx
    .deleteFrom('sys_role_data_rule')
    .where('role_id', '=', roleId)
    .where('rule_id', 'in', (from) =>
      from.selectFrom('sys_permission_data_rule').where('permission_id', 'in', permissionIds).select('id'),
    )
    .execute();

async function writeChange(trx: Db, roleId: string, { added, removed }: RightsChange): Promise<void> {
  if (added.length > 0)
    await trx
      .insertInto('sys_role_permission')
      .values(added.map((permission_id) => ({ role_id: roleId, permission_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (removed.length === 0) return;
  await trx
    .deleteFrom('sys_role_permission')
    .where('role_id', '=', roleId)
    .where('permission_id', 'in', removed)
    .execute();
  await unbindRules(trx, roleId, removed);
}

/** Returns the success text with the names of the pages that were granted with data rules. */
export const rightsSaved = (pages: readonly string[]): ServerText =>
  pages.length === 0 ? serverText('rightsSaved') : serverText('rightsSavedRuled', { pages: pages.join('、') });

/** Grants a role what was checked and revokes what was unchecked since the caller's screen was loaded (S6-9, S7-24). */
const saveRights = (db: Db, caller: Administrator, sent: SentRights): Promise<Answer> =>
  writeRights(db, caller, async (trx) => {
    const { user, held } = caller;
    const role = await lockRole(trx, user.tenantId, sent.roleId);
    if (role === undefined) throw businessFailure(serverText('rightsNotSaved'));
    const change = changeOf(sent);
    const before = await permissionsOfRole(trx, role.id);
    const permissionIds = change.added.filter((id) => !before.includes(id));
    await assertHolds(trx, held, { tenantId: user.tenantId, permissionIds });
    await assertWithin(trx, held, rolesById([role.id]));
    await writeChange(trx, role.id, change);
    const pages = await bindOwnRules(trx, held, rolesById([role.id]));
    await assertWithin(trx, held, rolesById([role.id]));
    const after = await permissionsOfRole(trx, role.id);
    await auditChange(trx, user, [
      {
        table: 'sys_role_permission',
        id: role.id,
        action: 'edit',
        before: { role: role.role_code, permissions: await namesOfPermissions(trx, before) },
        after: { role: role.role_code, permissions: await namesOfPermissions(trx, after) },
      },
    ]);
    return new Answer(null, rightsSaved(pages));
  });

const treeOf = (services: Services) => async (request: FastifyRequest) => {
  const titleOf = menuTitles(services.schemas, languageOf(request));
  return permissionTree(services.db, { ...callerOf(request.session), titleOf });
};

/** Routes for the rights of roles: the tree to choose from, what a role has, and saving it. */
export const roleRightsRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db } = services;
  const tree = treeOf(services);
  return [
    { method: 'GET', url: '/sys/role/queryTreeList', permission: 'system:role:list', scope: 'tenant', handle: tree },
    {
      method: 'GET',
      url: '/sys/permission/queryTreeList',
      permission: 'system:role:list',
      scope: 'tenant',
      handle: tree,
    },
    {
      method: 'GET',
      url: '/sys/permission/queryRolePermission',
      permission: 'system:role:list',
      scope: 'tenant',
      schema: { querystring: { type: 'object', required: ['roleId'], properties: { roleId: ID } } },
      handle: async ({ query, session }) => {
        const { roleId } = query as { readonly roleId: string };
        const role = await db
          .selectFrom('sys_role')
          .where('id', '=', roleId)
          .where('tenant_id', '=', session.user.tenantId)
          .select('id')
          .executeTakeFirst();
        if (role === undefined) throw notFound(serverText('roleNotFound'));
        return permissionsOfRole(db, role.id);
      },
    },
    {
      method: 'POST',
      url: '/sys/permission/saveRolePermission',
      permission: 'system:permission:saveRole',
      scope: 'tenant',
      schema: {
        body: {
          type: 'object',
          required: ['roleId'],
          properties: { roleId: ID, permissionIds: IDS, lastpermissionIds: IDS },
        },
      },
      handle: async ({ body, session }) =>
        saveRights(db, await administratorOf(services, callerOf(session)), body as SentRights),
    },
  ];
};
