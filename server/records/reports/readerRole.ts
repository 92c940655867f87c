import { sql } from 'kysely';
import { SYSTEM_TABLES } from '../../../engine/index.ts';
import { READER_ROLE } from '../../core/database/databaseRoles.ts';
import type { Db } from '../../core/database/db.ts';

const role = sql.id(READER_ROLE);

const sqlStateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the server's database account lacks the privilege. */
export const isRefusal = (error: unknown): boolean => sqlStateOf(error) === '42501';

/** Whether another server, or another database of the same cluster, did the same concurrently. */
const isCollision = (error: unknown): boolean => ['42710', '23505', 'XX000'].includes(sqlStateOf(error));

/** Returns whether the action succeeded; missing privileges and collisions are not errors. */
const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
  try {
    await action();
    return true;
  } catch (error) {
    if (isRefusal(error) || isCollision(error)) return false;
    throw error;
  }
};

const exists = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${READER_ROLE}`.execute(db);
  return rows.length > 0;
};

const maySet = (db: Db): Promise<boolean> =>
  attempt(() => db.transaction().execute((trx) => sql`set local role ${role}`.execute(trx)));

const grantSchema = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ name: string; granted: boolean }>`
    select current_schema() as name, has_schema_privilege(${READER_ROLE}, current_schema(), 'usage') as granted`.execute(
    db,
  );
  const [schema] = rows;
  if (schema === undefined || schema.granted) return true;
  return attempt(() => sql`grant usage on schema ${sql.id(schema.name)} to ${role}`.execute(db));
};

/**
 * Creates the role, or uses the one that the database administrator created; false if the account may do neither. Roles
 * belong to the whole cluster and are not included in dumps, so this runs at every start instead of in a migration.
 */
export const ensureReaderRole = async (db: Db): Promise<boolean> => {
  if (!(await exists(db))) await attempt(() => sql`create role ${role} nologin`.execute(db));
  if (!(await exists(db))) return false;
  const isMember = (await maySet(db)) || (await attempt(() => sql`grant ${role} to current_user`.execute(db)));
  return isMember && (await maySet(db)) && grantSchema(db);
};

/**
 * Grants the role read access to these tables; for system tables, only to the columns that schemas may name.
 * Idempotent.
 */
export const grantTables = (db: Db, tables: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${READER_ROLE}))`.execute(trx);
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${[...tables]}::text[]) as name where to_regclass(quote_ident(name)) is not null`.execute(
      trx,
    );
    for (const { name } of rows) {
      const columns = SYSTEM_TABLES.get(name);
      const what =
        columns === undefined
          ? sql`select`
          : sql`select (${sql.join([...columns.keys(), 'tenant_id'].map((column) => sql.id(column)))})`;
      await sql`grant ${what} on ${sql.table(name)} to ${role}`.execute(trx);
    }
  });
