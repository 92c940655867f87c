import { present } from '../../../engine/index.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { successEnvelope } from '../../core/base/envelope.ts';
import { HeavyCalls } from './heavyCalls.ts';
import { languageOf } from '../../core/calls/language.ts';
import { actorOf } from '../../core/calls/session.ts';
import { ApiError } from '../../core/base/errors.ts';
import { API_PREFIX, type RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** A write is accepted as POST or PUT (D11); `X-HTTP-Method-Override` is applied before routing. */
const METHODS: Readonly<Record<RouteDefinition['method'], HTTPMethods[]>> = {
  GET: ['GET'],
  HEAD: ['HEAD'],
  PATCH: ['PATCH'],
  POST: ['POST', 'PUT'],
  PUT: ['POST', 'PUT'],
  DELETE: ['DELETE'],
  ANY: ['GET', 'POST', 'PUT', 'DELETE'],
};

const limitOf = (url: string, { of, ...limit }: NonNullable<RouteDefinition['rateLimit']>) => ({
  ...limit,
  keyGenerator: (request: FastifyRequest) => `${url} ${of === 'user' ? actorOf(request.session).id : request.ip}`,
});

/** Calls without a session are not queued; rate limits apply to them. */
const takesTurns = ({ permission, light = false }: RouteDefinition): boolean => permission !== 'public' && !light;

function register(app: FastifyInstance, definition: RouteDefinition, turns: HeavyCalls): void {
  const { method, url, permission, narrowPermission, scope, schema, rateLimit, bodyLimit } = definition;
  const { bodyless = false, takesTicket = false, whilePasswordDue = false, body = 'json' } = definition;
  const { envelopeRefusals = false } = definition;
  app.route({
    method: METHODS[method],
    url: API_PREFIX + url,
    config: {
      access: { permission, narrowPermission, scope },
      bodyless,
      body,
      takesTicket,
      whilePasswordDue,
      envelopeRefusals,
      whileFactorDue: definition.whileFactorDue ?? whilePasswordDue,
      ...present({ rateLimit: rateLimit && limitOf(url, rateLimit) }),
    },
    ...present({ schema, bodyLimit }),
    handler: async (request, reply) => {
      const work = (): unknown => definition.handle(request, reply);
      const value: unknown = await (takesTurns(definition) ? turns.run(actorOf(request.session).id, work) : work());
      // A reply is thenable: after an await, a reply that the handler sent itself cannot be compared.
      if (reply.sent) return reply;
      return successEnvelope(value, languageOf(request));
    },
  });
}

/** `/bgd/:name` → a pattern that matches `/api/bgd/x`. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${(API_PREFIX + url)
      .split('/')
      .map((part) =>
        part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('/')}$`,
  );

/** Registers the routes of the API, and answers 405 with the allowed methods where only the method is wrong. */
export function registerRoutes(app: FastifyInstance, definitions: readonly RouteDefinition[]): void {
  const turns = new HeavyCalls();
  for (const definition of definitions) register(app, definition, turns);
  const patterns = definitions.map(({ url, method }) => ({ pattern: patternOf(url), methods: METHODS[method] }));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = [
      ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
    ];
    if (allowed.length === 0) throw new ApiError(404, serverText('notFound'));
    void reply.header('allow', allowed.join(', '));
    throw new ApiError(405, serverText('methodNotAllowed', { method: request.method, allowed }));
  });
}
