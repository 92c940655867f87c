import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { NodeWebSocket } from '../live/nodeWebSocket.ts';
import { shakeHands } from '../live/rawSocket.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { markRead, publish, revoke, startNoticeServer } from './announcements.ts';
import { openWindow, type NoticeWindow } from './noticeClient.ts';

let server: TestServer;
let second: Awaited<ReturnType<typeof buildServer>>;
let admin: TestClient;
let clerk: TestClient;
let clerk2: TestClient;
const origins: string[] = [];
const windows: NoticeWindow[] = [];

beforeAll(async () => {
  vi.stubGlobal('WebSocket', NodeWebSocket);
  server = await startNoticeServer();
  second = await buildServer(server.services);
  origins.push(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  origins.push(await second.listen({ host: '127.0.0.1', port: 0 }));
  [admin, clerk, clerk2] = await Promise.all([server.signIn('admin'), server.signIn('clerk'), server.signIn('clerk2')]);
});
afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await second.close();
  await server.close();
});

const cmds = ({ heard }: NoticeWindow): readonly unknown[] => heard.map(({ cmd }) => cmd);

/**
 * Opens a window that is certain to receive: a first notice has reached it. All open windows received the same and are
 * cleared.
 */
const listening = async (client: TestClient, at: number): Promise<NoticeWindow> => {
  const window = openWindow(client, origins[at] ?? '');
  windows.push(window);
  await expect
    .poll(
      async () => {
        if (window.heard.length === 0) await publish(admin, { titile: 'first' });
        return window.heard.length;
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBeGreaterThan(0);
  // Anything published before the connection was ready arrives now or never.
  const last = await publish(admin, { titile: 'last' });
  const newest = () => windows.map(({ heard }) => heard.at(-1)?.['msgId']);
  await expect.poll(newest, { timeout: 10_000 }).toEqual(windows.map(() => last));
  for (const { heard } of windows) heard.length = 0;
  return window;
};

describe('a notice', () => {
  it('is told to its readers when it goes to the top, since their lists change', async () => {
    const window = await listening(clerk, 0);
    const id = await publish(admin, { titile: '置顶' });
    await expect.poll(() => window.heard.length).toBe(1);
    await admin.call({ method: 'POST', url: '/sys/annountCement/editIzTop', body: { id, izTop: 1 } });
    await expect.poll(() => window.heard.length).toBe(2);
  });

  it('rings at every open window of its recipients, at whichever server they are [S7-17, W7-36]', async () => {
    const [here, there] = [await listening(clerk, 0), await listening(clerk2, 1)];
    const id = await publish(admin, { titile: '系统升级' });
    const news = { cmd: 'topic', msgId: id, msgTxt: '系统升级' };
    await expect.poll(() => [here.heard, there.heard], { timeout: 10_000 }).toEqual([[news], [news]]);
  });

  it('to chosen users rings at theirs alone, and names nobody', async () => {
    const [theirs, others] = [await listening(clerk, 1), await listening(clerk2, 1)];
    const id = await publish(admin, { titile: '给你的', msgType: 'USER', userIds: clerk.userId, userNames: '李制单' });
    await expect.poll(() => theirs.heard, { timeout: 10_000 }).toEqual([{ cmd: 'user', msgId: id, msgTxt: '给你的' }]);
    const all = await publish(admin);
    await expect.poll(() => others.heard.map(({ msgId }) => msgId), { timeout: 10_000 }).toEqual([all]);
  });

  it('that is revoked is told as well, without a word to show', async () => {
    const window = await listening(clerk, 1);
    const id = await publish(admin);
    await revoke(admin, id);
    await expect.poll(() => window.heard.at(-1), { timeout: 10_000 }).toEqual({ cmd: 'topic', revoked: id });
  });

  it('that was read is told to the other windows of the reader', async () => {
    const [reader, other] = [await listening(clerk, 1), await listening(clerk2, 1)];
    const id = await publish(admin);
    await expect.poll(() => [cmds(reader).length, cmds(other).length], { timeout: 10_000 }).toEqual([1, 1]);
    await markRead(clerk, id);
    await expect.poll(() => reader.heard.at(-1), { timeout: 10_000 }).toEqual({ cmd: 'user' });
    expect(cmds(other)).toEqual(['topic']);
  });
});

describe('the socket', () => {
  it('is refused without a token, with a token in the address, and to another user [S7-17, W7-36]', async () => {
    const at = `${origins[0]}/api/websocket/`;
    expect((await shakeHands(at + clerk.userId)).status).toBe(401);
    expect((await shakeHands(`${at}${clerk.userId}?token=${clerk.token}`)).status).toBe(401);
    expect((await shakeHands(at + admin.userId, clerk.token)).status).toBe(403);
  });

  it('of a session that has ended hears nothing more and is closed', async () => {
    const again = await server.signIn('clerk2');
    const window = await listening(again, 0);
    const other = await listening(clerk, 0);
    await again.call({ method: 'POST', url: '/sys/logout' });
    const id = await publish(admin);
    await expect.poll(() => other.heard.at(-1)?.['msgId'], { timeout: 10_000 }).toBe(id);
    expect(window.heard).toEqual([]);
  });

  it('comes back by itself after the server was started anew, and hears again [S4-22, W8-30]', async () => {
    const third = await buildServer(server.services);
    const origin = await third.listen({ host: '127.0.0.1', port: 0 });
    origins[2] = origin;
    const window = await listening(clerk, 2);
    await third.close();
    const missed = await publish(admin, { titile: 'missed' });
    const fourth = await buildServer(server.services);
    try {
      await fourth.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
      await expect.poll(() => window.returns, { timeout: 15_000 }).toBe(1);
      const id = await publish(admin, { titile: 'again' });
      await expect.poll(() => window.heard.at(-1)?.['msgId'], { timeout: 10_000 }).toBe(id);
      expect(window.heard.map(({ msgId }) => msgId)).not.toContain(missed);
    } finally {
      window.close();
      await fourth.close();
    }
  });
});
