import type { FastifyRequest } from 'fastify';
import type { CompiledPage } from '../../engine/index.ts';
import { ApiError } from '../base/errors.ts';
import { say } from '../messages/say.ts';

const MB = 1024 * 1024;

/** No record is larger, whatever its page says. */
export const LARGEST_RECORD = 32 * MB;

/** Of one cell on the wire: its name, and a value as lines have them. */
const BYTES_A_CELL = 120;

/** Bytes that a record of a page may have on the wire: a megabyte for its header, and what its lines need. */
export const mostBytes = ({ details }: CompiledPage): number =>
  Math.min(
    LARGEST_RECORD,
    details.reduce((sum, { maxRows, columns }) => sum + maxRows * columns.length * BYTES_A_CELL, MB),
  );

/** Before the body is read: what is larger than its page allows is refused with both sizes. */
export function refuseTooLarge({ headers }: FastifyRequest, page: CompiledPage): void {
  const size = Number(headers['content-length'] ?? 0);
  const most = mostBytes(page);
  if (size <= most) return;
  const inMb = (bytes: number): string => (bytes / MB).toFixed(1);
  throw new ApiError(413, say('recordTooLarge', { title: page.title, most: inMb(most), size: inMb(size) }));
}
