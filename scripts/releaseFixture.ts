import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { freePort } from '../server/core/database/freePort.ts';

/**
 * Dumps the database of a release for the upgrade test: starts the server of a checkout on an empty database, saves a
 * declaration, stops the server and writes `tests/server/fixtures/releases/NAME.sql.gz`. Needs a `pg_dump` that is not
 * older than the database server. See docs/upgrading.md.
 */
const USAGE = `usage: RELEASE_POSTGRES=postgres://postgres@localhost:5432/postgres npm run release:fixture -- NAME [CHECKOUT]

  NAME      of the fixture: 0.2.0
  CHECKOUT  folder of the release, with its node_modules; this one by default`;

/** Names another `pg_dump` when the one in the path is too old. */
const PG_DUMP = process.env['PG_DUMP'] ?? 'pg_dump';
const DATABASE = 'waybill_release_fixture';
const PASSWORD = 'Release-fixture-1';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

async function recreateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${DATABASE} with (force)`);
  await client.query(`create database ${DATABASE} encoding 'UTF8' template template0`);
  await client.end();
}

interface Answer {
  readonly success: boolean;
  readonly message?: string;
  readonly result: unknown;
}

async function call(address: string, token: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (!answer.success) throw new Error(`${address}: ${answer.message}`);
  return Object(answer.result);
}

async function signIn(server: ChildProcess, api: string): Promise<string> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const answer = await call(`${api}/sys/login`, '', { username: 'admin', password: PASSWORD }).catch(() => undefined);
    if (answer !== undefined) return String(answer['token']);
    await wait(200);
  }
  throw new Error('the server of the release did not start');
}

/** Saves the records that tests/server/upgrade.test.ts expects. */
async function saveRecords(api: string, token: string): Promise<void> {
  const goods = ['甲', '乙', '丙'].map((gName) => ({ gName, gQty: '86.50000' }));
  await call(`${api}/bgd/export/add`, token, { contrNo: 'RELEASE-1', bgdGoodsList: goods });
}

async function runRelease(checkout: string, databaseUrl: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'waybill-release-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      WAYBILL_DATA: data,
      WAYBILL_DEMO: '0',
      WAYBILL_ADMIN_PASSWORD: PASSWORD,
    },
  });
  const gone = new Promise((done) => server.once('exit', done));
  const api = `http://127.0.0.1:${port}/api`;
  try {
    await saveRecords(api, await signIn(server, api));
  } finally {
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Dumps statements that any client can run: no COPY, no owners, no psql commands. */
function dump(databaseUrl: string): string {
  const words = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500', `--dbname=${databaseUrl}`];
  const text = execFileSync(PG_DUMP, words, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
  return text.replaceAll(/^\\.*$/gm, '');
}

const [name, checkout = root] = process.argv.slice(2);
const postgres = process.env['RELEASE_POSTGRES'];
if (name === undefined || postgres === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const databaseUrl = withDatabase(postgres, DATABASE);
await recreateDatabase(postgres);
await runRelease(resolve(checkout), databaseUrl);
const file = join(root, `tests/server/fixtures/releases/${name}.sql.gz`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, gzipSync(dump(databaseUrl), { level: 9 }));
console.log(file);
