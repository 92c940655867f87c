import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { postTo } from '../../customerServer.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

export interface ReportServer extends TestServer {
  /** A copy of the fixture that a test may change. */
  readonly folder: string;
  readonly admin: TestClient;
  /** May add orders but not see clients. */
  readonly clerk: TestClient;
}

const CLIENTS = [
  { code: 'K-1', name: '宁波远岭', grade: 'A', credit: '1500.50', since: '2024-03-01' },
  { code: 'K-2', name: '阿尔法', grade: 'B', credit: '200', since: '2025-01-31' },
  { code: 'K-3', name: '深圳_远岭100%', grade: 'A', credit: '999.99', since: '2025-02-01' },
  { code: 'K-4', name: '北方代理', grade: 'B', credit: null, since: null },
];

/** Starts a server of clients, orders and reports on them. */
export const startReportServer = async (): Promise<ReportServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-reports-'));
  cpSync(join(import.meta.dirname, '../../fixtures/reports'), folder, { recursive: true });
  const server = await startTestServer({ schemasFolder: folder, config: { reportTimeoutMs: 400 } });
  const problems = server.services.schemas.problems();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  const admin = await server.signIn('admin');
  for (const client of CLIENTS) await postTo(admin, '/trade/client/add', client);
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, admin, clerk: await server.signIn('clerk'), close };
};

export const report = (client: TestClient, call: string): Promise<TestAnswer> =>
  client.call({ url: `/online/cgreport/api/${call}` });

/** Appends the parameters to a call of the family. */
export const withQuery = (call: string, parameters: Readonly<Record<string, string | number>>): string =>
  `${call}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`;
