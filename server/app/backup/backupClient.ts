import pg from 'pg';

/** `application_name` of the connections of a backup or a restore; a server uses `waybill`. */
const APPLICATION = 'waybill-backup';

/** Session settings: text formats that every version of PostgreSQL from 15 reads the same way, and no timeouts. */
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

/** Opens one connection for the duration of `work`. */
export async function withBackupClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION, keepAlive: true });
  // A connection error fails the running statement; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
