import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope } from '../base/envelope.ts';
import { answerError } from './errorAnswers.ts';
import { inLanguage, say, type ServerText } from '../messages/say.ts';

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
export function endWith(socket: BareSocket, status: number, words: string): void {
  const body = JSON.stringify(failureEnvelope(status, words));
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

const BROKEN: Readonly<Record<string, readonly [status: number, said: ServerText]>> = {
  HPE_HEADER_OVERFLOW: [431, say('headersTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, say('requestTooSlow')],
};

/** A request that never became one: headers too long or too slow, or no HTTP at all. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: BareSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, said] = BROKEN[error.code ?? ''] ?? [400, say('badRequest')];
  // Nothing of it was read, so nobody knows the caller's language.
  endWith(socket, status, inLanguage(said));
}

/** An address that the router cannot read. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerError(error, request, reply.headers(BARE_HEADERS));
}
