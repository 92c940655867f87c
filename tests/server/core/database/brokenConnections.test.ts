import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseAnswers, listen, openDb, poolUse, type Db } from '../../../../server/core/database/db.ts';
import { waitLimit } from '../../../../server/core/database/connections.ts';
import { withoutTimeLimit } from '../../../../server/core/database/timeLimits.ts';
import { failureOf } from '../../../../server/app/http/errorAnswers.ts';
import { serverText } from '../../../../server/core/texts/serverText.ts';
import { promised } from '../../promised.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Returns the answer that callers get for failed work. */
const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'it went well',
    (error: unknown) => (error instanceof Error ? failureOf(error) : error),
  );

const away = expect.objectContaining({ status: 503, said: serverText('unavailable') });

const pidOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};

/** Terminates a connection from outside and waits until the database has ended it. */
const terminate = async (pid: number): Promise<void> => {
  await sql`select pg_terminate_backend(${pid}::integer, 10000)`.execute(database.db);
};

const works = (db: Db): Promise<unknown> => sql`select 1`.execute(db);

test('a connection that breaks between two statements of a transaction fails that call alone', async () => {
  const broken = database.db.transaction().execute(async (trx) => {
    await terminate(await pidOf(trx));
    return works(trx);
  });
  expect(await refusalOf(broken)).toEqual(away);
  await works(database.db);
});

test('a connection that breaks under a statement of a transaction fails that call alone', async () => {
  const begun = promised<number>();
  const broken = database.db.transaction().execute(async (trx) => {
    begun.resolve(await pidOf(trx));
    await sql`select pg_sleep(60)`.execute(trx);
  });
  const refused = refusalOf(broken);
  await terminate(await begun.promise);
  expect(await refused).toEqual(away);
  await works(database.db);
});

test('a transaction error with its own cause is reported as refused, not as lost', async () => {
  const broken = database.db.transaction().execute(async (trx) => {
    await terminate(await pidOf(trx));
    throw new Error('a reason of its own');
  });
  expect(await refusalOf(broken)).toEqual(away);
});

test('a connection that breaks while it listens says so, once', async () => {
  const lost = promised<void>();
  const stop = await listen(database.db, 'some_channel', { onNotice: () => {}, onLost: lost.resolve });
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(database.db);
  await terminate(rows[0]?.pid ?? 0);
  await expect(lost.promise).resolves.toBeUndefined();
  stop();
  await works(database.db);
});

test('the health check of the database uses its own connection, which may also break', async () => {
  const { db } = database;
  const ended = promised<void>();
  const busy = Array.from({ length: poolUse(db).poolMost }, () => db.connection().execute(() => ended.promise));
  expect(await databaseAnswers(db)).toBe(true);
  expect(poolUse(db)).toMatchObject({ poolBusy: poolUse(db).poolMost, poolWaiting: 0 });
  ended.resolve();
  await Promise.all(busy);
  await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  expect(await databaseAnswers(db)).toBe(true);
  await works(db);
});

test('the longer the queue for a connection, the shorter a call waits in it', async () => {
  expect([0, 30, 60, 90, 500].map(waitLimit)).toEqual([10_000, 7000, 4000, 1000, 1000]);
  const { db } = database;
  const ended = promised<void>();
  const busy = Array.from({ length: poolUse(db).poolMost }, () => db.connection().execute(() => ended.promise));
  const waiting = Array.from({ length: 95 }, () => works(db));
  for (const one of waiting) one.catch(() => {});
  expect(await refusalOf(waiting.at(-1) ?? works(db))).toMatchObject({ status: 503, said: serverText('busy') });
  expect(poolUse(db).poolWaiting).toBeGreaterThan(80);
  ended.resolve();
  await Promise.all([...busy, waiting[0]]);
});

test('a statement runs for so long and no longer, unless its transaction may', async () => {
  const db = openDb(database.url, { statementMs: 100 });
  const sleep = (seconds: number, one: Db) => sql`select pg_sleep(${seconds})`.execute(one);
  expect(await refusalOf(sleep(60, db))).toMatchObject({ status: 503, said: serverText('tooSlow') });
  await db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    await sleep(0.3, trx);
  });
  expect(await refusalOf(sleep(60, db))).toMatchObject({ status: 503 });
  await db.destroy();
});

test('a call waits for what another has locked for so long and no longer', async () => {
  const { rows } = await sql<{ limit: string; idle: string }>`
    select current_setting('lock_timeout') as limit, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
    database.db,
  );
  expect(rows).toEqual([{ limit: '10s', idle: '1min' }]);
  const held = database.db.transaction().execute(async (first) => {
    await sql`select pg_advisory_xact_lock(7)`.execute(first);
    const second = database.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '50ms'`.execute(trx);
      await sql`select pg_advisory_xact_lock(7)`.execute(trx);
    });
    return refusalOf(second);
  });
  expect(await held).toMatchObject({ status: 409, said: serverText('collision') });
});
