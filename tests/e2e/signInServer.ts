import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/database/embeddedPostgres.ts';
import { standInSettings, startStandIn, type StandIn } from '../standIn/standInServer.ts';

const ROOT = join(import.meta.dirname, '../..');

export const PASSWORD = 'Demo-e2e-1';

/** A server of its own, with single sign-on, a provider and a gateway, and a way into its database. */
export interface SignInServer {
  readonly url: string;
  readonly standIn: StandIn;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<void>;
  /** Everything that the server printed. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

async function untilHealthy(url: string, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error(`no server at ${url} after 60 s:\n${log()}`);
}

export async function startSignInServer(): Promise<SignInServer> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-sign-in-'));
  // The embedded database runs under an account of its own and has to reach its folder.
  chmodSync(folder, 0o755);
  const standIn = await startStandIn();
  const database = await startEmbeddedPostgres(join(folder, 'data'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const write = (name: string, value: unknown): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      WAYBILL_DEMO: 'on',
      WAYBILL_DEMO_PASSWORD: PASSWORD,
      WAYBILL_ADMIN_PASSWORD: PASSWORD,
      WAYBILL_PUBLIC_URL: url,
      WAYBILL_CONFIG: write('config.json', { ssoUrl: `${standIn.url}/cas` }),
      WAYBILL_SIGN_IN: write('sign-in.json', standInSettings(standIn.url)),
      WAYBILL_LOG: 'trace',
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(String(chunk)));
  const log = (): string => printed.join('');
  await untilHealthy(url, log);
  return {
    url,
    standIn,
    log,
    query: async (text, values = []) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(text, [...values]).finally(() => client.end());
    },
    close: async () => {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await ended;
      await standIn.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
