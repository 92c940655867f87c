import type { FastifyRequest } from 'fastify';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { ApiError, badRequest, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { bindOwnRules } from '../../data/permissions/bindOwnRules.ts';
import { writeRights } from '../../data/permissions/granting.ts';
import { departmentRolesById, rolesOfDepartments } from '../../data/permissions/callerRights.ts';
import { assertHolds, assertWithin } from '../../data/permissions/withinRights.ts';
import { menuTitles } from '../../data/permissions/menuTitles.ts';
import { permissionTree } from '../../data/permissions/permissionTree.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { rightsSaved } from '../roles/roleRights.ts';
import { namesOfPermissions } from '../roles/roleRows.ts';
import type { Services } from '../../core/services/services.ts';
import {
  departmentThere,
  departRoleThere,
  givePermissions,
  permissionsOf,
  takePermissions,
  type PermissionTable,
} from './permissionLinks.ts';

const MAX_PERMISSIONS = 5000;
const MAX_NAMED = 5;
const ID = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' };
const IDS = { type: ['string', 'null'], maxLength: 200_000, pattern: '^[^\\u0000]*$' };
const SAVES = 'system:permission:saveDepart';

interface SentRights {
  readonly departId?: string;
  readonly roleId?: string;
  readonly permissionIds?: string | null;
  /** The ids that the caller's screen started with: ids in neither list are not changed. */
  readonly lastpermissionIds?: string | null;
}

interface Subject {
  readonly table: PermissionTable;
  readonly id: string;
  /** For a department role: it can hold only what its department holds. */
  readonly departId?: string;
}

const changeOf = ({ permissionIds, lastpermissionIds }: SentRights) => {
  const wanted = new Set(idsOf(permissionIds ?? ''));
  const last = new Set(idsOf(lastpermissionIds ?? ''));
  if (wanted.size > MAX_PERMISSIONS)
    throw badRequest(serverText('tooManyValues', { name: 'permissionIds', most: MAX_PERMISSIONS }));
  return { added: [...wanted].filter((id) => !last.has(id)), removed: [...last].filter((id) => !wanted.has(id)) };
};

/** Refuses to grant a department role what the department does not have. */
async function refuseBeyond(db: Db, departId: string, added: readonly string[]): Promise<void> {
  const open = new Set(await permissionsOf(db, 'sys_depart_permission', departId));
  const beyond = added.filter((id) => !open.has(id));
  if (beyond.length === 0) return;
  const names = (await namesOfPermissions(db, beyond)).slice(0, MAX_NAMED).join(', ');
  throw new ApiError(403, serverText('beyondDepartment', { names, count: beyond.length }));
}

const save = (
  db: Db,
  caller: Administrator,
  { subject, sent }: { readonly subject: Subject; readonly sent: SentRights },
): Promise<Answer> =>
  writeRights(db, caller, async (trx) => {
    const { table, id, departId } = subject;
    const { added, removed } = changeOf(sent);
    const before = await permissionsOf(trx, table, id);
    const fresh = added.filter((one) => !before.includes(one));
    const { tenantId } = caller.user;
    await assertHolds(trx, caller.held, { tenantId, permissionIds: fresh });
    const roles = departId === undefined ? rolesOfDepartments([id]) : departmentRolesById([id]);
    await assertHolds(trx, caller.held, { tenantId, permissionIds: before });
    await assertWithin(trx, caller.held, roles);
    if (departId !== undefined) await refuseBeyond(trx, departId, fresh);
    await givePermissions(trx, table, [id, fresh]);
    await takePermissions(trx, table, [id, removed]);
    const pages = departId === undefined ? [] : await bindOwnRules(trx, caller.held, roles);
    await assertWithin(trx, caller.held, roles);
    const after = await permissionsOf(trx, table, id);
    await auditChange(trx, caller.user, [
      {
        table,
        id,
        action: 'edit',
        before: { permissions: await namesOfPermissions(trx, before) },
        after: { permissions: await namesOfPermissions(trx, after) },
      },
    ]);
    return new Answer(null, rightsSaved(pages));
  });

class DepartmentRights {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  #administrator({ session }: FastifyRequest): Promise<Administrator> {
    return administratorOf(this.#services, callerOf(session));
  }

  async #department({ session }: FastifyRequest, id: string): Promise<Subject> {
    if (!(await departmentThere(this.#services.db, session.user.tenantId, id))) throw notFound();
    return { table: 'sys_depart_permission', id };
  }

  async #role({ session }: FastifyRequest, id: string): Promise<Subject> {
    const role = await departRoleThere(this.#services.db, session.user.tenantId, id);
    if (role === undefined) throw notFound(serverText('roleNotFound'));
    return { table: 'sys_depart_role_permission', id, departId: role.depart_id };
  }

  #read({ table, id }: Subject): Promise<readonly string[]> {
    return permissionsOf(this.#services.db, table, id);
  }

  ofDepartment = async (request: FastifyRequest) =>
    this.#read(await this.#department(request, (request.query as { departId: string }).departId));

  ofRole = async (request: FastifyRequest) =>
    this.#read(await this.#role(request, (request.query as { roleId: string }).roleId));

  /** Returns the tree of what the department has, which is what its roles can be granted. */
  tree = async (request: FastifyRequest) => {
    const { schemas, db } = this.#services;
    const only = await this.ofDepartment(request);
    const titleOf = menuTitles(schemas, languageOf(request));
    const { treeList } = await permissionTree(db, { ...callerOf(request.session), titleOf, only: new Set(only) });
    return { treeList, ids: only };
  };

  saveDepartment = async (request: FastifyRequest) => {
    const sent = request.body as SentRights;
    const subject = await this.#department(request, sent.departId ?? '');
    return save(this.#services.db, await this.#administrator(request), { subject, sent });
  };

  saveRole = async (request: FastifyRequest) => {
    const sent = request.body as SentRights;
    const subject = await this.#role(request, sent.roleId ?? '');
    return save(this.#services.db, await this.#administrator(request), { subject, sent });
  };
}

/** Routes for what a department's roles can be granted, and what each of them is granted (S6-9, S7-24, S7-26). */
export const departmentRightsRoutes = (services: Services): readonly RouteDefinition[] => {
  const calls = new DepartmentRights(services);
  const get = (
    { url, permission }: { readonly url: string; readonly permission: string },
    name: string,
    handle: RouteDefinition['handle'],
  ): RouteDefinition => ({
    method: 'GET',
    url,
    permission,
    scope: 'tenant',
    schema: { querystring: { type: 'object', required: [name], properties: { [name]: ID } } },
    handle,
  });
  const post = (url: string, name: string, handle: RouteDefinition['handle']): RouteDefinition => ({
    method: 'POST',
    url,
    permission: SAVES,
    scope: 'tenant',
    schema: {
      body: {
        type: 'object',
        required: [name],
        properties: { [name]: ID, permissionIds: IDS, lastpermissionIds: IDS },
      },
    },
    handle,
  });
  return [
    get(
      { url: '/sys/permission/queryDepartPermission', permission: 'system:depart:list' },
      'departId',
      calls.ofDepartment,
    ),
    post('/sys/permission/saveDepartPermission', 'departId', calls.saveDepartment),
    get(
      { url: '/sys/sysDepartPermission/queryTreeListForDeptRole', permission: 'system:departRole:list' },
      'departId',
      calls.tree,
    ),
    get(
      { url: '/sys/sysDepartPermission/queryDeptRolePermission', permission: 'system:departRole:list' },
      'roleId',
      calls.ofRole,
    ),
    post('/sys/sysDepartPermission/saveDeptRolePermission', 'roleId', calls.saveRole),
  ];
};
