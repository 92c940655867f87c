import pg from 'pg';

/** A PostgreSQL database to test. */
export interface TriedDatabase {
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

/** Value of the dictionary `database_type`: the only kind that this server supports. */
export const POSTGRESQL = '6';

const ADDRESS = /^(?:jdbc:)?postgres(?:ql)?:\/\/([a-z0-9.-]+)(?::(\d{1,5}))?\/([^/?#\s]+)(?:\?[^\s#]*)?$/i;
const DEFAULT_PORT = 5432;
/** Total time limit of a test, ms. */
const MAX_MS = 5000;

/** Parses `jdbc:postgresql://host:5432/db?…`; ignores what follows the name. */
export function databaseAt(address: string): TriedDatabase | undefined {
  const [, host, port, database] = ADDRESS.exec(address.trim()) ?? [];
  if (host === undefined || database === undefined) return undefined;
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (number < 1 || number > 65_535) return undefined;
  return { host: host.toLowerCase(), port: number, database };
}

/** Returns whether the database is in the operator's list, by host with port or by host. */
export const isListed = ({ host, port }: TriedDatabase, hosts: readonly string[]): boolean =>
  hosts.some((known) => known === `${host}:${port}` || (known === host && port === DEFAULT_PORT));

/**
 * Returns whether the database accepts the user and answers within five seconds. The reason of a failure is not
 * reported: it would map the network.
 */
export async function connects(
  { host, port, database }: TriedDatabase,
  { user, password }: { readonly user: string; readonly password: string },
): Promise<boolean> {
  const client = new pg.Client({
    host,
    port,
    database,
    user,
    password,
    connectionTimeoutMillis: MAX_MS,
    query_timeout: MAX_MS,
    application_name: 'waybill',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
