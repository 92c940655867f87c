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

/** A tenant by its id, or the column that names it in each row. */
type TenantId = string | Fragment;

/** Names of departments or posts of a tenant whose ids stand in a column by commas. */
export const departmentNamesIn = (tenantId: TenantId, column: Fragment): Fragment => sql`(
  select string_agg(depart.depart_name, ',' order by depart.org_code) from sys_depart depart
  where depart.tenant_id = ${tenantId} and depart.del_flag = 0 and depart.id = any(string_to_array(${column}, ',')))`;

const departmentIdsIn = (tenantId: TenantId, column: Fragment): Fragment => sql`(
  select string_agg(depart.id, ',' order by depart.org_code) from sys_depart depart
  where depart.tenant_id = ${tenantId} and depart.id = any(string_to_array(${column}, ',')))`;

/** What somebody is in this tenant; the columns of a user tell of the tenant where he is at home. */
const rolesIn = (tenantId: TenantId): Fragment => sql`(
  select string_agg(role.id, ',' order by role.role_code) from sys_user_role link join sys_role role
  on role.id = link.role_id where link.user_id = sys_user.id and role.tenant_id = ${tenantId})`;

const departmentsIn = (tenantId: TenantId): Fragment => sql`(
  select string_agg(depart.id, ',' order by depart.org_code) from sys_user_depart link join sys_depart depart
  on depart.id = link.depart_id
  where link.user_id = sys_user.id and depart.tenant_id = ${tenantId} and depart.del_flag = 0)`;

/** Who has which roles is for those who may ask it, or whose edit would take them away. */
const SEE_ROLES = ['system:user:queryUserRole', 'system:user:edit'] as const;

/** That form has numbers for its choices. */
const numbered = (stored: unknown): number | null => (stored === null || stored === '' ? null : Number(stored));

/**
 * All that the form of that client is filled from: what a row leaves out, an edit from there would clear. Other tenants
 * of a user are named as far as the caller manages them.
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

/** Users of the caller's tenant; the columns of one who is at home elsewhere tell nothing of departments there. */
export function usersWithForm(session: Session): DirectoryEntity {
  const { tenantId } = session.user;
  const { page: _, ...users } = usersOf(tenantId);
  return { ...users, fields: { ...users.fields, ...formFields(session, tenantId) } };
}

/** Users of all tenants, each as in the tenant where he is at home. */
export const allUsersWithForm = (session: Session): DirectoryEntity => ({
  ...allUsers,
  fields: { ...allUsers.fields, ...formFields(session, sql.ref('sys_user.tenant_id')) },
});

interface ManagedPeople extends Pick<DirectoryQuery, 'where'> {
  readonly thing: DirectoryEntity;
}

/** People as the list of users shows them: those whom data rules leave to the caller, and nobody else. */
export function managedQuestion(
  services: Services,
  request: FastifyRequest,
  { thing, where }: ManagedPeople,
): DirectoryQuery {
  const question = directoryQuery(services, request);
  const rows = question.ruledRows(thing);
  return { ...question, where: rows === undefined ? where : [...where, rows] };
}
