import type { FastifyRequest } from 'fastify';
import type { RecordComments } from '../../../contract/notices/fieldComments.ts';
import { commentCode, permissionOf, type CompiledPage } from '../../../engine/index.ts';
import { notFound } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { readRecords } from '../../data/recordStore/storedRecord.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { addComment, readComments, resolveComment, type CommentCell, type CommentedRecord } from './storedComments.ts';

const PAGE = { type: 'string', minLength: 1, maxLength: 200 };
const ID = { type: 'string', minLength: 1, maxLength: 64 };
/** Not blank, and without characters that the database cannot store. */
const TEXT = { type: 'string', maxLength: 1000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' };
const FIELD = { type: ['string', 'null'], minLength: 1, maxLength: 100 };

/** For a comment on a cell; without it, the field is a header field. */
const CELL = {
  type: ['object', 'null'],
  required: ['detail', 'rowId'],
  properties: { detail: { type: 'string', minLength: 1, maxLength: 100 }, rowId: ID },
};

const body = (properties: Readonly<Record<string, object>>) => ({
  querystring: { type: 'object', required: ['page'], properties: { page: PAGE } },
  body: {
    type: 'object',
    required: Object.keys(properties).filter((key) => properties[key] !== CELL),
    properties,
  },
});

type Work<B> = (trx: Db, record: CommentedRecord, body: B) => Promise<void>;

/**
 * Comments on fields of records (decision 0076). Reading requires the right to read the record; starting a comment
 * requires
 * `<page>:comment`; answering and resolving require that right or the right to edit.
 */
export const commentRoutes = ({ db, schemas }: Services): readonly RouteDefinition[] => {
  const tables = createPageTables(db, () => schemas.pages());
  const pageOf = (request: FastifyRequest): CompiledPage => {
    const { page: id } = request.query as { readonly page: string };
    const page = schemas.page(String(id));
    if (page === undefined) throw notFound();
    return schemas.inLanguage(page, languageOf(request));
  };
  const recordOf = async (request: FastifyRequest, trx: Db, id: string): Promise<CommentedRecord> => {
    const page = pageOf(request);
    const caller = callerOf(request.session, { language: languageOf(request) });
    const from = await tables.sources(page);
    const [found] = await readRecords(trx, { page, caller }, { ids: [id], lock: false, from });
    if (found === undefined) throw notFound(serverText('recordNotFound'));
    return { page, caller, id, details: found.details };
  };
  const mayComment = (request: FastifyRequest): string => commentCode(pageOf(request));
  const mayAnswer = (request: FastifyRequest): string => {
    const code = mayComment(request);
    return request.session.permissions.has(code) ? code : permissionOf(pageOf(request), 'edit');
  };
  const writing = <B extends { readonly id: string }>(
    {
      operation,
      permission,
      properties,
    }: {
      readonly operation: string;
      readonly permission: typeof mayComment;
      readonly properties: Readonly<Record<string, object>>;
    },
    work: Work<B>,
  ): RouteDefinition => ({
    method: 'POST',
    url: `/sys/fieldComment/${operation}`,
    permission,
    scope: 'page',
    schema: body({ id: ID, ...properties }),
    handle: (request): Promise<RecordComments> =>
      db.transaction().execute(async (trx) => {
        // Validated by the schema of the route.
        const asked = request.body as B;
        const record = await recordOf(request, trx, asked.id);
        await work(trx, record, asked);
        return readComments(trx, record);
      }),
  });
  return [
    {
      method: 'GET',
      url: '/sys/fieldComment/list',
      permission: (request) => permissionOf(pageOf(request), 'list'),
      scope: 'page',
      schema: { querystring: { type: 'object', required: ['page', 'id'], properties: { page: PAGE, id: ID } } },
      handle: async (request): Promise<RecordComments> => {
        const { id } = request.query as { readonly id: string };
        return readComments(db, await recordOf(request, db, id));
      },
    },
    writing<{ id: string; field: string | null; cell?: CommentCell | null; text: string }>(
      { operation: 'add', permission: mayComment, properties: { field: FIELD, cell: CELL, text: TEXT } },
      (trx, record, { field, cell, text }) => addComment(trx, record, { field, cell, answerTo: null, text }),
    ),
    writing<{ id: string; comment: string; text: string }>(
      { operation: 'answer', permission: mayAnswer, properties: { comment: ID, text: TEXT } },
      (trx, record, { comment, text }) => addComment(trx, record, { field: null, answerTo: comment, text }),
    ),
    writing<{ id: string; comment: string; resolved: boolean }>(
      { operation: 'resolve', permission: mayAnswer, properties: { comment: ID, resolved: { type: 'boolean' } } },
      resolveComment,
    ),
  ];
};
