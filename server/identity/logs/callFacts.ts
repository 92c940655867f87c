import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SysLogTable } from '../../core/database/tables.ts';

const begun = new WeakMap<FastifyRequest, number>();

/** Records the start time of calls. */
export function timeCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    begun.set(request, performance.now());
  });
}

const HAND_HELD = /Mobile|Android|iPhone|iPad/;

const clientOf = (agent = ''): SysLogTable['client_type'] => {
  if (agent === '') return null;
  return HAND_HELD.test(agent) ? 'h5' : 'pc';
};

export type CallFacts = Pick<SysLogTable, 'ip' | 'request_url' | 'method' | 'cost_ms' | 'client_type'>;

/**
 * Returns what the log stores of a call so far: never its content, so the address is that of the route, since
 * parameters may be secrets.
 */
export function callFacts(request: FastifyRequest): CallFacts {
  const from = begun.get(request);
  return {
    ip: request.ip,
    request_url: request.routeOptions.url ?? null,
    method: request.method,
    cost_ms: from === undefined ? null : Math.max(1, Math.round(performance.now() - from)),
    client_type: clientOf(request.headers['user-agent']),
  };
}
