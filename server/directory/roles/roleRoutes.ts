import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rolesOf } from '../people/directoryEntities.ts';
import { wholeDirectory, listDirectory } from '../people/listDirectory.ts';
import { directoryQuery } from '../people/directoryQuery.ts';
import type { Services } from '../../core/services/services.ts';
import { rightsMatrixRoute } from './rightsMatrix.ts';
import { roleHomeRoutes } from './roleHomes.ts';
import { roleRightsRoutes } from './roleRights.ts';
import { roleUserRoutes } from './roleUsers.ts';

const TEXT = { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' };

/** Checks whether a code is free in the tenant; the role's own code counts as free. */
const checkCode =
  ({ db }: Services) =>
  async ({ query, session }: FastifyRequest): Promise<Answer> => {
    const { id = '', roleCode } = query as Readonly<Record<string, string>>;
    const taken = await db
      .selectFrom('sys_role')
      .where('tenant_id', '=', session.user.tenantId)
      .where('role_code', '=', (roleCode ?? '').trim())
      .where('id', '<>', id)
      .select('id')
      .executeTakeFirst();
    if (taken !== undefined) throw businessFailure(serverText('roleCodeTaken'));
    return new Answer(null, serverText('roleCodeFree'));
  };

/** Returns all roles of the tenant, with the fields that the caller may read (D61). */
const all = (services: Services) => async (request: FastifyRequest) => {
  const { tenantId } = request.session.user;
  const roles = await wholeDirectory(services.db, rolesOf(tenantId), {
    question: directoryQuery(services, request),
    parameters: {},
  });
  if (roles.length === 0) throw businessFailure(serverText('noRoles'));
  return roles;
};

/**
 * Routes for roles other than their records: lists for pickers, their rights, their users, their home pages (contract
 * §4.2).
 */
export const roleRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/role/listByTenant',
    permission: 'authenticated',
    scope: 'tenant',
    schema: { querystring: { type: 'object', maxProperties: 60, additionalProperties: TEXT } },
    handle: (request) =>
      listDirectory(services.db, rolesOf(request.session.user.tenantId), {
        question: directoryQuery(services, request),
        parameters: request.query as Readonly<Record<string, string>>,
      }),
  },
  {
    method: 'GET',
    url: '/sys/role/queryall',
    permission: 'authenticated',
    scope: 'tenant',
    handle: all(services),
  },
  {
    // Other products return roles of all tenants; here only those of the caller's tenant are returned.
    method: 'GET',
    url: '/sys/role/queryallNoByTenant',
    permission: 'system:role:queryallNoByTenant',
    scope: 'tenant',
    handle: all(services),
  },
  {
    method: 'GET',
    url: '/sys/role/checkRoleCode',
    light: true,
    permission: 'system:role:list',
    scope: 'tenant',
    schema: {
      querystring: { type: 'object', required: ['roleCode'], properties: { id: TEXT, roleCode: TEXT } },
    },
    handle: checkCode(services),
  },
  rightsMatrixRoute(services),
  ...roleRightsRoutes(services),
  ...roleUserRoutes(services),
  ...roleHomeRoutes(services),
];
