import pg from 'pg';

/** A PostgreSQL to be tried. */
export interface TriedDatabase {
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

/** Of the dictionary `database_type`: the one kind this server speaks. */
export const POSTGRESQL = '6';

const ADDRESS = /^(?:jdbc:)?postgres(?:ql)?:\/\/([a-z0-9.-]+)(?::(\d{1,5}))?\/([^/?#\s]+)(?:\?[^\s#]*)?$/i;
const DEFAULT_PORT = 5432;
/** From the first byte to the last. */
const MAX_MS = 5000;

/** `jdbc:postgresql://host:5432/db?…` → where it is; what follows the name is not used. */
export function databaseAt(address: string): TriedDatabase | undefined {
  const [, host, port, database] = ADDRESS.exec(address.trim()) ?? [];
  if (host === undefined || database === undefined) return undefined;
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (number < 1 || number > 65_535) return undefined;
  return { host: host.toLowerCase(), port: number, database };
}

/** Whether it is on the operator's list, with its port or as a host. */
export const isListed = ({ host, port }: TriedDatabase, hosts: readonly string[]): boolean =>
  hosts.some((known) => known === `${host}:${port}` || (known === host && port === DEFAULT_PORT));

/** Whether it lets the user in and answers, in five seconds. Why not is not told: that would map the network. */
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
