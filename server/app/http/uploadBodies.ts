import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { MAX_FILE_MB, BYTES_OF_MB } from '../../../engine/index.ts';
import { ApiError } from '../../core/base/errors.ts';
import type { RouteBody } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Content type of upload chunks as defined by tus. */
const PIECE_TYPE = 'application/offset+octet-stream';

const STREAMED: ReadonlyMap<string, RouteBody> = new Map([
  ['multipart/form-data', 'multipart'],
  [PIECE_TYPE, 'piece'],
]);

/** Form fields in addition to the file: few and short. */
const LIMITS = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
  // One byte more than any column accepts, so that the receiver can detect an oversized file.
  fileSize: MAX_FILE_MB * BYTES_OF_MB + 1,
};

/**
 * Provides forms with a file and file chunks as streams to the routes that accept them; other routes answer them with
 * 415, and these routes answer other types with 415.
 */
export async function readUploadBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  app.addContentTypeParser(PIECE_TYPE, (_request, payload, done) => done(null, payload));
  app.addHook('preParsing', async (request) => {
    const [sent = ''] = (request.headers['content-type'] ?? '').split(';');
    const came = STREAMED.get(sent.trim().toLowerCase()) ?? 'json';
    const wanted = request.routeOptions.config.body ?? 'json';
    const isStreamed = wanted === 'multipart' || wanted === 'piece';
    if (came === wanted || (!isStreamed && came === 'json')) return;
    if (request.routeOptions.config.access !== undefined) throw new ApiError(415, serverText('unsupportedUpload'));
  });
}
