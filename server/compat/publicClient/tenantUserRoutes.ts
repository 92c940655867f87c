import type { FastifyRequest } from 'fastify';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { ApiError, businessFailure, forbidden, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { textParameters } from '../../core/calls/textParameters.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { createWrite } from '../../records/operations/recordCalls.ts';
import { addRecord, editRecord } from '../../records/operations/saveRecord.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { editOwnTenant, OWN_TENANT_BODY, type OwnTenantForm } from '../../directory/tenantManagement/ownTenant.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { USER_URL, userHook } from '../../directory/users/userHook.ts';
import { setUserLinks } from '../../directory/users/userLinks.ts';

const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength, pattern: '^[^\\u0000]*$' });
const KEYS = ['username', 'realname', 'phone', 'email', 'workNo', 'post', 'selecteddeparts', 'selectedroles'] as const;

const PROPERTIES = {
  id: text(64),
  ...Object.fromEntries(KEYS.map((key) => [key, text(4000)])),
  // The tenants of the user; only the caller's tenant is accepted.
  relTenantIds: { type: ['string', 'number', 'null'], maxLength: 4000 },
  // The client sends the same constant for everybody; it is never used as a password.
  password: text(200),
};

type UserForm = Readonly<Partial<Record<(typeof KEYS)[number] | 'id', string | null>>> & {
  readonly relTenantIds?: string | number | null;
};

/** Returns the fields of a form that are stored. */
const recordIn = (form: UserForm): Readonly<Record<string, string | null>> =>
  Object.fromEntries(KEYS.flatMap((key) => (form[key] === undefined ? [] : [[key, form[key]]])));

function refuseOtherTenants({ session }: FastifyRequest, { relTenantIds }: UserForm): void {
  const { tenantId } = session.user;
  if (idsOf(String(relTenantIds ?? '')).some((id) => id !== tenantId))
    throw new ApiError(403, serverText('tenantsOfOthers'));
}

const ROLES_RIGHT = 'system:user:addUserRole';

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Returns the ids of a user's roles and departments in the caller's tenant. */
async function linksOf(trx: Db, { user: { tenantId } }: Administrator, userId: string) {
  const roles = await trx
    .selectFrom('sys_user_role as link')
    .innerJoin('sys_role as role', 'role.id', 'link.role_id')
    .where('link.user_id', '=', userId)
    .where('role.tenant_id', '=', tenantId)
    .select('role.id')
    .execute();
  const departments = await trx
    .selectFrom('sys_user_depart as link')
    .innerJoin('sys_depart as depart', 'depart.id', 'link.depart_id')
    .where('link.user_id', '=', userId)
    .where('depart.tenant_id', '=', tenantId)
    .select('depart.id')
    .execute();
  return { selectedroles: roles.map(({ id }) => id), selecteddeparts: departments.map(({ id }) => id) };
}

/**
 * Edits a member whose home tenant is another one: the tenant changes his roles and departments here, but neither name
 * nor phone.
 */
const editMember = (db: Db, caller: Administrator, form: UserForm): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id = '', selectedroles, selecteddeparts } = form;
    const member = await trx
      .selectFrom('sys_user')
      .where('id', '=', id ?? '')
      .where('del_flag', '=', 0)
      .where(isMemberOf(caller.user.tenantId))
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (member === undefined) throw businessFailure(serverText('memberUnknown'));
    const ids = (said: string | null | undefined) => (said === undefined ? undefined : idsOf(said ?? ''));
    const before = await linksOf(trx, caller, member.id);
    const [roles, departments] = [ids(selectedroles), ids(selecteddeparts)];
    if (roles !== undefined && !isSameSet(roles, before.selectedroles) && !caller.can(ROLES_RIGHT))
      throw forbidden(ROLES_RIGHT);
    await setUserLinks(trx, caller, { userId: member.id, wanted: { roles, departments } });
    const after = await linksOf(trx, caller, member.id);
    await auditChange(trx, caller.user, [{ table: 'sys_user_member', id: member.id, before, after }]);
  });

const isAtHome = async (db: Db, tenantId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('sys_user')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('del_flag', '=', 0)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** Routes by which the tenant pages of that client edit people of the caller's tenant and the tenant's own data. */
export function tenantUserRoutes(services: Services): readonly RouteDefinition[] {
  const { db, schemas } = services;
  const write = createWrite(services, { tables: createPageTables(db, () => schemas.pages()), hooks: [userHook] });
  const userPage = (request: FastifyRequest) => {
    const page = schemas.pageByUrl(USER_URL);
    if (page === undefined) throw notFound();
    return schemas.inLanguage(page, languageOf(request));
  };
  const route = (
    { method, url, permission }: { readonly method: 'POST' | 'PUT'; readonly url: string; readonly permission: string },
    schema: RouteDefinition['schema'],
    handle: RouteDefinition['handle'],
  ): RouteDefinition => ({ method, url, permission, scope: 'tenant', schema, handle });
  const bodyWith = (...required: readonly string[]) => ({ body: { type: 'object', required, properties: PROPERTIES } });
  return [
    route(
      { method: 'POST', url: '/sys/user/addTenantUser', permission: 'system:user:add' },
      bodyWith('username', 'realname'),
      (request) => {
        const form = request.body as UserForm;
        refuseOtherTenants(request, form);
        const call = { request, page: userPage(request) };
        return write('add', call, (writing) => addRecord(writing, { body: recordIn(form), reasons: {} }));
      },
    ),
    route(
      { method: 'POST', url: '/sys/user/editTenantUser', permission: 'system:user:edit' },
      bodyWith('id'),
      async (request) => {
        const form = request.body as UserForm;
        refuseOtherTenants(request, form);
        const { session } = request;
        const id = form.id ?? '';
        if (await isAtHome(db, session.user.tenantId, id)) {
          const body = { id, ...recordIn(form) };
          return write('edit', { request, page: userPage(request) }, (writing) =>
            editRecord(writing, { body, reasons: {} }),
          );
        }
        await editMember(db, await administratorOf(services, callerOf(session)), form);
        return new Answer(null, serverText('edited'));
      },
    ),
    route(
      { method: 'PUT', url: '/sys/tenant/editOwnTenant', permission: 'system:tenant:edit' },
      { body: OWN_TENANT_BODY },
      async (request) => {
        await editOwnTenant(db, request.session.user, request.body as OwnTenantForm);
        return new Answer(null, serverText('edited'));
      },
    ),
    {
      // Default packs for every tenant: a tenant without packs may use everything, so there are none to copy.
      ...route(
        { method: 'POST', url: '/sys/tenant/syncDefaultPack', permission: 'system:tenant:edit' },
        textParameters(),
        () => {
          throw businessFailure(serverText('packsHaveNoDefault'));
        },
      ),
      bodyless: true,
    },
  ];
}
