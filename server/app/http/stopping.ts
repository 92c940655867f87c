import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_S } from '../../core/database/databaseUnavailable.ts';
import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { BareAnswers } from './bareAnswers.ts';
import { OpenConnections } from './openConnections.ts';

/**
 * While the server stops, running calls complete, new calls on open connections are refused with 503, and every
 * connection is closed after its last response. Otherwise a client with a keep-alive connection would keep the server
 * from stopping.
 */
export function stopInOrder(app: FastifyInstance, answers: BareAnswers): void {
  const connections = new OpenConnections(answers);
  app.server.on('connection', (socket) => void connections.add(socket));
  app.server.on('request', (request, response) => connections.begin(request, response));
  app.server.on('upgrade', ({ socket }) => connections.release(socket));
  app.addHook('preClose', async () => connections.close());
  app.addHook('onClose', async () => connections.stop());
  app.addHook('onRequest', async ({ raw }, reply) => {
    // With HOST=localhost Fastify has a second server, for ::1, to whose events nothing is subscribed.
    if (raw.headers.upgrade === undefined) connections.begin(raw, reply.raw);
    if (connections.isClosing) throw new ApiError(503, serverText('stopping'), { retryAfter: RETRY_AFTER_S });
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify sets this header for calls that arrive after the stop; this covers those that were running.
    if (connections.isClosing) void reply.header('connection', connections.isLast(raw) ? 'close' : 'keep-alive');
  });
}
