import { sql, type RawBuilder } from 'kysely';
import { forbidden } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { inDepartments } from '../../directory/people/departmentRows.ts';
import { usersOf } from '../../directory/people/directoryEntities.ts';
import { listDirectory } from '../../directory/people/listDirectory.ts';
import { directoryQuery } from '../../directory/people/directoryQuery.ts';
import type { Services } from '../../core/services/services.ts';

type Fragment = RawBuilder<unknown>;

/** Who has which role is visible to users who may list roles, as by `/sys/user/userRoleList`. */
const ROLES_RIGHT = 'system:role:list';

const withRoles = (tenantId: string, ids: readonly string[]): readonly Fragment[] =>
  ids.length === 0
    ? []
    : [
        sql`exists (select from sys_user_role link join sys_role role on role.id = link.role_id
          where link.user_id = sys_user.id and role.tenant_id = ${tenantId} and role.id = any(${[...ids]}::text[]))`,
      ];

const without = (ids: readonly string[]): readonly Fragment[] =>
  ids.length === 0 ? [] : [sql`not sys_user.id = any(${[...ids]}::text[])`];

/**
 * Lists the users that can be picked, filtered by department, role and part of the number or name, without those
 * already picked.
 */
export const userPickerRoute = (services: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/user/selectUserList',
  permission: 'authenticated',
  scope: 'tenant',
  schema: textParameters(20_000),
  handle: (request) => {
    const { departId = '', roleId = '', excludeUserIdList = '', ...parameters } = parametersOf(request);
    const { session } = request;
    const { tenantId } = session.user;
    const roles = idsOf(roleId);
    if (roles.length > 0 && !session.permissions.has(ROLES_RIGHT)) throw forbidden(ROLES_RIGHT);
    const where = [
      sql`sys_user.status = 1`,
      ...inDepartments(tenantId, idsOf(departId)),
      ...withRoles(tenantId, roles),
      ...without(idsOf(excludeUserIdList)),
    ];
    return listDirectory(services.db, usersOf(tenantId), {
      question: directoryQuery(services, request, { where }),
      parameters,
    });
  },
});
