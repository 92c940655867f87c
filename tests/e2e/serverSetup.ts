import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSite } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

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

async function untilHealthy(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const healthy = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no server at ${url} after 60 s`);
}

/** Stands in for another site that the menu leads to: each page bears its path. */
async function startSite(): Promise<{ readonly address: string; close(): void }> {
  const port = await freePort();
  const site = createSite(({ url = '' }, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>site</title><h1>${encodeURI(url)}</h1>`);
  }).listen(port, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      site.close();
      site.closeAllConnections();
    },
  };
}

/** Starts the built server on a fresh embedded database and a copy of the schemas, so that a journey may edit them. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-e2e-'));
  // The embedded database runs under an account of its own and has to reach its folder.
  chmodSync(folder, 0o755);
  const schemas = join(folder, 'schemas');
  cpSync(join(ROOT, 'schemas'), schemas, { recursive: true });
  const site = await startSite();
  const runtime = join(folder, 'config.json');
  writeFileSync(runtime, JSON.stringify({ embeddedSites: [site.address] }));
  process.env.WAYBILL_E2E_SITE = site.address;
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      WAYBILL_DATA: join(folder, 'data'),
      WAYBILL_SCHEMAS: schemas,
      WAYBILL_CONFIG: runtime,
      WAYBILL_ADMIN_PASSWORD: 'Admin-e2e-1',
      WAYBILL_DEMO_PASSWORD: 'Demo-e2e-1',
      WAYBILL_LOG: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.env.WAYBILL_E2E_URL = `http://127.0.0.1:${port}`;
  process.env.WAYBILL_E2E_SCHEMAS = schemas;
  await untilHealthy(process.env.WAYBILL_E2E_URL);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    site.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
