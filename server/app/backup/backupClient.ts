import pg from 'pg';

/** What a connection of a backup or a restore is called: a server's is called `waybill`. */
const APPLICATION = 'waybill-backup';

/** Texts of values and definitions that any version of PostgreSQL from 15 reads alike, and no limit of time. */
const SETTINGS = [
  `set search_path = ''`,
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 3',
  'set statement_timeout = 0',
  'set lock_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
  'set check_function_bodies = off',
  'set client_min_messages = warning',
  `set maintenance_work_mem = '256MB'`,
].join('; ');

/** One connection for the length of `work`. */
export async function withBackupClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION, keepAlive: true });
  // What breaks fails the statement; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
