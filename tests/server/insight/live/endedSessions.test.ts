import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { setPassword } from '../../../../server/identity/sessions/setPassword.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { NodeWebSocket } from './nodeWebSocket.ts';

/** Close code of the server for an ended session. */
const ENDED = 1008;
/** Without a message of the other server, the session would be checked again much later than this. */
const AT_ONCE = { timeout: 10_000 };

let server: TestServer;
let second: Awaited<ReturnType<typeof buildServer>>;
let admin: TestClient;
let origins: readonly string[];
const sockets: NodeWebSocket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  second = await buildServer(server.services);
  const address = { host: '127.0.0.1', port: 0 };
  origins = [await server.app.listen(address), await second.listen(address)];
  admin = await server.signIn('admin');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

interface Connected {
  /** Null while the socket is open. */
  code: number | null;
}

async function connect(url: string, token: string): Promise<Connected> {
  const socket = new NodeWebSocket(url, token);
  sockets.push(socket);
  const connected: Connected = { code: null };
  socket.addEventListener('close', (event) => {
    connected.code = Number(Reflect.get(event, 'code'));
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return connected;
}

/** Opens both sockets of a window, on each of the two servers. */
const everySocket = ({ userId, token }: TestClient): Promise<readonly Connected[]> =>
  Promise.all(
    origins.flatMap((origin) => [
      connect(`${origin}/api/websocket/${userId}`, token),
      connect(`${origin}/api/vxeSocket/${userId}/page-1`, token),
    ]),
  );

const codes = (connected: readonly Connected[]): readonly (number | null)[] => connected.map(({ code }) => code);
const ALL_ENDED = [ENDED, ENDED, ENDED, ENDED];
const ALL_OPEN = [null, null, null, null];

const idOf = async (client: TestClient): Promise<string> => {
  const { body } = await client.call({ url: '/sys/user/sessions' });
  return (body.result as readonly { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
};

describe('a session that ends closes its sockets at once, on every server', () => {
  test('when an administrator ends it, and leaves the other sessions of the user alone [S7-8][S7-17]', async () => {
    const [one, other] = [await server.signIn('clerk'), await server.signIn('clerk')];
    const [ended, kept] = [await everySocket(one), await everySocket(other)];
    const body = { token: await idOf(one) };
    expect((await admin.call({ method: 'POST', url: '/sys/online/forceLogout', body })).body.success).toBe(true);
    await expect.poll(() => codes(ended), AT_ONCE).toEqual(ALL_ENDED);
    expect(codes(kept)).toEqual(ALL_OPEN);
  });

  test('when its user ends it from elsewhere', async () => {
    const [one, other] = [await server.signIn('clerk'), await server.signIn('clerk')];
    const [ended, kept] = [await everySocket(one), await everySocket(other)];
    const body = { id: await idOf(one) };
    expect((await other.call({ method: 'POST', url: '/sys/user/endSession', body })).body.success).toBe(true);
    await expect.poll(() => codes(ended), AT_ONCE).toEqual(ALL_ENDED);
    expect(codes(kept)).toEqual(ALL_OPEN);
  });

  test('when its user signs out', async () => {
    const one = await server.signIn('clerk');
    const ended = await everySocket(one);
    await one.call({ method: 'POST', url: '/sys/logout' });
    await expect.poll(() => codes(ended), AT_ONCE).toEqual(ALL_ENDED);
  });

  test('when the password is set anew', async () => {
    const one = await server.signIn('clerk2');
    const ended = await everySocket(one);
    await setPassword(server.services.db, { username: 'clerk2', password: TEST_PASSWORD });
    await expect.poll(() => codes(ended), AT_ONCE).toEqual(ALL_ENDED);
  });
});
