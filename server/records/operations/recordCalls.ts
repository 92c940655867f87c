import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  BYTES_OF_MB,
  type CompiledPage,
  isServedByRoutes,
  LARGEST_RECORD,
  mostRecordBytes,
  permissionOf,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { Answer } from '../../core/base/envelope.ts';
import { ApiError, businessFailure, notFound } from '../../core/base/errors.ts';
import { noteIgnored } from '../../core/calls/ignoredProperties.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { administratorOf } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { withIdempotency } from './idempotency.ts';
import { repetitionOf, type Retell } from './repeatedCall.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { duplicateRefusal, outdatedRefusal } from '../../data/recordStore/refusals.ts';
import type { WriteContext } from './validateWrite.ts';
import { clauses, serverText } from '../../core/texts/serverText.ts';

/** Possible numbers of segments in the address of a record family: `/bgd/export` has two. */
const DEPTHS = [1, 2, 3, 4];

/** A call of a record family. */
export interface Call {
  readonly request: FastifyRequest;
  readonly page: CompiledPage;
}

export const query = (request: FastifyRequest): Readonly<Record<string, unknown>> => Object(request.query);

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A header that is not a page hash is ignored. */
const pageHashOf = (request: FastifyRequest): Pick<Caller, 'pageHash'> => {
  const hash = headerText(request, 'x-page-hash');
  return hash !== undefined && /^[0-9a-f]{1,64}$/.test(hash) ? { pageHash: hash } : {};
};

/**
 * `/api/bgd/export/list?…` → the page of `/bgd/export`, in the language of the call; throws 404 if no page has this
 * address.
 */
export const pageOf = ({ schemas }: Services, request: FastifyRequest): CompiledPage => {
  const [path = ''] = request.url.split('?', 1);
  const page = schemas.pageByUrl(path.slice('/api'.length, path.lastIndexOf('/')));
  if (page === undefined) throw notFound();
  return schemas.inLanguage(page, languageOf(request));
};

export interface FamilyRoute extends Pick<RouteDefinition, 'method' | 'body' | 'light' | 'takesTicket' | 'schema'> {
  /** Last segment of the URL: `queryById`. */
  readonly operation: string;
  /** Permission checked before the body is read. */
  readonly needs: 'list' | 'add' | 'edit' | 'delete' | 'export' | 'import' | 'print';
  /** Also for pages that are served by separate routes: the operation does not touch their records. */
  readonly ofDrawn?: boolean;
  readonly handle: (call: Call, reply: FastifyReply) => unknown;
}

/** Rejects, before the body is read, one that is larger than its page permits, with both sizes. */
function refuseTooLarge({ headers }: FastifyRequest, page: CompiledPage): void {
  const size = Number(headers['content-length'] ?? 0);
  const most = mostRecordBytes(page);
  if (size <= most) return;
  const inMb = (bytes: number): string => (bytes / BYTES_OF_MB).toFixed(1);
  throw new ApiError(413, serverText('recordTooLarge', { title: page.title, most: inMb(most), size: inMb(size) }));
}

/**
 * Routes of one operation in every page's record family. The permission is determined from page and operation in each
 * call, so a new page needs neither a route nor a restart.
 */
export const familyRoutes = (
  services: Services,
  { operation, needs, handle, light = false, ofDrawn = false, ...route }: FamilyRoute,
): readonly RouteDefinition[] => {
  const servedPage = (request: FastifyRequest): CompiledPage => {
    const page = pageOf(services, request);
    if (!ofDrawn && isServedByRoutes(page.resource.table)) throw notFound();
    return page;
  };
  /** Files have separate limits. */
  const isRecord = route.method !== 'GET' && route.body !== 'multipart';
  return DEPTHS.map((depth) => ({
    ...route,
    url: `${DEPTHS.slice(0, depth)
      .map((n) => `/:part${n}`)
      .join('')}/${operation}`,
    permission: (request) => {
      const page = servedPage(request);
      if (isRecord) refuseTooLarge(request, page);
      return permissionOf(page, needs);
    },
    ...(isRecord && { bodyLimit: LARGEST_RECORD }),
    scope: 'page',
    light,
    handle: (request, reply) => handle({ request, page: servedPage(request) }, reply),
  }));
};

export interface WriteCall extends Call {
  /** Id for a new record, if that record is the answer. */
  readonly newId?: string;
  /** How the record in a repeated answer is restricted. Default: the answer contains no values of records. */
  readonly retell?: Retell;
  /** Nothing is written: a repeated call is executed again. */
  readonly isTrial?: boolean;
}

/** Executes a change of records: in one transaction, once per idempotency key, with error messages for staff. */
export type Write = (
  operation: string,
  call: WriteCall,
  work: (writing: WriteContext) => Promise<Answer>,
) => Promise<Answer>;

export const createWrite =
  (
    { db, schemas, onWritten, fillValues }: Services,
    { tables, hooks }: { readonly tables: PageTables; readonly hooks: readonly RecordHook[] },
  ): Write =>
  async (operation, { request, page, isTrial = false, ...answered }, work) => {
    const language = languageOf(request);
    const hook = hooks.find(({ url }) => url === page.resource.url);
    const asked = callerOf(request.session, { ...pageHashOf(request), language });
    const caller = hook?.changesRights === true ? await administratorOf({ db, schemas }, asked) : asked;
    const obstacles = await tables.ensure(page);
    if (obstacles.length > 0) throw businessFailure(serverText('tablesUnfit', { detail: clauses(obstacles) }));
    const { user } = caller;
    const call = {
      key: isTrial ? undefined : headerText(request, 'x-idempotency-key'),
      userId: user.id,
      tenantId: user.tenantId,
      actingFor: user.actingFor?.id,
      operation: `${operation} ${page.resource.url}`,
      body: request.body ?? query(request),
      repetition: repetitionOf({ page, caller }, answered),
    };
    const writing = (trx: Db): WriteContext => ({
      trx,
      page,
      caller,
      findDictionary: (code) => schemas.dictionary(code, language),
      schemas,
      fill: fillValues(trx, caller.user.tenantId),
      onWritten,
      hook,
      onIgnored: (pointers) => noteIgnored(request, pointers),
    });
    try {
      return await withIdempotency(db, call, (trx) => work(writing(trx)));
    } catch (error) {
      const refusal = duplicateRefusal(page, error) ?? error;
      throw outdatedRefusal(page, caller, refusal) ?? refusal;
    }
  };
