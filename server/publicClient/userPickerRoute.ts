import { sql, type RawBuilder } from 'kysely';
import { forbidden } from '../base/errors.ts';
import { idsOf } from '../base/idsOf.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../calls/textParameters.ts';
import { inDepartments } from '../people/departmentRows.ts';
import { usersOf } from '../people/listedThings.ts';
import { listThings } from '../people/listThings.ts';
import { thingQuestion } from '../people/thingQuestion.ts';
import type { Services } from '../services/services.ts';

type Fragment = RawBuilder<unknown>;

/** Who has which role is open to those who may list roles, as by `/sys/user/userRoleList`. */
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

/** Who can be picked, by department, role and a part of number or name, without those who were picked already. */
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
    return listThings(services.db, usersOf(tenantId), [thingQuestion(services, request, { where }), parameters]);
  },
});
