import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../../server/projectFolder.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';
import { nextText, sendText, shakeHands } from './rawSocket.ts';

const ID = 'customs/export-declaration';

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

test('a message that is too long ends the connection', async () => {
  const { socket } = await ask(clerk.userId, clerk.token);
  if (!socket) throw new Error('no socket');
  const closed = once(socket, 'close');
  socket.resume();
  sendText(socket, 'x'.repeat(4000));
  await closed;
  expect(socket.destroyed).toBe(true);
});
