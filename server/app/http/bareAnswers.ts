import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope } from '../../core/base/envelope.ts';
import { ApiError } from '../../core/base/errors.ts';
import { languageIn, languageOf } from '../../core/calls/language.ts';
import { API_PREFIX } from '../../core/calls/routeDefinition.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import { answerError, failureOf } from './errorAnswers.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Socket to which a response is written directly where there is no Fastify reply. */
export interface BareSocket {
  readonly writable: boolean;
  readonly end: (text: string) => unknown;
  readonly destroy: () => unknown;
}

const BROKEN: Readonly<Record<string, readonly [status: number, said: ServerText]>> = {
  HPE_HEADER_OVERFLOW: [431, serverText('headersTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, serverText('requestTooSlow')],
};

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** HTML page for a user who typed an invalid address; the front end has no route for it. */
const plainPage = (status: number, words: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${status}</title></head>` +
  `<body><h1>${status}</h1><p>${escapeHtml(words)}</p></body></html>`;

/** Sends the responses that no request hook reaches, with the same headers as all others. */
export class BareAnswers {
  readonly #headers: SecurityHeaders;

  constructor(security: SecurityHeaders) {
    this.#headers = { 'cache-control': 'no-store', ...security };
  }

  /** Sends the last response of a connection. */
  endWith(socket: BareSocket, status: number, words: string): void {
    const body = JSON.stringify(failureEnvelope(status, words));
    const headers = {
      ...this.#headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }

  /** Answers input that never became a request: headers too large or too slow, or not HTTP. */
  brokenRequest = (error: NodeJS.ErrnoException, socket: BareSocket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, said] = BROKEN[error.code ?? ''] ?? [400, serverText('badRequest')];
    // Nothing was parsed, so the caller's language is unknown.
    this.endWith(socket, status, formatText(said));
  };

  /** Answers an address that the router cannot decode: with an envelope below /api, with an HTML page elsewhere. */
  frameworkError = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(this.#headers);
    // Node no longer closes a socket that requested an upgrade.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
    if (request.url === API_PREFIX || request.url.startsWith(`${API_PREFIX}/`)) {
      answerError(error, request, reply);
      return;
    }
    const { status, said } = failureOf(error);
    void reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(plainPage(status, formatText(said, languageOf(request))));
  };

  /** Replaces the default responses of Node and the WebSocket server with our texts and headers. */
  replaceNodesOwn(app: FastifyInstance): void {
    app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      const words = formatText(serverText('badRequest'), languageIn(request));
      response.writeHead(417, { ...this.#headers, 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(failureEnvelope(417, words)));
    });
    app.addHook('onRequest', async ({ raw: { httpVersion, headers } }) => {
      if (httpVersion === '1.1' && headers.host === undefined) throw new ApiError(400, serverText('badRequest'));
    });
    app.websocketServer.on('wsClientError', (_error: Error, socket: BareSocket, request: IncomingMessage) =>
      this.endWith(socket, 400, formatText(serverText('badRequest'), languageIn(request))),
    );
    app.websocketServer.on('headers', (lines: string[]) => {
      lines.push(...Object.entries(this.#headers).map(([name, value]) => `${name}: ${value}`));
    });
  }
}
