import type { FastifyReply, FastifyRequest } from 'fastify';
import { RESUMABLE_URL, STORED_PATH_HEADER } from '../../../contract/files/uploads.ts';
import { ApiError } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import { API_PREFIX, type RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Bytes } from '../../core/blobStore/fileStore.ts';
import { readBiz } from '../../records/storedFiles/filePaths.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { createResumableUploads } from './resumableUploads.ts';
import type { ResumableUpload } from './uploadRows.ts';
import { takenName } from './takeFile.ts';
import { checkSum, checkProtocol, metadata, numberHeader, TUS_HEADERS } from './tusHeaders.ts';
import { columnSchema, uploadLimits } from './uploadColumn.ts';

const BEGUN_A_MINUTE = 240;
const CALLS_A_MINUTE = 2400;
const NO_CONTENT = 204;
const CREATED = 201;
const UNPROCESSABLE = 422;

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const idSchema = { params: { type: 'object', properties: { id: { type: 'string', maxLength: 40 } } } };

const idOf = (request: FastifyRequest): string => String(Object(request.params)['id']);

/** Sets the headers that describe the state of the upload. */
const tell = (reply: FastifyReply, { taken, path, until }: ResumableUpload): FastifyReply => {
  void reply.header('upload-offset', String(taken)).header('upload-expires', until.toUTCString());
  return path === null ? reply : reply.header(STORED_PATH_HEADER, encodeURIComponent(path));
};

/** Clients of the protocol check only the status: an error message must not be sent with 200 here. */
const spoken =
  (handle: Handle): Handle =>
  async (request, reply) => {
    void reply.headers(TUS_HEADERS);
    try {
      checkProtocol(request);
      return await handle(request, reply);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 200) throw error;
      const { said, code, result, problems } = error;
      throw new ApiError(UNPROCESSABLE, said, { code, result, problems });
    }
  };

/** The bytes of a piece as a stream; verified against the client's checksum after the last one. */
async function* compared(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  const sum = checkSum(request);
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    sum.add(chunk);
    yield chunk;
  }
  sum.compare();
}

/**
 * Upload of a file in pieces, by tus 1.0.0: a broken connection loses only one piece. Answers state the current offset.
 */
export const resumableRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const uploads = createResumableUploads(
    services,
    createPageTables(db, () => schemas.pages()),
  );
  const callerIn = (request: FastifyRequest) => callerOf(request.session, { language: languageOf(request) });

  const begin: Handle = async (request, reply) => {
    const limits = uploadLimits(request, schemas);
    const size = numberHeader(request, 'upload-length');
    const { filename, biz } = metadata(request);
    const file = { name: takenName(filename, limits, size), biz: readBiz(biz), size };
    const upload = await uploads.begin(callerIn(request), file);
    const at = `${API_PREFIX}${RESUMABLE_URL}/${upload.id}`;
    return tell(reply, upload).header('location', at).code(CREATED).send();
  };
  const stand: Handle = async (request, reply) => {
    const upload = await uploads.find(callerIn(request), idOf(request));
    return tell(reply, upload)
      .header('upload-length', String(upload.size))
      .header('cache-control', 'no-store')
      .code(200)
      .send();
  };
  const add: Handle = async (request, reply) => {
    const start = numberHeader(request, 'upload-offset');
    const bytes: Bytes = compared(request);
    return tell(reply, await uploads.add(callerIn(request), idOf(request), { start, bytes }))
      .code(NO_CONTENT)
      .send();
  };
  const drop: Handle = async (request, reply) => {
    await uploads.drop(callerIn(request), idOf(request));
    return reply.code(NO_CONTENT).send();
  };

  const own = { light: true, permission: 'authenticated', scope: 'own' } as const;
  const one = { ...own, url: `${RESUMABLE_URL}/:id`, schema: idSchema };
  const often = { rateLimit: { max: CALLS_A_MINUTE, timeWindow: 60_000, of: 'user' } } as const;
  return [
    {
      ...own,
      method: 'POST',
      url: RESUMABLE_URL,
      bodyless: true,
      rateLimit: { max: BEGUN_A_MINUTE, timeWindow: 60_000, of: 'user' },
      schema: { querystring: columnSchema },
      handle: spoken(begin),
    },
    { ...one, ...often, method: 'HEAD', handle: spoken(stand) },
    { ...one, ...often, method: 'PATCH', body: 'piece', handle: spoken(add) },
    { ...one, method: 'DELETE', bodyless: true, handle: spoken(drop) },
  ];
};
