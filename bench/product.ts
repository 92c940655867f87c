import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/core/database/embeddedPostgres.ts';
import { freePort } from '../server/core/database/freePort.ts';

export const ROOT = join(import.meta.dirname, '..');

/** Password of the demo accounts and the administrator. */
export const PASSWORD = 'Waybill-bench-1';

export interface Product {
  readonly url: string;
  readonly databaseUrl: string;
}

/** Waits at most a minute for a successful response. */
export async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nothing answers at ${url} after 60 s`);
}

/** Cleanup steps, run in reverse order; also run when the bench is interrupted. */
type Undo = (() => unknown)[];

const undoAll = async (undo: Undo): Promise<void> => {
  for (const step of undo.splice(0).reverse()) await step();
};

/** Stops a child process with SIGTERM and waits for its exit. */
export function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}

interface Server {
  /** Arguments of `node`. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Responds successfully once the server is ready. */
  readonly healthPath: string;
}

interface Started {
  readonly url: string;
  readonly pid: number;
}

async function startServer({ words, environment, healthPath }: Server, undo: Undo): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  undo.push(() => stopped(child));
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}${healthPath}`);
  return { url, pid: child.pid ?? 0 };
}

export interface Bench extends Product {
  /** Process id of the product. */
  readonly pid: number;
  /** Starts another server next to the product; it is stopped together with the product. */
  readonly start: (server: Server) => Promise<string>;
}

/**
 * Runs `work` against the built product with its demo records, on an embedded database in a temporary folder; removes
 * everything afterwards. `more`: additional environment variables.
 */
export async function withProduct(
  work: (bench: Bench) => Promise<void>,
  more: Server['environment'] = {},
): Promise<void> {
  const undo: Undo = [];
  const giveUp = (): void => void undoAll(undo).finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  try {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    // The embedded database runs under a separate account and needs access to its folder.
    chmodSync(folder, 0o755);
    const postgres = await startEmbeddedPostgres(folder);
    undo.push(postgres.stop);
    const product: Server = {
      words: [...(process.env['WAYBILL_BENCH_NODE'] ?? '').split(' ').filter(Boolean), 'dist/server/main.js'],
      environment: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        DATABASE_URL: postgres.url,
        WAYBILL_DATA: join(folder, 'product'),
        WAYBILL_DEMO: 'on',
        WAYBILL_ADMIN_PASSWORD: PASSWORD,
        WAYBILL_DEMO_PASSWORD: PASSWORD,
        ...more,
      },
      healthPath: '/healthz',
    };
    const { url, pid } = await startServer(product, undo);
    const start = async (server: Server): Promise<string> => (await startServer(server, undo)).url;
    await work({ url, pid, databaseUrl: postgres.url, start });
  } finally {
    await undoAll(undo);
  }
}
