import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SysLogTable } from '../../core/database/tables.ts';

const begun = new WeakMap<FastifyRequest, number>();

/** Notes when a call came. */
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

/** What the log keeps of a call so far: never what was sent, so the address is the route's, whose parameters may be secrets. */
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
