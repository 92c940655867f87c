import type { FastifyInstance } from 'fastify';
import { databaseAnswers } from '../../core/database/db.ts';
import type { RouteAccess } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { signSecretOf } from '../../identity/signing/checkSignature.ts';
import type { SentConfig } from '../../../contract/runtimeConfig.ts';
import type { OperatorConfig } from '../../core/config/runtimeConfig.ts';

const PUBLIC: RouteAccess = { permission: 'public', scope: 'none' };

/** Registers the routes outside the API: `/healthz` for operators, `/config.json` for the front end. */
export function registerHealthRoutes(app: FastifyInstance, services: Services, runtime: OperatorConfig): void {
  const { db, signIn, config } = services;
  const thirdParty = signIn.providers.map(({ thirdType, title }) => ({ thirdType, title }));
  const { signCalls, ...shown } = runtime;
  const front: SentConfig = {
    ...shown,
    thirdParty,
    captcha: signIn.captcha,
    ...(signCalls && { signSecret: signSecretOf(config) }),
  };
  app.get('/healthz', { config: { access: PUBLIC } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (await databaseAnswers(db)) return { status: 'ok' };
    return reply.code(503).send({ status: 'database unavailable' });
  });
  app.get('/config.json', { config: { access: PUBLIC } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(front),
  );
}
