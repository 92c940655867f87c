import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpired } from '../../../../server/identity/sessions/sweep.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A row of each table, whose age is set by `at`, and the maximum age. */
const KEPT = [
  {
    what: 'sessions until they run out',
    table: 'sys_session',
    row: `token_hash, user_id, expire_time) select $name, id, $at from sys_user where username = 'clerk'`,
    column: 'token_hash',
    stays: '1 minute',
    goes: '-1 minute',
  },
  {
    what: 'the log for half a year',
    table: 'sys_log',
    row: `id, tenant_id, log_type, log_content, username, realname, ip, create_time) values ($name, '1000', 1, '', '', '', '', $at)`,
    column: 'id',
    stays: '-180 days 1 minute',
    goes: '-180 days -1 minute',
  },
  {
    what: 'devices that nobody used for half a year',
    table: 'sys_known_device',
    row: `token_hash, user_id, last_time) select $name, id, $at from sys_user where username = 'clerk'`,
    column: 'token_hash',
    stays: '-180 days 1 minute',
    goes: '-180 days -1 minute',
  },
  {
    what: 'counted calls until their window ends',
    table: 'sys_rate_limit',
    row: `key, hits, window_end) values ($name, 1, $at)`,
    column: 'key',
    stays: '1 minute',
    goes: '-1 minute',
  },
  {
    what: 'codes of one use until they run out',
    table: 'sys_one_time_code',
    row: `code_hash, purpose, browser_hash, subject, expire_time) values ($name, '', '', '', $at)`,
    column: 'code_hash',
    stays: '1 minute',
    goes: '-1 minute',
  },
  {
    what: 'tickets until they run out',
    table: 'sys_ticket',
    row: `ticket_hash, token_hash, address_hash, expire_time) values ($name, '', '', $at)`,
    column: 'ticket_hash',
    stays: '1 minute',
    goes: '-1 minute',
  },
  {
    what: 'pictures until they run out',
    table: 'sys_captcha',
    row: `key_hash, code_hash, expire_time) values ($name, '', $at)`,
    column: 'key_hash',
    stays: '1 minute',
    goes: '-1 minute',
  },
  {
    what: 'failed sign-ins for a day',
    table: 'sys_login_attempt',
    row: `username, failures, first_time) values ($name, 1, $at)`,
    column: 'username',
    stays: '-24 hours 1 minute',
    goes: '-24 hours -1 minute',
  },
  {
    what: 'locks for a day behind their end',
    table: 'sys_login_attempt',
    row: `username, failures, first_time, locked_until) values ($name, 1, now() - interval '3 days', $at)`,
    column: 'username',
    stays: '-24 hours 1 minute',
    goes: '-24 hours -1 minute',
  },
  {
    what: 'answers for fourteen days',
    table: 'sys_idempotency',
    row: `key, user_id, request_hash, response, create_time) values ($name, 'u', '', '{}', $at)`,
    column: 'key',
    stays: '-14 days 1 minute',
    goes: '-14 days -1 minute',
  },
  {
    what: 'live messages for an hour',
    table: 'sys_live_message',
    row: `topic, tenant_id, body, create_time) values ($name, '', '{}', $at)`,
    column: 'topic',
    stays: '-59 minutes',
    goes: '-61 minutes',
  },
  {
    what: 'codes by phone for a day behind their end',
    table: 'sys_sms_code',
    row: `phone, purpose, code_hash, expire_time, attempts, sends, next_time) values ($name, 'p', '', $at, 0, 0, now() - interval '3 days')`,
    column: 'phone',
    stays: '-24 hours 1 minute',
    goes: '-24 hours -1 minute',
  },
  {
    what: 'codes by phone while the next has to wait',
    table: 'sys_sms_code',
    row: `phone, purpose, code_hash, expire_time, attempts, sends, next_time) values ($name, 'p', '', now() - interval '3 days', 0, 0, $at)`,
    column: 'phone',
    stays: '-24 hours 1 minute',
    goes: '-24 hours -1 minute',
  },
] as const;

test.each(KEPT)('the sweep keeps $what and no longer', async ({ table, row, column, stays, goes }) => {
  const { db } = database;
  const put = (name: string, age: string) =>
    sql
      .raw(`insert into ${table} (${row.replace('$name', `'${name}'`).replace('$at', `now() + interval '${age}'`)}`)
      .execute(db);
  await sql.raw(`delete from ${table}`).execute(db);
  await put('stays', stays);
  await put('goes', goes);
  await sweepExpired(db);
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['stays']);
});
