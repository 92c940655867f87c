import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { businessFailure } from '../../core/base/errors.ts';
import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { wholeDirectory, listDirectory } from '../people/listDirectory.ts';
import { directoryQuery } from '../people/directoryQuery.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { tenantIds } from './tenantParameters.ts';
import { TENANT_BODY, type TenantForm } from './tenantForm.ts';
import { tenantsFor } from './tenantThings.ts';
import { addTenant, dropTenants, editTenant, removeTenants, revertTenants } from './writeTenants.ts';

/** Returns the tenants with these ids, or all, among those that the caller sees. */
const among = (services: Services, request: FastifyRequest, ids: readonly string[] | undefined) =>
  wholeDirectory(services.db, tenantsFor(request.session.user), {
    question: directoryQuery(services, request, {
      where: ids === undefined ? [] : [sql`sys_tenant.id = any(${[...ids]}::text[])`],
    }),
    parameters: {},
  });

const one = async (services: Services, request: FastifyRequest, id: string) => {
  const [found] = await among(services, request, [id]);
  if (found === undefined) throw businessFailure(serverText('tenantUnknown'));
  return found;
};

function readingRoutes(services: Services): readonly RouteDefinition[] {
  const get = (url: string, handle: (request: FastifyRequest) => unknown): RouteDefinition => ({
    method: 'GET',
    url: `/sys/tenant/${url}`,
    permission: 'system:tenant:list',
    scope: 'tenant',
    schema: textParameters(),
    handle,
  });
  const list = (deleted: boolean) => (request: FastifyRequest) =>
    listDirectory(services.db, tenantsFor(request.session.user, { deleted }), {
      question: directoryQuery(services, request),
      parameters: parametersOf(request),
    });
  return [
    get('list', list(false)),
    get('recycleBinPageList', list(true)),
    get('queryById', (request) => one(services, request, tenantIds(parametersOf(request)['id'], 'id')[0] ?? '')),
    get('queryList', (request) => {
      const { ids } = parametersOf(request);
      return among(services, request, ids === undefined || ids === '' ? undefined : tenantIds(ids));
    }),
  ];
}

/** A call that changes the tenants whose ids are in its address. */
interface ManyCall {
  readonly url: string;
  readonly method: 'DELETE' | 'PUT';
  readonly change: (db: Db, caller: Administrator, ids: readonly string[]) => Promise<void>;
  readonly said: ServerText;
}

const MANY: readonly ManyCall[] = [
  { url: 'delete', method: 'DELETE', change: removeTenants, said: serverText('deleted') },
  { url: 'deleteBatch', method: 'DELETE', change: removeTenants, said: serverText('batchDeleted') },
  { url: 'deleteLogicDeleted', method: 'DELETE', change: dropTenants, said: serverText('deleted') },
  { url: 'revertTenantLogic', method: 'PUT', change: revertTenants, said: serverText('tenantReverted') },
];

function writingRoutes(services: Services): readonly RouteDefinition[] {
  const { db } = services;
  const administrator = ({ session }: FastifyRequest) => administratorOf(services, callerOf(session));
  const save = (
    name: 'add' | 'edit',
    body: object,
    work: (request: FastifyRequest, form: TenantForm) => Promise<string>,
  ): RouteDefinition => ({
    method: name === 'add' ? 'POST' : 'PUT',
    url: `/sys/tenant/${name}`,
    permission: `system:tenant:${name}`,
    scope: 'tenant',
    schema: { body },
    handle: async (request) => {
      const id = await work(request, request.body as TenantForm);
      return new Answer(await one(services, request, id), serverText(name === 'add' ? 'added' : 'edited'));
    },
  });
  return [
    save('add', TENANT_BODY, ({ session }, form) => addTenant(db, session, form)),
    save('edit', { ...TENANT_BODY, required: ['id', 'name'] }, async (request, form) => {
      await editTenant(db, await administrator(request), form);
      return String(form.id);
    }),
    ...MANY.map(({ url, method, change, said }): RouteDefinition => ({
      method,
      url: `/sys/tenant/${url}`,
      permission: 'system:tenant:delete',
      scope: 'tenant',
      schema: textParameters(),
      bodyless: true,
      handle: async (request) => {
        const { id, ids = id } = parametersOf(request);
        await change(db, await administrator(request), tenantIds(ids));
        return new Answer(null, said);
      },
    })),
  ];
}

/**
 * Routes for tenants: the first one manages all of them, every other reads only its own (contract §4.6, decision 0066).
 */
export const tenantRoutes = (services: Services): readonly RouteDefinition[] => [
  ...readingRoutes(services),
  ...writingRoutes(services),
];
