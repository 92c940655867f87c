import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/core/database/embeddedPostgres.ts';
import { freePort } from '../../server/core/database/freePort.ts';
import { startServerProcess } from './serverProcess.ts';
import { standInSettings, startStandIn, type StandIn } from '../standIn/standInServer.ts';

export const PASSWORD = 'Demo-e2e-1';

/** A separate server with single sign-on, an identity provider, an SMS gateway, and access to its database. */
export interface SignInServer {
  readonly url: string;
  readonly standIn: StandIn;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<void>;
  /** All output of the server. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

export async function startSignInServer(): Promise<SignInServer> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-sign-in-'));
  // The embedded database runs under a separate account and needs access to its folder.
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
  const server = await startServerProcess({
    port,
    environment: {
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
    shown: false,
  }).catch(async (error: unknown) => {
    await Promise.all([database.stop(), standIn.close()]);
    throw error;
  });
  return {
    url,
    standIn,
    log: server.log,
    query: async (text, values = []) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(text, [...values]).finally(() => client.end());
    },
    close: async () => {
      await server.stop();
      await standIn.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
