import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../../core/calls/session.ts';
import { allUsers, usersOf, type DirectoryEntity } from '../../directory/people/directoryEntities.ts';
import type { DirectoryQuery } from '../../directory/people/listDirectory.ts';
import { directoryQuery } from '../../directory/people/directoryQuery.ts';
import type { Services } from '../../core/services/services.ts';
import { managedTenants } from '../../directory/users/userLinks.ts';

type Fragment = RawBuilder<unknown>;

const shownOnly = { isNoCondition: true, isNoOrder: true } as const;

/** A tenant id, or the column that holds it in each row. */
type TenantId = string | Fragment;

/** Returns SQL for the names of departments or posts of a tenant whose ids a column holds, separated by commas. */
export const departmentNamesIn = (tenantId: TenantId, column: Fragment): Fragment => sql`(
  select string_agg(depart.depart_name, ',' order by depart.org_code) from sys_depart depart
  where depart.tenant_id = ${tenantId} and depart.del_flag = 0 and depart.id = any(string_to_array(${column}, ',')))`;

const departmentIdsIn = (tenantId: TenantId, column: Fragment): Fragment => sql`(
  select string_agg(depart.id, ',' order by depart.org_code) from sys_depart depart
  where depart.tenant_id = ${tenantId} and depart.id = any(string_to_array(${column}, ',')))`;

/** The user's roles in this tenant; the columns of a user describe the user's home tenant. */
const rolesIn = (tenantId: TenantId): Fragment => sql`(
  select string_agg(role.id, ',' order by role.role_code) from sys_user_role link join sys_role role
  on role.id = link.role_id where link.user_id = sys_user.id and role.tenant_id = ${tenantId})`;

const departmentsIn = (tenantId: TenantId): Fragment => sql`(
  select string_agg(depart.id, ',' order by depart.org_code) from sys_user_depart link join sys_depart depart
  on depart.id = link.depart_id
  where link.user_id = sys_user.id and depart.tenant_id = ${tenantId} and depart.del_flag = 0)`;

/**
 * Rights that show the roles of a user: the right to query them, and the right to edit, since an edit without them
 * would remove the roles.
 */
const SEE_ROLES = ['system:user:queryUserRole', 'system:user:edit'] as const;

/** That form expects numbers for its choices. */
const numbered = (stored: unknown): number | null => (stored === null || stored === '' ? null : Number(stored));

/**
 * Returns all fields that the form of that client is filled from: an edit from there would clear a field that a row
 * leaves out. Other tenants of a user are listed only if the caller manages them.
 */
function formFields({ user, permissions }: Session, tenantId: TenantId): DirectoryEntity['fields'] {
  const column = (name: string): Fragment => sql.ref(`sys_user.${name}`);
  const ids = (name: string) => ({ sql: departmentIdsIn(tenantId, column(name)), ...shownOnly });
  const names = (name: string) => ({ sql: departmentNamesIn(tenantId, column(name)), ...shownOnly });
  return {
    mainDepPostId: ids('main_dep_post_id'),
    mainDepPostId_dictText: names('main_dep_post_id'),
    otherDepPostId: ids('other_dep_post_id'),
    otherDepPostId_dictText: names('other_dep_post_id'),
    izHideContact: { sql: sql`coalesce(sys_user.iz_hide_contact, '0')`, ...shownOnly },
    userIdentity: { sql: column('user_identity'), ...shownOnly, shown: numbered },
    sort: { sql: column('sort_no'), isNoCondition: true },
    positionType: { sql: column('position_type'), ...shownOnly },
    departIds: ids('depart_ids'),
    departIds_dictText: names('depart_ids'),
    ...(SEE_ROLES.some((right) => permissions.has(right)) && {
      selectedroles: { sql: rolesIn(tenantId), ...shownOnly },
    }),
    selecteddeparts: { sql: departmentsIn(tenantId), ...shownOnly },
    belongDepIds: { sql: departmentsIn(tenantId), ...shownOnly },
    activitiSync: { sql: column('activiti_sync'), ...shownOnly, shown: numbered },
    relTenantIds: {
      sql: sql`(select string_agg(link.tenant_id, ',' order by link.tenant_id) from sys_user_tenant link
        where link.user_id = sys_user.id and link.tenant_id in (${managedTenants(user)}))`,
      ...shownOnly,
    },
  };
}

/**
 * Users of the caller's tenant. For a user whose home tenant is another one, the columns reveal no departments of that
 * tenant.
 */
export function usersWithForm(session: Session): DirectoryEntity {
  const { tenantId } = session.user;
  const { page: _, ...users } = usersOf(tenantId);
  return { ...users, fields: { ...users.fields, ...formFields(session, tenantId) } };
}

/** Users of all tenants, each as in the user's home tenant. */
export const allUsersWithForm = (session: Session): DirectoryEntity => ({
  ...allUsers,
  fields: { ...allUsers.fields, ...formFields(session, sql.ref('sys_user.tenant_id')) },
});

interface ManagedPeople extends Pick<DirectoryQuery, 'where'> {
  readonly thing: DirectoryEntity;
}

/** Restricts the query to the people that the list of users shows: those whom data rules allow the caller to see. */
export function managedQuestion(
  services: Services,
  request: FastifyRequest,
  { thing, where }: ManagedPeople,
): DirectoryQuery {
  const question = directoryQuery(services, request);
  const rows = question.ruledRows(thing);
  return { ...question, where: rows === undefined ? where : [...where, rows] };
}
