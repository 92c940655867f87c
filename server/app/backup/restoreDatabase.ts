import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PartStart } from './backupFormat.ts';
import type { DatabaseSchema, SchemaStatement } from './databaseSchema.ts';

/**
 * Creates missing extensions as far as the account may. Returns those present in the schema that the backup expects.
 */
export async function makeExtensions(
  client: pg.ClientBase,
  extensions: DatabaseSchema['extensions'],
): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (const { name, schema } of extensions) {
    await client.query('savepoint extension');
    try {
      const [id, of] = [client.escapeIdentifier(name), client.escapeIdentifier(schema)];
      await client.query(`create schema if not exists ${of}`);
      await client.query(`create extension if not exists ${id} with schema ${of}`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      await client.query('rollback to savepoint extension');
    }
    await client.query('release savepoint extension');
    const { rowCount } = await client.query(
      `select from pg_catalog.pg_extension x join pg_catalog.pg_namespace n on n.oid = x.extnamespace
       where x.extname = $1 and n.nspname = $2`,
      [name, schema],
    );
    if (rowCount === 1) there.add(name);
  }
  return there;
}

const shortened = (sql: string): string => sql.replaceAll(/\s+/g, ' ').slice(0, 200);

/** Runs statements in order; skips those that need a missing extension. Returns the extensions of the skipped ones. */
export async function runStatements(
  client: pg.ClientBase,
  statements: readonly SchemaStatement[],
  extensions: ReadonlySet<string>,
): Promise<readonly string[]> {
  const leftOut: string[] = [];
  for (const { sql, extension } of statements) {
    if (extension !== undefined && !extensions.has(extension)) {
      leftOut.push(extension);
      continue;
    }
    try {
      await client.query(sql);
    } catch (error) {
      throw error instanceof Error ? new Error(`${error.message}\n  ${shortened(sql)}`, { cause: error }) : error;
    }
  }
  return leftOut;
}

/** Sets sequences to their recorded values. */
export async function setSequences(client: pg.ClientBase, sequences: DatabaseSchema['sequences']): Promise<void> {
  for (const { schema, name, value, isCalled } of sequences)
    await client.query('select pg_catalog.setval(format($1, $2::text, $3::text)::regclass, $4::bigint, $5)', [
      '%I.%I',
      schema,
      name,
      value,
      isCalled,
    ]);
}

/** Fills a table created in this transaction, with rows frozen so that vacuum need not visit them again. */
export async function copyRows(
  client: pg.ClientBase,
  { schema, table, columns }: Extract<PartStart, { kind: 'table' }>,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const quoted = (name: string): string => client.escapeIdentifier(name);
  const list = columns.length === 0 ? '' : ` (${columns.map(quoted).join(', ')})`;
  const copy = client.query(copyFrom(`copy ${quoted(schema)}.${quoted(table)}${list} from stdin with (freeze)`));
  await pipeline(Readable.from(content), copy);
  return copy.rowCount;
}
