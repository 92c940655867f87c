import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCall, takeBackCall } from '../../../../server/identity/sessions/rateLimitStore.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const WINDOW = 60_000;

test('counts calls of a key from the first one within the window', async () => {
  const { db } = database;
  expect(await countCall(db, 'a', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
  const second = await countCall(db, 'a', WINDOW);
  expect(second.current).toBe(2);
  expect(second.ttl).toBeLessThanOrEqual(WINDOW);
  expect(await countCall(db, 'b', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  await sql`update sys_rate_limit set window_end = now() - interval '1 second'`.execute(db);
  expect(await countCall(db, 'a', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
});

test('a call that was none is taken back, and never more than there were', async () => {
  const { db } = database;
  await countCall(db, 'c', WINDOW);
  await countCall(db, 'c', WINDOW);
  await takeBackCall(db, 'c');
  expect((await countCall(db, 'c', WINDOW)).current).toBe(2);
  for (let n = 0; n < 5; n += 1) await takeBackCall(db, 'c');
  expect((await countCall(db, 'c', WINDOW)).current).toBe(1);
});
