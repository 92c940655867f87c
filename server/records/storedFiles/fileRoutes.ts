import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../../core/base/errors.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { readRecords } from '../../data/recordStore/storedRecord.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { FILE_URL } from './addFile.ts';
import { readableFiles } from './fileReaders.ts';
import { sendFile } from './sendFile.ts';
import { serverText } from '../../core/texts/serverText.ts';

const byId = {
  querystring: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
  },
};

/** Content of a stored file from the file list, also for users who may read the record that it belongs to (D18). */
export const fileRoutes = ({ db, schemas, contents }: Services): readonly RouteDefinition[] => {
  const tables = createPageTables(db, () => schemas.pages());

  const download = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const page = schemas.pageByUrl(FILE_URL);
    if (page === undefined) throw notFound();
    const { id } = request.query as { readonly id: string };
    const from = await tables.sources(page);
    const caller = callerOf(request.session);
    const [file] = await readRecords(db, { page, caller }, { ids: [id], lock: false, from });
    if (file === undefined) throw notFound(serverText('recordNotFound'));
    const [readable] = await readableFiles({ db, schemas, caller, sources: tables.sources }, 'id', [file.mark.id]);
    if (readable === undefined) throw new ApiError(403, serverText('fileNotYours'));
    return sendFile(contents, readable, { request, reply });
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
