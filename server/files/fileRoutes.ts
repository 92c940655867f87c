import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../base/errors.ts';
import { attachment } from '../base/contentDisposition.ts';
import { callerOf } from '../recordStore/caller.ts';
import { readRecords } from '../recordStore/storedRecord.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import type { Services } from '../services/services.ts';
import { createPageTables } from '../tables/pageTables.ts';
import { FILE_URL } from './addFile.ts';
import { FileMissingError } from '../contents/fileStore.ts';
import { sentType } from './mediaTypes.ts';
import { say } from '../messages/say.ts';

const byId = {
  querystring: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
  },
};

/** What a cache keeps is asked for again each time, with the right to it. */
const cached = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.header('cache-control', 'private, no-cache').header('vary', 'X-Access-Token').header('etag', etag);

const isKnown = (request: FastifyRequest, etag: string): boolean => request.headers['if-none-match'] === etag;

/** The content of a stored file, for those who may see its record. Browsers save it and run nothing of it. */
export const fileRoutes = ({ db, schemas, contents }: Services): readonly RouteDefinition[] => {
  const tables = createPageTables(db, () => schemas.pages());

  const download = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const page = schemas.pageByUrl(FILE_URL);
    if (page === undefined) throw notFound();
    const { id } = request.query as { readonly id: string };
    const from = await tables.sources(page);
    const [file] = await readRecords(db, [page, callerOf(request.session)], { ids: [id], lock: false, from });
    if (file === undefined) throw notFound(say('recordNotFound'));
    const { fileName, mediaType, fileSize, sha256 } = file.values;
    const etag = `"${String(sha256)}"`;
    if (isKnown(request, etag)) return cached(reply, etag).code(304).send();
    const content = await contents.open(file.mark.id).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw notFound(say('fileLost'));
      throw error;
    });
    return cached(reply, etag)
      .header('x-content-type-options', 'nosniff')
      .type(sentType(mediaType))
      .header('content-length', String(fileSize))
      .header('content-disposition', attachment(String(fileName)))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(content);
  };

  return [
    {
      method: 'GET',
      url: `${FILE_URL}/download`,
      light: true,
      permission: 'system:file:download',
      scope: 'page',
      schema: byId,
      handle: download,
    },
  ];
};
