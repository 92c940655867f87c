import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { FileMissingError, FileTooLargeError, type Bytes, type FileKey, type FileStore } from './fileStore.ts';

/** A bucket with an S3 API: in a cloud, or an on-premises MinIO. */
export interface S3Settings {
  /** `https://s3.example.com`; the bucket name follows as the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  /** `us-east-1` when the store has no regions. */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Prefix of every name, so that a bucket can be shared: `waybill/`. */
  readonly prefix: string;
}

/** Minimum size of one part of an upload, except the last; smaller contents are sent in one call. */
const PART_BYTES = 5 * 1024 * 1024;
const RETRIES = 3;
const TIMEOUT_MS = 60_000;
const NOT_FOUND = 404;

/** Yields blocks of at least PART_BYTES, at most one chunk longer; throws beyond the limit. */
async function* partsOf(
  bytes: Bytes,
  limit: number,
  hash: { update(bytes: Uint8Array): unknown },
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > limit) throw new FileTooLargeError(`more than ${limit} bytes`);
    hash.update(chunk);
    held.push(chunk);
    length += chunk.byteLength;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (length > 0 || size === 0) yield Buffer.concat(held);
}

const sha256 = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('hex');

interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** `''`: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Status accepted in addition to 2xx. */
  readonly fine?: number;
}

/** Returns a function that sends calls with signature version 4; the signature covers the content. */
function s3Calls({ endpoint, bucket, region, prefix, ...keys }: S3Settings) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  return async ({ method, key, query = {}, body, fine }: S3Call): Promise<Response> => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key === '' ? '' : `/${prefix}${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await client.fetch(url.href, {
      method,
      headers: { 'x-amz-content-sha256': sha256(body ?? '') },
      // No timeout for a download, since it is read at the speed of its consumer.
      ...(method !== 'GET' && { signal: AbortSignal.timeout(TIMEOUT_MS) }),
      ...(body !== undefined && { body }),
    });
    if (response.ok || response.status === fine) return response;
    const told = (await response.text()).slice(0, 300);
    throw new Error(`the bucket answered ${method} ${key} with ${response.status}: ${told}`);
  };
}

const tag = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

const decoded = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const done = async (response: Response): Promise<void> => void (await response.arrayBuffer());

/**
 * Stores contents in a bucket. A content is stored completely or not at all: the store itself joins the parts of a
 * larger one.
 */
export function s3Store(settings: S3Settings): FileStore {
  const call = s3Calls(settings);

  const abort = async (key: string, uploadId: string): Promise<void> =>
    done(await call({ method: 'DELETE', key, query: { uploadId }, fine: NOT_FOUND }));

  const putPart = async (
    key: FileKey,
    part: { readonly uploadId: string; readonly number: number; readonly body: Buffer },
  ) => {
    const query = { partNumber: String(part.number), uploadId: part.uploadId };
    const response = await call({ method: 'PUT', key, query, body: part.body });
    await done(response);
    return `<Part><PartNumber>${part.number}</PartNumber><ETag>${response.headers.get('etag') ?? ''}</ETag></Part>`;
  };

  /** Uploads parts in several calls and joins them in a last one; when interrupted, nothing remains. */
  const putParts = async (key: FileKey, first: Buffer, rest: AsyncGenerator<Buffer>): Promise<void> => {
    const begun = await call({ method: 'POST', key, query: { uploads: '' } });
    const [uploadId = ''] = tag(await begun.text(), 'UploadId').map(decoded);
    try {
      const parts = [await putPart(key, { uploadId, number: 1, body: first })];
      for await (const body of rest) parts.push(await putPart(key, { uploadId, number: parts.length + 1, body }));
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const joined = await (await call({ method: 'POST', key, query: { uploadId }, body })).text();
      // A store that fails while joining has already answered 200.
      if (joined.includes('<Error>')) throw new Error(`the bucket did not join ${key}: ${joined.slice(0, 300)}`);
    } catch (error) {
      await abort(key, uploadId);
      throw error;
    }
  };

  return {
    async put(key, bytes, limit) {
      const hash = createHash('sha256');
      let size = 0;
      const counted = {
        update: (chunk: Uint8Array) => {
          size += chunk.byteLength;
          hash.update(chunk);
        },
      };
      const parts = partsOf(bytes, limit, counted);
      const first: Buffer = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.byteLength < PART_BYTES) await done(await call({ method: 'PUT', key, body: first }));
      else await putParts(key, first, parts);
      return { size, sha256: hash.digest('hex') };
    },
    async get(key) {
      const response = await call({ method: 'GET', key, fine: NOT_FOUND });
      if (response.status === NOT_FOUND || response.body === null) {
        await done(response);
        throw new FileMissingError(`nothing is stored under ${key}`);
      }
      return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    },
    async delete(key) {
      await done(await call({ method: 'DELETE', key, fine: NOT_FOUND }));
      // The parts that an interrupted `put` left are not listed as contents.
      const query = { uploads: '', prefix: `${settings.prefix}${key}` };
      const left = tag(await (await call({ method: 'GET', key: '', query })).text(), 'UploadId').map(decoded);
      for (const uploadId of left) await abort(key, uploadId);
    },
    async exists(key) {
      const response = await call({ method: 'HEAD', key, fine: NOT_FOUND });
      await done(response);
      return response.ok;
    },
  };
}
