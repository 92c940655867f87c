import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../core/base/contentDisposition.ts';
import { notFound } from '../../core/base/errors.ts';
import { FileMissingError } from '../../core/blobStore/fileStore.ts';
import type { StoredContents } from '../../core/blobStore/storedContents.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { ReadableFile } from './fileReaders.ts';
import { sentType } from './mediaTypes.ts';

/** Caches must revalidate each time, including the access right. */
const cached = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.header('cache-control', 'private, no-cache').header('vary', 'X-Access-Token').header('etag', etag);

/** Sends a file's content in a way that browsers save it, or show it as a picture, and never execute it. */
export async function sendFile(
  contents: StoredContents,
  { id, name, size, mediaType, sha256 }: ReadableFile,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const etag = `"${sha256}"`;
  if (request.headers['if-none-match'] === etag) return cached(reply, etag).code(304).send();
  const content = await contents.open(id).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notFound(serverText('fileLost'));
    throw error;
  });
  return cached(reply, etag)
    .header('x-content-type-options', 'nosniff')
    .type(sentType(mediaType))
    .header('content-length', String(size))
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
}
