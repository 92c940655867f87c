import type { FastifyRequest } from 'fastify';
import {
  FILES_URL,
  KEEP_FILES_URL,
  MAX_PATHS,
  STATIC_URL,
  type FileFactsAnswer,
} from '../../../contract/files/uploads.ts';
import { ApiError, notFound } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { FILE_URL } from './addFile.ts';
import { createFileLinks, LINK_URL } from './fileLinks.ts';
import { MAX_PATH } from './filePaths.ts';
import { fileById, readableFiles, type FileReading } from './fileReaders.ts';
import { keepFiles } from './keptFiles.ts';
import { sendFile } from './sendFile.ts';

const pathsBody = {
  body: {
    type: 'object',
    required: ['paths'],
    properties: {
      paths: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_PATHS,
        items: { type: 'string', minLength: 1, maxLength: MAX_PATH },
      },
    },
  },
};

const linkSchema = {
  params: { type: 'object', properties: { file: { type: 'string', maxLength: 40 } } },
  querystring: {
    type: 'object',
    required: ['until', 'sign'],
    properties: { until: { type: 'string', maxLength: 13 }, sign: { type: 'string', maxLength: 64 } },
  },
};

const pathsOf = ({ body }: FastifyRequest): readonly string[] => [
  // Validated by the schema of the route.
  ...new Set((body as { readonly paths: readonly string[] }).paths),
];

/** Possible numbers of path segments: a label of one to four, and the name. */
const DEPTHS = [2, 3, 4, 5];
const PARTS = ['/:part1', '/:part2', '/:part3', '/:part4', '/:part5'];

const LINKS_A_MINUTE = 1200;

/**
 * Stored files by the path in records: with a session; by a signed link without one; their metadata; and the call that
 * retains the files of a draft.
 */
export const sharedFileRoutes = ({ db, schemas, contents }: Services): readonly RouteDefinition[] => {
  const tables = createPageTables(db, () => schemas.pages());
  const links = createFileLinks(db);
  const readingOf = ({ session }: FastifyRequest): FileReading => ({
    db,
    schemas,
    caller: callerOf(session),
    sources: tables.sources,
  });
  const signed = { method: 'GET', light: true, scope: 'none', permission: 'public' } as const;
  const own = { light: true, permission: 'authenticated', scope: 'page' } as const;
  return [
    ...DEPTHS.map((depth): RouteDefinition => ({
      ...own,
      method: 'GET',
      url: `${STATIC_URL}${PARTS.slice(0, depth).join('')}`,
      handle: async (request, reply) => {
        const path = Object.values(Object(request.params)).join('/');
        if (path.length > MAX_PATH) throw notFound();
        const [file] = await readableFiles(readingOf(request), 'path', [path]);
        if (file === undefined) throw notFound(serverText('fileNotThere'));
        return sendFile(contents, file, { request, reply });
      },
    })),
    {
      ...signed,
      url: `${LINK_URL}/:file`,
      schema: linkSchema,
      rateLimit: { max: LINKS_A_MINUTE, timeWindow: 60_000 },
      handle: async (request, reply) => {
        const { until, sign }: { readonly until: string; readonly sign: string } = Object(request.query);
        const fileId = String(Object(request.params)['file']);
        if (!(await links.opens({ fileId, until, sign }))) throw new ApiError(403, serverText('linkExpired'));
        const file = await fileById(db, schemas.pageByUrl(FILE_URL), fileId);
        if (file === undefined) throw notFound(serverText('fileNotThere'));
        return sendFile(contents, file, { request, reply });
      },
    },
    {
      ...own,
      method: 'POST',
      url: FILES_URL,
      schema: pathsBody,
      handle: async (request): Promise<FileFactsAnswer> => {
        const files = await readableFiles(readingOf(request), 'path', pathsOf(request));
        return {
          files: await Promise.all(
            files.map(async ({ id, path, name, size, mediaType }) => ({
              path,
              name,
              size,
              mediaType,
              ...(await links.make(id)),
            })),
          ),
        };
      },
    },
    {
      ...own,
      scope: 'own',
      method: 'POST',
      url: KEEP_FILES_URL,
      schema: pathsBody,
      handle: async (request) => {
        await keepFiles(db, request.session.user, pathsOf(request));
        return null;
      },
    },
  ];
};
