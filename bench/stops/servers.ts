import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../server/core/database/freePort.ts';
import { PASSWORD, ROOT, stopped, untilItAnswers } from '../product.ts';
import type { StoppedDatabase } from './database.ts';

const SERVERS = 2;

export interface Servers {
  readonly urls: readonly string[];
  /** How often a server has ended; it was restarted each time. */
  readonly ended: () => number;
  readonly untilHealthy: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts two instances of the built product on one database, as an operator runs them side by side. */
export async function startServers({ folder, url: databaseUrl }: StoppedDatabase): Promise<Servers> {
  const running = new Map<string, ChildProcess>();
  let endedCount = 0;
  let isStopping = false;
  const start = (url: string): void => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: new URL(url).port,
        DATABASE_URL: databaseUrl,
        WAYBILL_DATA: join(folder, 'product'),
        WAYBILL_DEMO: 'off',
        WAYBILL_ADMIN_PASSWORD: PASSWORD,
        WAYBILL_LOG: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.set(url, child);
    child.once('exit', () => {
      if (isStopping) return;
      endedCount += 1;
      start(url);
    });
  };
  const urls: string[] = [];
  const untilHealthy = async (): Promise<void> => {
    for (const url of urls) await untilItAnswers(`${url}/healthz`);
  };
  // Sequentially: the first prepares the database.
  for (let server = 0; server < SERVERS; server += 1) {
    const url = `http://127.0.0.1:${await freePort()}`;
    urls.push(url);
    start(url);
    await untilHealthy();
  }
  return {
    urls,
    ended: () => endedCount,
    untilHealthy,
    stop: async () => {
      isStopping = true;
      await Promise.all([...running.values()].map(stopped));
    },
  };
}
