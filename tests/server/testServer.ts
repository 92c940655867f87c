import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildServer } from '../../server/app.ts';
import { readConfig, type Config } from '../../server/core/config/config.ts';
import type { SentEnvelope } from '../../contract/envelope.ts';
import { insertChangedDays } from '../../server/insight/dashboard/countedDays.ts';
import { folderStore } from '../../server/core/blobStore/folderStore.ts';
import { storedContents } from '../../server/core/blobStore/storedContents.ts';
import type { RouteDefinition } from '../../server/core/calls/routeDefinition.ts';
import { createFillValues } from '../../server/app/numbering/executeRule.ts';
import { createOverlay } from '../../server/files/dictionaryChanges/overlay.ts';
import { openSchemaStore } from '../../server/core/schemas/openSchemaStore.ts';
import { nextState } from '../../server/core/schemas/schemaState.ts';
import type { Services } from '../../server/core/services/services.ts';
import { readSignInSettings, type SignInSettings } from '../../server/core/services/signInSettings.ts';
import type { SmsPort } from '../../server/core/services/smsPort.ts';
import { createTestDatabase, TEST_PASSWORD, type TestDatabase } from './testDatabase.ts';
import { testWorkers } from './testWorkers.ts';

/** Accounts of two tenants: `neighbour` belongs to the second. */
export type Account = 'admin' | 'clerk' | 'reviewer' | 'clerk2' | 'neighbour';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Path below /api with the query: `/bgd/export/list?pageNo=1`. */
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly body: SentEnvelope;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface TestClient {
  readonly token: string;
  /** Id of the signed-in user; blank for a stranger. */
  readonly userId: string;
  readonly call: (call: Call) => Promise<TestAnswer>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly databaseUrl: string;
  /** Folder with the contents of stored files; used by this server only. */
  readonly filesFolder: string;
  /** A client without a token. */
  readonly stranger: TestClient;
  /** Signs in with the password of all test accounts. */
  readonly signIn: (account: Account) => Promise<TestClient>;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions {
  readonly schemasFolder?: string;
  /** Watches the files of the schemas folder; off by default, `services.schemas.reload()` reads them again. */
  readonly watch?: boolean;
  readonly config?: Partial<Config>;
  readonly signIn?: Partial<SignInSettings>;
  /** Receives the codes; by default none can be sent. */
  readonly sms?: SmsPort;
  /** Replaces the fresh database; dropped with the server. */
  readonly database?: TestDatabase;
  /** Replaces the empty folder; removed with the server. */
  readonly filesFolder?: string;
  /** Replaces the API's own routes. */
  readonly routes?: readonly RouteDefinition[];
}

const isEnvelope = (value: unknown): value is SentEnvelope =>
  typeof value === 'object' && value !== null && 'success' in value;

async function callServer(
  app: FastifyInstance,
  token: string,
  { method = 'GET', url, body, headers }: Call,
): Promise<TestAnswer> {
  const response = await app.inject({
    method,
    url: `/api${url}`,
    headers: {
      ...(token === '' ? {} : { 'x-access-token': token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const parsed: unknown = response.body === '' ? undefined : response.json();
  if (response.statusCode !== 304 && !isEnvelope(parsed))
    throw new Error(`${method} ${url} answered no envelope: ${response.body}`);
  return { status: response.statusCode, body: parsed as SentEnvelope, headers: response.headers };
}

const clientOf = (app: FastifyInstance, token: string, userId: string): TestClient => ({
  token,
  userId,
  call: (call) => callServer(app, token, call),
});

interface SignedIn {
  readonly token: string;
  readonly userInfo: { readonly id: string };
}

type Compile = typeof nextState;

/** Shared by all servers of this process: the worker processes are started once. */
const sharedWorkers = testWorkers(768);

let first: { readonly texts: Parameters<Compile>[0]; readonly state: ReturnType<Compile> } | undefined;

/** The shipped files are the same for every server that starts in this process: they are compiled once. */
const compiledOnce: Compile = (texts, previous) => {
  if (previous !== undefined) return nextState(texts, previous);
  const isSame =
    first?.texts.size === texts.size && [...texts].every(([path, text]) => first?.texts.get(path) === text);
  if (first === undefined || !isSame) first = { texts, state: nextState(texts) };
  return first.state;
};

/** Starts a complete server on a separate database, called without a network. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  const config: Config = { ...readConfig({ WAYBILL_LOG: 'silent' }), ...options.config };
  const overlay = createOverlay(database.db);
  const schemas = await openSchemaStore(options.schemasFolder ?? config.schemasFolder, {
    layOver: overlay.layOver,
    watch: options.watch ?? false,
    ...(options.schemasFolder === undefined && { compile: compiledOnce }),
  });
  const filesFolder = options.filesFolder ?? (await mkdtemp(join(tmpdir(), 'waybill-files-')));
  const workers = options.config?.workerMb === undefined ? sharedWorkers : testWorkers(config.workerMb);
  const services: Services = {
    config,
    db: database.db,
    contents: storedContents(database.db, folderStore(filesFolder)),
    workers,
    fillValues: createFillValues({ schemas }),
    onWritten: insertChangedDays,
    schemas,
    overlay,
    signIn: { ...readSignInSettings(config), ...options.signIn },
    sms: options.sms,
  };
  const app = await buildServer(services, options.routes);
  const stranger = clientOf(app, '', '');
  return {
    app,
    services,
    databaseUrl: database.url,
    filesFolder,
    stranger,
    signIn: async (username) => {
      const { body } = await stranger.call({
        method: 'POST',
        url: '/sys/login',
        body: { username, password: TEST_PASSWORD },
      });
      if (!body.success) throw new Error(`${username} cannot sign in: ${body.message}`);
      const { token, userInfo } = body.result as SignedIn;
      return clientOf(app, token, userInfo.id);
    },
    close: async () => {
      schemas.close();
      await app.close();
      if (workers !== sharedWorkers) await workers.end();
      await database.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
