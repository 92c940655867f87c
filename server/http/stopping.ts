import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_S } from '../database/databaseUnavailable.ts';
import { ApiError } from '../base/errors.ts';
import { say } from '../messages/say.ts';

/**
 * Calls that still arrive on open connections while the server stops are told so, like any refusal. Those under way
 * come to their end.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping) throw new ApiError(503, say('stopping'), { retryAfter: RETRY_AFTER_S });
  });
}
