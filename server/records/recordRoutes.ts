import type { FastifyRequest } from 'fastify';
import type { CompiledPage } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { createDictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import type { Answer } from '../envelope.ts';
import { businessFailure, forbidden, notFound } from '../errors.ts';
import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { createPageTables } from '../tables/pageTables.ts';
import { readSaveBody, readTransitionBody } from './callBodies.ts';
import { callerOf } from './caller.ts';
import { once } from './idempotency.ts';
import { parseListParameters } from './listParameters.ts';
import { listRecords } from './listRecords.ts';
import { recordMessages } from './recordMessages.ts';
import { permissionOf } from './recordState.ts';
import { duplicateRefusal, outdatedRefusal, problemsRefusal } from './refusals.ts';
import { MAX_IDS, parseIds, removeRecords } from './removeRecords.ts';
import { addRecord, editRecord } from './saveRecord.ts';
import { onWire, readRecords } from './storedRecord.ts';
import { createTotals } from './totals.ts';
import { transitionOf, transitionRecord } from './transitionRecord.ts';
import type { Writing } from './writing.ts';

type Operation = 'list' | 'queryById' | 'add' | 'edit' | 'delete' | 'deleteBatch' | 'transition';

const METHODS: Readonly<Record<Operation, RouteDefinition['method']>> = {
  list: 'GET',
  queryById: 'GET',
  add: 'POST',
  edit: 'POST',
  delete: 'DELETE',
  deleteBatch: 'DELETE',
  transition: 'POST',
};

/** What the route asks for. A transition has a code of its own, which stands in the body and is checked once that is read. */
const NEEDS: Readonly<Record<Operation, 'list' | 'add' | 'edit' | 'delete'>> = {
  list: 'list',
  queryById: 'list',
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteBatch: 'delete',
  transition: 'list',
};

/** How many segments the address of a record family may have: `/bgd/export` has two. */
const DEPTHS = [1, 2, 3, 4];

const query = (request: FastifyRequest): Readonly<Record<string, unknown>> => Object(request.query);

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** What is no hash of a page says nothing. */
const pageHashOf = (request: FastifyRequest): string | undefined => {
  const hash = headerText(request, 'x-page-hash');
  return hash !== undefined && /^[0-9a-f]{1,64}$/.test(hash) ? hash : undefined;
};

/** `/api/bgd/export/list?…` → the page of `/bgd/export`; 404 when no page has this address. */
const pageOf = ({ schemas }: Services, request: FastifyRequest): CompiledPage => {
  const [path = ''] = request.url.split('?', 1);
  const page = schemas.pageByUrl(path.slice('/api'.length, path.lastIndexOf('/')));
  if (page === undefined) throw notFound();
  return page;
};

interface Call {
  readonly request: FastifyRequest;
  readonly page: CompiledPage;
}

/**
 * The record family of every page: one resolver for all of them, by the address that the page states. The permission
 * is looked up from page and operation at each call, so a new screen needs neither route nor restart.
 */
export const recordRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const texts = createDictionaryTexts((code) => schemas.dictionary(code));
  const totals = createTotals();
  const tables = createPageTables(db, () => schemas.pages());

  const write = async (operation: Operation, { request, page }: Call, work: (writing: Writing) => Promise<Answer>) => {
    const caller = callerOf(request.session, pageHashOf(request));
    const obstacles = await tables.ensure(page);
    if (obstacles.length > 0) throw businessFailure(recordMessages.tablesUnfit(obstacles.join('；')));
    const key = headerText(request, 'x-idempotency-key');
    const call = {
      key,
      userId: caller.user.id,
      operation: `${operation} ${page.resource.url}`,
      body: request.body ?? query(request),
    };
    const writing = (trx: Db): Writing => ({
      trx,
      page,
      caller,
      findDictionary: (code) => schemas.dictionary(code),
      schemas,
    });
    try {
      return await once(db, call, (trx) => work(writing(trx)));
    } catch (error) {
      const refusal = duplicateRefusal(page, error) ?? error;
      throw outdatedRefusal(page, caller, refusal) ?? refusal;
    }
  };

  const handlers: Readonly<Record<Operation, (call: Call) => Promise<unknown>>> = {
    list: async ({ request, page }) => {
      const caller = callerOf(request.session);
      const { request: list, problems } = parseListParameters(page, query(request), caller.can);
      if (problems.length > 0) throw problemsRefusal(recordMessages.badParameters, problems);
      const from = await tables.sources(page);
      return listRecords(db, [page, caller], { request: list, texts, totals, from, pages: () => schemas.pages() });
    },
    queryById: async ({ request, page }) => {
      const caller = callerOf(request.session);
      const id = query(request)['id'];
      const ids = typeof id === 'string' ? [id] : [];
      const from = await tables.sources(page);
      const [record] = await readRecords(db, [page, caller], { ids, lock: false, from });
      if (record === undefined) throw notFound(recordMessages.notFound);
      return onWire(page, record, caller.can);
    },
    add: (call) => write('add', call, (writing) => addRecord(writing, readSaveBody(call.request.body))),
    edit: (call) => write('edit', call, (writing) => editRecord(writing, readSaveBody(call.request.body))),
    delete: (call) => {
      const ids = parseIds(query(call.request)['id'], 1);
      return write('delete', call, (writing) => removeRecords(writing, ids, recordMessages.deleted));
    },
    deleteBatch: (call) => {
      const ids = parseIds(query(call.request)['ids'], MAX_IDS);
      return write('deleteBatch', call, (writing) => removeRecords(writing, ids, recordMessages.batchDeleted));
    },
    transition: (call) => {
      const body = readTransitionBody(call.request.body);
      const { permission } = transitionOf(call.page, body.transition);
      if (!call.request.session.permissions.has(permission)) throw forbidden(permission);
      return write('transition', call, (writing) => transitionRecord(writing, body));
    },
  };

  const route = (operation: Operation, depth: number): RouteDefinition => ({
    method: METHODS[operation],
    url: `${DEPTHS.slice(0, depth)
      .map((n) => `/:part${n}`)
      .join('')}/${operation}`,
    permission: (request) => permissionOf(pageOf(services, request), NEEDS[operation]),
    scope: 'page',
    handle: (request) => handlers[operation]({ request, page: pageOf(services, request) }),
  });
  return (Object.keys(METHODS) as Operation[]).flatMap((operation) => DEPTHS.map((depth) => route(operation, depth)));
};
