import type { FastifyRequest } from 'fastify';
import { idsOf } from '../../core/base/idsOf.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { inDepartments } from '../../directory/people/departmentRows.ts';
import { listDirectory } from '../../directory/people/listDirectory.ts';
import type { Services } from '../../core/services/services.ts';
import { firstTenant } from '../../data/tenants/tenants.ts';
import { allUsersWithForm, managedQuestion, usersWithForm } from './userFormFields.ts';

/** Lets administrators of the first tenant, which runs the installation, see the users of all tenants. */
const SEES_ALL = 'system:user:listAll';

/**
 * The list on the users page of that client, whose rows fill the form: users of the caller's tenant, or of all tenants
 * (contract 4.1). `departId` restricts it to these departments of the caller's tenant and those below them.
 */
export const userListRoute = (services: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/user/listAll',
  permission: 'system:user:list',
  scope: 'tenant',
  schema: textParameters(),
  handle: async (request: FastifyRequest) => {
    const { db } = services;
    const { session } = request;
    const { user, permissions } = session;
    const { departId = '', ...parameters } = parametersOf(request);
    const seesAll = permissions.has(SEES_ALL) && user.tenantId === (await firstTenant(db));
    const thing = seesAll ? allUsersWithForm(session) : usersWithForm(session);
    const where = inDepartments(user.tenantId, idsOf(departId));
    return listDirectory(db, thing, { question: managedQuestion(services, request, { thing, where }), parameters });
  },
});
