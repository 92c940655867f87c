import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { runCommand, type EndedCommand } from '../../../commands.ts';
import { nextText, shakeHands } from '../../insight/live/rawSocket.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let folder: string;
let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-grant-'));
  cpSync(join(projectFolder, 'schemas'), folder, { recursive: true });
  server = await startTestServer({ schemasFolder: folder });
  clerk = await server.signIn('clerk');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const grant = (...words: readonly string[]): Promise<EndedCommand> =>
  runCommand('server/app/cli/grant', [...words, '--tenant', '1000'], {
    env: { DATABASE_URL: server.databaseUrl, WAYBILL_SCHEMAS: folder },
  });

const mayList = async (): Promise<number> => (await clerk.call({ url: '/sys/log/list?logType=1' })).status;

test('a granted right applies at the next call, notifies open windows, and can be revoked', async () => {
  expect(await mayList()).toBe(403);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { socket } = await shakeHands(`${address}/api/websocket/${clerk.userId}`, clerk.token);
  if (!socket) throw new Error('no socket');
  const told = nextText(socket);
  const given = await grant('clerk', 'system:log:list');
  expect(given).toMatchObject({ status: 0, said: expect.stringContaining('已授权 (granted) clerk 制单员') });
  expect(JSON.parse(await told)).toEqual({ cmd: 'schema', pages: [], menu: true, rights: true });
  socket.destroy();
  expect(await mayList()).toBe(200);
  expect((await grant('clerk', '--list')).said).toContain('system:log:list');
  expect(await grant('clerk', 'system:log:*', '--revoke')).toMatchObject({ status: 0 });
  expect(await mayList()).toBe(403);
}, 60_000);

test('a page right written while no server ran is read from the file', async () => {
  const file = join(folder, 'menu.json');
  const menu: readonly unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  const permissionList = [{ action: 'fleet:truck:list', title: '查看' }];
  const entry = {
    path: '/fleet/truck',
    name: 'fleet-truck',
    title: '车辆',
    component: 'schema:customs/export-declaration',
  };
  writeFileSync(file, JSON.stringify([...menu, { ...entry, permissionList }]));
  expect(await grant('clerk', 'fleet:truck:*')).toMatchObject({
    status: 0,
    said: expect.stringContaining('  fleet:truck:list 查看'),
  });
}, 60_000);

test.each<readonly [readonly string[], number, string]>([
  [['clerk', 'bgd:export:lst'], 1, 'did you mean "bgd:export:list"'],
  [['clerks', 'bgd:export:list'], 1, 'did you mean "clerk"'],
  [['clerk'], 2, 'usage'],
  [['clerk', 'bgd:export:list', '--list'], 2, 'usage'],
  [['--all'], 2, 'usage'],
])(
  '%j is refused with what there is',
  async (words, status, said) => {
    expect(await grant(...words)).toMatchObject({ status, said: expect.stringContaining(said) });
  },
  60_000,
);
