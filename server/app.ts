import type { IncomingMessage, Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Config } from './core/config/config.ts';
import { denyByDefault, knownRight, knownSession } from './identity/authorization/authorization.ts';
import { BareAnswers } from './app/http/bareAnswers.ts';
import { serveClient } from './app/http/clientFiles.ts';
import { createClientRelease } from './app/http/clientRelease.ts';
import { answerError } from './app/http/errorAnswers.ts';
import { registerHealthRoutes } from './app/http/healthRoutes.ts';
import { noticeFailures } from './app/http/failureNotices.ts';
import { validatorsAtFirstUse } from './app/http/inputValidators.ts';
import { logOperations } from './app/http/operationLog.ts';
import { reportIgnoredProperties } from './core/calls/ignoredProperties.ts';
import { exportMeans, ExportRunner } from './files/exports/exportRunner.ts';
import { JobRunner } from './app/jobs/jobRunner.ts';
import { NightlyBackup } from './app/jobs/nightlyBackup.ts';
import { readJsonBodies } from './app/http/jsonBodies.ts';
import { readUploadBodies } from './app/http/uploadBodies.ts';
import { readXmlBodies } from './app/http/xmlBodies.ts';
import { readRuntimeConfig } from './core/config/runtimeConfig.ts';
import { stopInOrder } from './app/http/stopping.ts';
import { securityHeaders, sendSecurityHeaders } from './app/http/securityHeaders.ts';
import { endSlowBodies } from './app/http/slowBodies.ts';
import { acceptSockets, registerLiveChannel } from './insight/live/liveChannel.ts';
import { followDictionaries } from './files/dictionaryChanges/followDictionaries.ts';
import { createOutbox } from './data/events/outbox.ts';
import { registerTableChannel } from './insight/live/tableChannel.ts';
import { timeCalls } from './identity/logs/callFacts.ts';
import { apiRoutes } from './apiRoutes.ts';
import { registerRoutes } from './app/http/registerRoutes.ts';
import type { RouteDefinition } from './core/calls/routeDefinition.ts';
import type { Services } from './core/services/services.ts';
import { checkSignatures } from './identity/signing/checkSignature.ts';
import { rateLimitStore } from './identity/sessions/rateLimitStore.ts';

const BODY_LIMIT = 1024 * 1024;

/** The one path with a secret in it (D24). */
const ONE_TIME_CODE = /(\/thirdLogin\/getLoginUser\/)[^/]+/;

/** Requests are named by path alone: a query may hold what people searched for. Headers and bodies are not logged. */
const requestLine = ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
  id,
  method,
  path: url.split('?', 1)[0]?.replace(ONE_TIME_CODE, '$1…'),
  ip,
});

const loggerOf = ({ logLevel }: Config): NonNullable<FastifyServerOptions['logger']> =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        serializers: { req: requestLine },
        redact: ['*["x-access-token"]', '*["sec-websocket-protocol"]', '*.password', '*.token', 'password', 'token'],
      };

const OVERRIDES = new Set(['PUT', 'PATCH', 'DELETE']);

/** `X-HTTP-Method-Override` on a POST (D11), for networks that let only GET and POST through. */
function overrideMethod(request: IncomingMessage): void {
  const wanted = String(request.headers['x-http-method-override'] ?? '').toUpperCase();
  if (request.method === 'POST' && OVERRIDES.has(wanted)) request.method = wanted;
}

const serverOptions = (config: Config, answers: BareAnswers): FastifyHttpOptions<Server> => ({
  logger: loggerOf(config),
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: BODY_LIMIT,
  // A request without `Host` is refused by BareAnswers, in our words.
  http: { headersTimeout: 30_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
  requestTimeout: 120_000,
  trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  forceCloseConnections: 'idle',
  // Told in our own words by stopInOrder.
  return503OnClosing: false,
  routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
  rewriteUrl: (request) => {
    overrideMethod(request);
    return request.url ?? '/';
  },
  clientErrorHandler: answers.brokenRequest,
  frameworkErrors: answers.frameworkError,
});

/**
 * The server, ready to listen. Throws when a route does not state permission and scope. `routes` replaces the calls of
 * the API, for tests of the frame itself.
 */
export async function buildServer(services: Services, routes?: readonly RouteDefinition[]): Promise<FastifyInstance> {
  const runtime = readRuntimeConfig(services.config.runtimeFile);
  const headers = securityHeaders(runtime.embeddedSites);
  const answers = new BareAnswers(headers);
  const app = fastify(serverOptions(services.config, answers));
  app.setValidatorCompiler(validatorsAtFirstUse());
  app.setErrorHandler(answerError);
  noticeFailures(app, services.announce ?? ((notice) => app.log.warn(notice)));
  const onError = app.reportFailure;
  timeCalls(app);
  // Before whatever refuses a call, so that refusals have them too.
  sendSecurityHeaders(app, headers);
  endSlowBodies(app, answers);
  stopInOrder(app, answers);
  readJsonBodies(app);
  readXmlBodies(app);
  await readUploadBodies(app);
  await acceptSockets(app);
  answers.replaceNodesOwn(app);
  denyByDefault(app, services);
  logOperations(app, services, { sessionOf: knownSession, rightOf: knownRight });
  checkSignatures(app, services.config);
  reportIgnoredProperties(app);
  await app.register(rateLimit, { global: false, store: rateLimitStore(services.db) });
  const clientRelease = createClientRelease(services.config.clientFolder);
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    const release = await clientRelease();
    if (release !== '') void reply.header('x-release', release);
  });
  const outbox = createOutbox(services.db, onError);
  registerLiveChannel(app, services, outbox);
  registerTableChannel(app, services, outbox);
  followDictionaries(app, services, outbox);
  app.addHook('onClose', () => outbox.close());
  registerHealthRoutes(app, services, runtime);
  const exports = new ExportRunner(exportMeans(services), onError);
  app.addHook('onReady', async () => exports.start());
  app.addHook('onClose', () => exports.close());
  const jobs = new JobRunner(services, { onError });
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', () => jobs.close());
  const backups = new NightlyBackup(services, { onError: (error) => app.log.error({ err: error }) });
  app.addHook('onListen', async () => backups.start());
  app.addHook('onClose', () => backups.close());
  registerRoutes(app, routes ?? apiRoutes(services, exports, jobs));
  await serveClient(app, services.config.clientFolder);
  await app.ready();
  return app;
}
