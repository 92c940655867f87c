import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope } from '../envelope.ts';
import { messages } from '../messages.ts';
import { answerError } from './errorAnswers.ts';

/** Of answers that no hook reaches: nothing of them is ever shown as a page, kept, or taken for something else. */
const BARE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What is written to by hand where there is no reply. */
export interface BareSocket {
  readonly writable: boolean;
  readonly end: (text: string) => unknown;
  readonly destroy: () => unknown;
}

/** The last answer of a connection. */
export function endWith(socket: BareSocket, status: number, message: string): void {
  const body = JSON.stringify(failureEnvelope(status, message));
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

const BROKEN: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, messages.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, messages.requestTooSlow],
};

/** A request that never became one: headers too long or too slow, or no HTTP at all. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: BareSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = BROKEN[error.code ?? ''] ?? [400, messages.badRequest];
  endWith(socket, status, message);
}

/** An address that the router cannot read. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerError(error, request, reply.headers(BARE_HEADERS));
}
