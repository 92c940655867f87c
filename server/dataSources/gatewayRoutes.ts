import { sql } from 'kysely';
import { newId } from '../database/newId.ts';
import { Answer } from '../base/envelope.ts';
import { badRequest, forbidden, notFound } from '../base/errors.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { say } from '../messages/say.ts';
import { createWrite } from '../records/recordCalls.ts';
import { addRecord, editRecord } from '../records/saveRecord.ts';
import type { Services } from '../services/services.ts';
import { createPageTables } from '../tables/pageTables.ts';

/** Address of the page of gateway routes (contract §4.6). They are kept for a gateway; this server forwards nothing. */
const GATEWAY_URL = '/sys/gatewayRoute';
const RIGHT = 'system:gatewayRoute';

const schema = {
  body: {
    type: 'object',
    required: ['router'],
    properties: { router: { type: ['object', 'string'], maxLength: 20_000 } },
  },
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

/** Lists of conditions and filters are kept as JSON; numbers of the status as its value. */
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

export const gatewayRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const tables = createPageTables(db, () => schemas.pages());
  const write = createWrite(services, { tables, hooks: [] });
  return [
    {
      method: 'POST',
      url: `${GATEWAY_URL}/updateAll`,
      permission: `${RIGHT}:edit`,
      scope: 'page',
      light: true,
      schema,
      handle: async (request) => {
        const router = objectIn((request.body as Fields)['router']);
        if (router === undefined) throw badRequest(say('badRouter'));
        const known = schemas.pageByUrl(GATEWAY_URL);
        if (known === undefined) throw notFound();
        const page = schemas.inLanguage(known, languageOf(request));
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
      // Routes are read from the database each time: there is nothing that could be old.
      handle: () => new Answer(null, say('routesFresh')),
    },
  ];
};
