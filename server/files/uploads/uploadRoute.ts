import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_URL, type UploadAnswer } from '../../../contract/files/uploads.ts';
import { BYTES_OF_MB } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import { ApiError, badRequest, businessFailure } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { FILE_URL } from '../../records/storedFiles/addFile.ts';
import { readBiz } from '../../records/storedFiles/filePaths.ts';
import { retainFile } from '../../records/storedFiles/keptFiles.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { withIdempotency } from '../../records/operations/idempotency.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { storeUpload, uploadAnswer, type UploadedAs } from './storeUpload.ts';
import { filesPage, refuseBeyondQuota, takeContent, takenName, type TakenContent } from './takeFile.ts';
import { columnSchema, uploadLimits, type UploadLimits } from './uploadColumn.ts';

const UPLOADS_A_MINUTE = 240;

/** Allowance for the form around the file, in bytes. */
const FORM_BYTES = 64 * 1024;

/** Reads a rejected file to its end, so that the caller receives the error message instead of a broken connection. */
const readOn = ({ file }: MultipartFile): void => {
  file.on('error', () => undefined);
  file.resume();
};

/** Converts errors of the form parser to client errors: a form that ends early, with two files, or with none. */
const unreadable = (error: unknown): unknown => {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return badRequest(serverText(/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code) ? 'oneFileOnly' : 'uploadFailed'));
};

async function* read<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw unreadable(error);
  }
}

/** Browsers encode line breaks and quotation marks in names this way. */
const nameOf = ({ filename = '' }: { readonly filename?: string | undefined }): string =>
  filename.replaceAll(/%0[DA]/gi, '\n').replaceAll('%22', '"');

type Form = TakenContent & UploadedAs;

/** Reads the form: fields may come before or after the file. The caller must settle the written content. */
async function readForm(request: FastifyRequest, services: Services, limits: UploadLimits): Promise<Form> {
  let biz: unknown = '';
  let taken: (TakenContent & Pick<UploadedAs, 'name'>) | undefined;
  try {
    for await (const part of read(request.parts())) {
      if (part.type === 'field') {
        if (part.fieldname === 'biz') biz = part.value;
      } else if (part.fieldname !== 'file') {
        readOn(part);
      } else {
        try {
          const name = takenName(nameOf(part), limits);
          taken = {
            name,
            ...(await takeContent({ ...services, owner: request.session.user }, read<Uint8Array>(part.file), {
              name,
              maxSize: limits.maxSize,
            })),
          };
        } catch (error) {
          readOn(part);
          throw error;
        }
      }
    }
    if (taken === undefined) throw businessFailure(serverText('uploadFailed'));
    return { ...taken, biz: readBiz(biz) };
  } catch (error) {
    if (taken !== undefined) await services.contents.settle(taken.content);
    throw error;
  }
}

/** Rejects a request that declares too large a length, without reading it. */
function refuseTooLong(request: FastifyRequest, { maxSize }: UploadLimits): void {
  if (Number(request.headers['content-length'] ?? 0) > maxSize * BYTES_OF_MB + FORM_BYTES)
    throw businessFailure(serverText('fileTooLarge', { most: maxSize }));
}

/**
 * Upload URLs of the file list, as other clients call them: the second is that of their object store; this product has
 * only one store.
 */
const LIBRARY_URLS = [`${FILE_URL}/upload`, '/sys/upload/uploadMinio'];

/**
 * Uploads one file of a form (W7-21). A repeated call with the same idempotency key returns the same file. POST only
 * (D26). A file uploaded through the file list is retained without a record.
 */
export const uploadRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas, contents } = services;
  const tables = createPageTables(db, () => schemas.pages());

  const upload =
    (isKept: boolean) =>
    async (request: FastifyRequest): Promise<Answer<UploadAnswer>> => {
      const limits = uploadLimits(request, schemas);
      const page = await filesPage(services, tables);
      refuseTooLong(request, limits);
      const caller = callerOf(request.session, { language: languageOf(request) });
      await refuseBeyondQuota(db, caller.user, Number(request.headers['content-length'] ?? 0));
      const form = await readForm(request, services, limits);
      const { name, biz, content } = form;
      const key = request.headers['x-idempotency-key'];
      try {
        const { result: path } = await withIdempotency(
          db,
          {
            key: typeof key === 'string' && key !== '' ? key : undefined,
            userId: caller.user.id,
            tenantId: caller.user.tenantId,
            actingFor: caller.user.actingFor?.id,
            operation: isKept ? 'upload to the list' : 'upload',
            body: { name, biz, sha256: content.sha256 },
          },
          async (trx) => {
            const stored = await storeUpload(services, { trx, page, caller }, form);
            if (isKept) await retainFile(trx, caller.user, stored);
            return new Answer(stored);
          },
        );
        return uploadAnswer(String(path), name, languageOf(request));
      } finally {
        // A claimed content needs no settling; what cannot be removed now is removed by the sweep.
        await contents.settle(content).catch(() => undefined);
      }
    };

  const route = (url: string, permission: string, isKept: boolean): RouteDefinition => ({
    method: 'POST',
    url,
    body: 'multipart',
    light: true,
    permission,
    scope: 'own',
    rateLimit: { max: UPLOADS_A_MINUTE, timeWindow: 60_000, of: 'user' },
    schema: { querystring: columnSchema },
    handle: upload(isKept),
  });
  return [
    route(UPLOAD_URL, 'authenticated', false),
    ...LIBRARY_URLS.map((url) => route(url, 'system:file:upload', true)),
  ];
};
