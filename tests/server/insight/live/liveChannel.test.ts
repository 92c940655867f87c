import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { nextText, sendText, shakeHands } from './rawSocket.ts';

const ID = 'customs/export-declaration';
const IMPORT = 'customs/import-declaration';
const RECORD = 'customs/record-declaration';

let folder: string;
let server: TestServer;
let clerk: TestClient;
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-schemas-'));
  cpSync(join(projectFolder, 'schemas'), folder, { recursive: true });
  server = await startTestServer({ schemasFolder: folder });
  clerk = await server.signIn('clerk');
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (userId: string, token?: string) => shakeHands(`${address}/api/websocket/${userId}`, token);

test('a user opens the own channel with the token as sub-protocol, which is echoed', async () => {
  const { status, headers, socket } = await ask(clerk.userId, clerk.token);
  expect({ status, protocol: headers['sec-websocket-protocol'] }).toEqual({ status: 101, protocol: clerk.token });
  socket?.destroy();
});

test('a channel without a token, with a wrong one or of another user is refused', async () => {
  const admin = await server.signIn('admin');
  expect((await ask(clerk.userId)).status).toBe(401);
  expect((await ask(clerk.userId, 'a'.repeat(43))).status).toBe(401);
  expect((await ask(clerk.userId, admin.token)).status).toBe(403);
});

test('ignores a client suffix after the id in the address, and trusts the token', async () => {
  const admin = await server.signIn('admin');
  const { status, socket } = await ask(`${clerk.userId}_0cc175b9c0f1b6a831c399e269772661`, clerk.token);
  expect(status).toBe(101);
  socket?.destroy();
  expect((await ask(`${clerk.userId}_x`, admin.token)).status).toBe(403);
  expect((await ask(`${clerk.userId}x`, clerk.token)).status).toBe(403);
  expect((await ask(`${clerk.userId}_x`)).status).toBe(401);
});

test('a saved schema is told to who is connected, heartbeats are suffered', async () => {
  const { socket } = await ask(clerk.userId, clerk.token);
  if (!socket) throw new Error('no socket');
  sendText(socket, 'HeartBeat');
  const file = join(folder, `pages/${ID}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "出口报关单"', '"title": "出口申报"'));
  const told = nextText(socket);
  await server.services.schemas.reload();
  expect(JSON.parse(await told)).toEqual({ cmd: 'schema', pages: [ID] });
  socket.destroy();
});

const toldOf = async (path: string, [from, to]: readonly [string, string]): Promise<unknown> => {
  const { socket } = await ask(clerk.userId, clerk.token);
  if (!socket) throw new Error('no socket');
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
  const told = nextText(socket);
  await server.services.schemas.reload();
  const news: unknown = JSON.parse(await told);
  socket.destroy();
  return news;
};

test.each<readonly [string, readonly [string, string], object]>([
  ['messages/declaration.json', ['"BillNo": "billNo"', '"BillNumber": "billNo"'], { pages: [ID, IMPORT, RECORD] }],
  ['menu.json', ['"title": "出口报关单"', '"title": "出口申报单"'], { pages: [], menu: true }],
  ['reports/party.json', ['"title": "往来单位"', '"title": "客户与供应商"'], { pages: [], reports: true }],
  ['dicts/deal_mode.json', ['"市场价"', '"市价"'], { pages: [ID, IMPORT, RECORD], dictionaries: ['deal_mode'] }],
  [
    'locales/en-US/dicts/customs_district.json',
    ['"Customs office"', '"Office"'],
    { dictionaries: ['customs_district'] },
  ],
  ['locales/en-US/menu.json', ['"Declarations"', '"Customs"'], { pages: [], menu: true }],
])('a change of %s alone is told as well', async (path, change, news) => {
  expect(await toldOf(path, change)).toMatchObject({ cmd: 'schema', ...news });
});

test('a message that is too long ends the connection', async () => {
  const { socket } = await ask(clerk.userId, clerk.token);
  if (!socket) throw new Error('no socket');
  const closed = once(socket, 'close');
  socket.resume();
  sendText(socket, 'x'.repeat(4000));
  await closed;
  expect(socket.destroyed).toBe(true);
});
