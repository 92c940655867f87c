import type { FastifyRequest } from 'fastify';
import { idsOf } from '../base/idsOf.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { listedText } from '../dictionaries/listedText.ts';
import { inDepartments } from '../people/departmentRows.ts';
import { listThings } from '../people/listThings.ts';
import type { Services } from '../services/services.ts';
import { firstTenant } from '../tenants/tenants.ts';
import { allUsersWithForm, usersWithForm } from './userFormFields.ts';

/** Values are texts, none of them twice. */
const TEXTS = {
  querystring: {
    type: 'object',
    maxProperties: 60,
    additionalProperties: { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' },
  },
};

/** Lets administrators of the first tenant, which runs the installation, see the users of all. */
const SEES_ALL = 'system:user:listAll';

/**
 * The list of that client's page of users, whose rows fill the form: users of the caller's tenant, or of all tenants
 * (contract 4.1). `departId`: of these departments of the caller's tenant and of those below them.
 */
export const userListRoute = (services: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/user/listAll',
  permission: 'system:user:list',
  scope: 'tenant',
  schema: TEXTS,
  handle: async (request: FastifyRequest) => {
    const { db, schemas } = services;
    const { session } = request;
    const { user, permissions } = session;
    const { departId = '', ...parameters } = request.query as Readonly<Record<string, string>>;
    const seesAll = permissions.has(SEES_ALL) && user.tenantId === (await firstTenant(db));
    const where = inDepartments(user.tenantId, idsOf(departId));
    const question = { session, where, names: [], textOf: listedText(schemas, languageOf(request)) };
    return listThings(db, seesAll ? allUsersWithForm(session) : usersWithForm(session), [question, parameters]);
  },
});
