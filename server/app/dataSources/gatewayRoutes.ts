import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, forbidden, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { createWrite } from '../../records/operations/recordCalls.ts';
import { addRecord, editRecord } from '../../records/operations/saveRecord.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { copyRoute, deletedRoutes, destroyRoutes, GATEWAY_URL, restoreRoutes } from './gatewayBin.ts';

const RIGHT = 'system:gatewayRoute';

const schema = {
  body: {
    type: 'object',
    required: ['router'],
    properties: { router: { type: ['object', 'string'], maxLength: 20_000 } },
  },
};

const LIST = { type: 'string', minLength: 1, maxLength: 20_000, pattern: '^[^\\u0000]*$' };
const ids = { type: 'object', required: ['ids'], properties: { ids: LIST } };
const sentIds = {
  ...ids,
  properties: { ids: { anyOf: [LIST, { type: 'array', maxItems: 500, items: { ...LIST, maxLength: 64 } }] } },
};

type Fields = Readonly<Record<string, unknown>>;

const objectIn = (router: unknown): Fields | undefined => {
  try {
    const read: unknown = typeof router === 'string' ? JSON.parse(router) : router;
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
};

/** Stores the lists of conditions and filters as JSON and the numeric status as its dictionary value. */
const asRecord = (router: Fields): Fields =>
  Object.fromEntries(
    Object.entries(router).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : typeof value === 'number'
          ? String(value)
          : value,
    ]),
  );

/** Runs a change of the page's records for a request. */
type Change = (request: FastifyRequest, work: (writing: WriteContext) => Promise<Answer>) => Promise<Answer>;

/** Recycle bin and copy of routes, as the newest public client calls them. */
const binRoutes = (db: Db, change: Change): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: `${GATEWAY_URL}/deleteList`,
    permission: `${RIGHT}:delete`,
    scope: 'tenant',
    handle: ({ session }) => deletedRoutes(db, session.user),
  },
  {
    method: 'PUT',
    url: `${GATEWAY_URL}/putRecycleBin`,
    permission: `${RIGHT}:add`,
    scope: 'page',
    schema: { body: sentIds },
    handle: (request) => change(request, (writing) => restoreRoutes(writing, idsOf(String(Object(request.body).ids)))),
  },
  {
    method: 'DELETE',
    url: `${GATEWAY_URL}/deleteRecycleBin`,
    permission: `${RIGHT}:delete`,
    scope: 'tenant',
    bodyless: true,
    schema: { querystring: ids },
    handle: ({ query, session }) => destroyRoutes(db, session.user, idsOf(String(Object(query).ids))),
  },
  {
    method: 'GET',
    url: `${GATEWAY_URL}/copyRoute`,
    permission: `${RIGHT}:add`,
    scope: 'page',
    schema: { querystring: { type: 'object', required: ['id'], properties: { id: { ...LIST, maxLength: 64 } } } },
    handle: (request) => {
      // Copying a route reads it, so the list right is required.
      if (!request.session.permissions.has(`${RIGHT}:list`)) throw forbidden(`${RIGHT}:list`);
      return change(request, (writing) => copyRoute(writing, String(Object(request.query).id)));
    },
  },
];

export const gatewayRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const tables = createPageTables(db, () => schemas.pages());
  const write = createWrite(services, { tables, hooks: [] });
  const pageOf = (request: FastifyRequest): CompiledPage => {
    const page = schemas.pageByUrl(GATEWAY_URL);
    if (page === undefined) throw notFound();
    return schemas.inLanguage(page, languageOf(request));
  };
  return [
    ...binRoutes(db, (request, work) =>
      write(request.url.split('?', 1)[0] ?? '', { request, page: pageOf(request) }, work),
    ),
    {
      method: 'POST',
      url: `${GATEWAY_URL}/updateAll`,
      permission: `${RIGHT}:edit`,
      scope: 'page',
      light: true,
      schema,
      handle: async (request) => {
        const router = objectIn((request.body as Fields)['router']);
        if (router === undefined) throw badRequest(serverText('badRouter'));
        const page = pageOf(request);
        const fresh = newId();
        return write('updateAll', { request, page, newId: fresh }, async (writing) => {
          const { tenantId } = writing.caller.user;
          const { rows } = await sql<{ id: string }>`select id from ${sql.table(page.resource.table)}
            where tenant_id = ${tenantId} and (id = ${String(router['id'] ?? '')} or router_id = ${String(router['routerId'] ?? '')})
            order by id = ${String(router['id'] ?? '')} desc limit 1`.execute(writing.trx);
          const id = rows[0]?.id;
          const { version: _, ...body } = asRecord(router);
          if (id !== undefined) return editRecord(writing, { body: { ...body, id }, reasons: {} });
          if (!writing.caller.can(`${RIGHT}:add`)) throw forbidden(`${RIGHT}:add`);
          return addRecord(writing, { body: { ...body, id: undefined }, reasons: {}, newId: fresh });
        });
      },
    },
    {
      method: 'GET',
      url: `${GATEWAY_URL}/clearRedis`,
      permission: `${RIGHT}:edit`,
      scope: 'none',
      light: true,
      // Routes are read from the database on every request: there is no cache to refresh.
      handle: () => new Answer(null, serverText('routesFresh')),
    },
  ];
};
