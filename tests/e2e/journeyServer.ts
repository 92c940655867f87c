import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSite } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/core/database/freePort.ts';
import { startServerProcess } from './serverProcess.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Simulates another site that the menu links to: each page shows its path. */
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

/** Address and folders of the product under test, and of the services next to it. */
export interface JourneyServer {
  readonly url: string;
  /** Another site that the menu may link to. */
  readonly site: string;
  readonly data: string;
  /** Copy of the schemas that the server reads. */
  readonly schemas: string;
  readonly close: () => Promise<void>;
}

/** Starts the built server on a fresh embedded database and a copy of the schemas, which journeys may edit. */
export async function startJourneyServer(): Promise<JourneyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-e2e-'));
  // The embedded database runs under a separate account and needs access to its folder.
  chmodSync(folder, 0o755);
  const schemas = join(folder, 'schemas');
  cpSync(join(ROOT, 'schemas'), schemas, { recursive: true });
  const site = await startSite();
  const runtime = join(folder, 'config.json');
  writeFileSync(runtime, JSON.stringify({ embeddedSites: [site.address] }));
  const data = join(folder, 'data');
  const server = await startServerProcess({
    port: await freePort(),
    environment: {
      WAYBILL_DATA: data,
      WAYBILL_SCHEMAS: schemas,
      WAYBILL_CONFIG: runtime,
      WAYBILL_ADMIN_PASSWORD: 'Admin-e2e-1',
      WAYBILL_DEMO_PASSWORD: 'Demo-e2e-1',
      WAYBILL_LOG: 'warn',
    },
    shown: false,
  });
  return {
    url: server.url,
    site: site.address,
    data,
    schemas,
    close: async () => {
      await server.stop();
      site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
