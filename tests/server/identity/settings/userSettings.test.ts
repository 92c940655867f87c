import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [clerk, other] = [await server.signIn('clerk'), await server.signIn('clerk2')];
});
afterAll(() => server.close());
beforeEach(() => server.services.db.deleteFrom('sys_user_setting').execute());

const url = '/sys/user/settings';
const write = (client: TestClient, settings: unknown) => client.call({ method: 'POST', url, body: { settings } });
const read = async (client: TestClient) => (await client.call({ url })).body.result;

test('keeps user settings as JSON with their time, for that user only', async () => {
  const settings = [
    { key: 'settings.color', value: '#722ED1', time: 5 },
    { key: 'table-add-rows', value: { count: 3 }, time: 6 },
  ];
  expect((await write(clerk, settings)).body).toMatchObject({ success: true });
  expect(await read(clerk)).toEqual(settings);
  expect(await read(other)).toEqual([]);
});

test('keeps the newest of one key, whichever comes last', async () => {
  await write(clerk, [{ key: 'a', value: 'new', time: 20 }]);
  await write(clerk, [{ key: 'a', value: 'old', time: 10 }]);
  expect(await read(clerk)).toEqual([{ key: 'a', value: 'new', time: 20 }]);
});

test('lets no clock that is ahead win for ever', async () => {
  await write(clerk, [{ key: 'a', value: 1, time: Date.now() + 1e9 }]);
  const [row] = (await read(clerk)) as { time: number }[];
  expect(row?.time).toBeLessThanOrEqual(Date.now());
});

test('is closed to strangers', async () => {
  expect((await server.stranger.call({ url })).status).toBe(401);
  expect((await write(server.stranger, [{ key: 'a', value: 1, time: 1 }])).status).toBe(401);
});

test.each([
  ['no list', 'x'],
  ['an empty list', []],
  ['a key with a quote', [{ key: `a'b`, value: 1, time: 1 }]],
  ['a key that is too long', [{ key: 'a'.repeat(121), value: 1, time: 1 }]],
  ['a value that is too long', [{ key: 'a', value: 'x'.repeat(20_001), time: 1 }]],
  ['a value with a character that cannot be stored', [{ key: 'a', value: '\u0000', time: 1 }]],
  ['no time', [{ key: 'a', value: 1 }]],
  ['a time before all time', [{ key: 'a', value: 1, time: -1 }]],
  ['too many at once', Array.from({ length: 41 }, (_, index) => ({ key: `k${index}`, value: 1, time: 1 }))],
])('refuses %s with 400', async (_, settings) => {
  expect(await write(clerk, settings)).toMatchObject({ status: 400, body: { success: false } });
  expect(await read(clerk)).toEqual([]);
});

test('has an end for one user', async () => {
  const batch = (from: number) =>
    Array.from({ length: 40 }, (_, index) => ({ key: `k${from + index}`, value: 1, time: 1 }));
  for (let from = 0; from < 480; from += 40) await write(clerk, batch(from));
  expect((await write(clerk, batch(480))).body).toMatchObject({
    success: false,
    message: expect.stringContaining('500'),
  });
  expect(await read(clerk)).toHaveLength(480);
});
