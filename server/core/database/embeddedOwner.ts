import { createHmac } from 'node:crypto';
import pg from 'pg';
import { OWNER, READER_ROLE, SUPERUSER } from './databaseRoles.ts';

/** The product's database in the embedded PostgreSQL. */
export const DATABASE = 'waybill';

/**
 * Derives the owner's password from the superuser's, which it does not reveal: only one file has to be kept, and
 * commands that run next to the server know both.
 */
export const ownerPassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(OWNER).digest('base64url');

/** Runs statements as the superuser on a database. */
async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c client_min_messages=warning' });
  // A broken connection fails the statement; without a listener the error would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the roles, or resets their rights if somebody has extended them since. */
async function makeRoles(client: pg.Client, password: string): Promise<void> {
  const known = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
    [OWNER, READER_ROLE],
  ]);
  const missing = [OWNER, READER_ROLE].filter((name) => !known.rows.some(({ rolname }) => rolname === name));
  for (const name of missing) await client.query(`create role ${name}`);
  const plain = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  await client.query(`alter role ${OWNER} login ${plain} password ${client.escapeLiteral(password)}`);
  await client.query(`grant ${READER_ROLE} to ${OWNER}`);
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  else await client.query(`alter database ${DATABASE} owner to ${OWNER}`);
}

/**
 * Objects of the product that the superuser owns: everything in a folder from before the owner role existed, or of a
 * dump that was restored as superuser. Parts of extensions are left out, and sequences of columns follow their tables.
 */
const SUPERUSERS_OBJECTS = `
  select format('alter %s %I.%I owner to ${OWNER}',
    case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
    n.nspname, c.relname) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) = '${SUPERUSER}'
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                    and d.deptype in ('e', 'a', 'i'))`;

async function handOver(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists pg_trgm');
  const { rows } = await client.query<{ statement: string }>(SUPERUSERS_OBJECTS);
  if (rows.length > 0) await client.query(['begin', ...rows.map(({ statement }) => statement), 'commit'].join(';\n'));
}

/**
 * Creates what only a superuser may create: the product's database, its owner, the role of reports and the extension
 * for searches. `urlOf` returns the superuser's address of a database.
 */
export async function prepareOwner(urlOf: (database: string) => string, password: string): Promise<void> {
  await asSuperuser(urlOf('postgres'), async (client) => {
    await makeRoles(client, password);
    await makeDatabase(client);
  });
  await asSuperuser(urlOf(DATABASE), handOver);
}
