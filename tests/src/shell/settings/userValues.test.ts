import { expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createUserValues } from '../../../../src/shell/settings/userValues.ts';
import { bad, fakeServer, good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

interface Row {
  key: string;
  value: unknown;
  time: number;
}

/** Sets up one account on a server, and machines where it is signed in. */
const setUp = (rows: Row[] = []) => {
  let reachable = true;
  const guarded =
    (route: FakeRoute): FakeRoute =>
    (request) =>
      reachable ? route(request) : bad(504, '');
  const { adapter, seen } = fakeServer({
    'GET /api/sys/user/settings': guarded(() => good(rows.slice())),
    'POST /api/sys/user/settings': guarded(({ body }) => {
      rows.push(...(body as { settings: Row[] }).settings);
      return good(null);
    }),
  });
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, adapter });
  const machine = (userId = () => 'u1', now: () => number = Date.now) => {
    const storage = memoryStorage();
    return { storage, values: createUserValues({ stored: createStoredValues(storage), http, userId, now }) };
  };
  const setReachable = (is: boolean) => {
    reachable = is;
  };
  return { rows, seen, machine, setReachable };
};

it('keeps what each user set under our prefix, apart from other users of the browser', () => {
  let user = 'u1';
  const { values, storage } = setUp().machine(() => user);
  values.set('table-size', 'tiny');
  expect(values.get('table-size')).toBe('tiny');
  expect([...storage.entries.keys()]).toContain('pro__preference:u1:table-size');
  user = 'u2';
  expect(values.get('table-size')).toBeUndefined();
});

it('keeps a value at once, and sends values set within a moment in one call', async () => {
  const { machine, rows, seen } = setUp();
  const { values } = machine();
  values.set('a', 1);
  values.set('b', { x: true });
  values.set('a', 2);
  expect(values.get('a')).toBe(2);
  expect(seen).toHaveLength(0);
  await expect.poll(() => seen.length, { timeout: 3000 }).toBe(1);
  expect(rows).toMatchObject([
    { key: 'a', value: 2 },
    { key: 'b', value: { x: true } },
  ]);
});

it('meets the user on another machine, and says so', async () => {
  const { machine } = setUp([{ key: 'a', value: 'theirs', time: 100 }]);
  const { values } = machine();
  let told = 0;
  values.subscribe(() => {
    told += 1;
  });
  await values.load();
  expect(values.get('a')).toBe('theirs');
  await values.load();
  expect(told).toBe(1);
});

it('lets the newest win, whichever side has it', async () => {
  const { machine, rows } = setUp([
    { key: 'older', value: 'server', time: 100 },
    { key: 'newer', value: 'server', time: 900 },
  ]);
  const { values } = machine(undefined, () => 500);
  values.set('older', 'here');
  values.set('newer', 'here');
  await values.load();
  expect(values.get('older')).toBe('here');
  expect(values.get('newer')).toBe('server');
  expect(rows.slice(2)).toEqual([{ key: 'older', value: 'here', time: 500 }]);
});

it('uses the browser copy while the server is unreachable, and sends it later', async () => {
  const { machine, rows, setReachable } = setUp();
  const { values } = machine();
  setReachable(false);
  values.set('a', 1);
  await values.load();
  expect(values.get('a')).toBe(1);
  setReachable(true);
  await values.load();
  expect(rows).toMatchObject([{ key: 'a', value: 1 }]);
});

it('carries a value that was set back to its default', async () => {
  const { machine } = setUp([{ key: 'a', value: null, time: Date.now() + 1000 }]);
  const { values } = machine();
  values.set('a', 1);
  await values.load();
  expect(values.get('a')).toBeUndefined();
});
