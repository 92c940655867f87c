import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** The only existing version of the protocol. */
export const TUS_VERSION = '1.0.0';

/** Server headers sent with every answer. */
export const TUS_HEADERS = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,expiration,checksum,termination',
  'tus-checksum-algorithm': 'sha1,sha256',
} as const;

const CHECKSUM_MISMATCH = 460;
const MAX_METADATA = 4000;

const textOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Throws 412 for another protocol version. */
export function checkProtocol(request: FastifyRequest): void {
  if (textOf(request, 'tus-resumable') !== TUS_VERSION) throw new ApiError(412, serverText('tusVersion'));
}

/** Parses `Upload-Length` or `Upload-Offset`: whole numbers; throws 400 for anything else. */
export function numberHeader(request: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const text = textOf(request, name);
  if (!/^\d{1,15}$/.test(text)) throw badRequest(serverText('wrongParameter', { name }));
  return Number(text);
}

/** Parses `Upload-Metadata`: `filename 6KOF,biz dGVtcA==`. Unreadable values are blank. */
export function metadata(request: FastifyRequest): Readonly<Record<'filename' | 'biz', string>> {
  const pairs = textOf(request, 'upload-metadata')
    .slice(0, MAX_METADATA)
    .split(',')
    .map((pair) => pair.trim().split(' '));
  const at = (key: string): string =>
    Buffer.from(pairs.find(([name]) => name === key)?.[1] ?? '', 'base64').toString('utf8');
  return { filename: at('filename'), biz: at('biz') };
}

/** `Upload-Checksum: sha1 …`: `compare` throws 460 if the received bytes do not match. Absent: nothing is checked. */
export function checkSum(request: FastifyRequest): { add(bytes: Uint8Array): void; compare(): void } {
  const [algorithm = '', sum = ''] = textOf(request, 'upload-checksum').split(' ');
  if (algorithm === '') return { add: () => undefined, compare: () => undefined };
  if (algorithm !== 'sha1' && algorithm !== 'sha256')
    throw badRequest(serverText('wrongParameter', { name: 'upload-checksum' }));
  const hash = createHash(algorithm);
  return {
    add: (bytes) => void hash.update(bytes),
    compare: () => {
      if (hash.digest('base64') !== sum) throw new ApiError(CHECKSUM_MISMATCH, serverText('pieceDamaged'));
    },
  };
}
