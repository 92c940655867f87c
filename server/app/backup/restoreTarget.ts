import type pg from 'pg';
import { isOwn, isUserSchema } from './catalogueFilters.ts';

/** Contents of a database before a restore. */
export interface TargetContents {
  readonly isEmpty: boolean;
  /** Tables with rows, the largest first. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly users: number;
  readonly files: number;
}

const RELATIONS = `
  select c.oid::text, n.nspname as schema, c.relname as name, c.relkind as kind from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S', 'c') and ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')}
    and not c.relispartition
    and not (c.relkind = 'S' and exists (select from pg_catalog.pg_depend d where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid
      and d.deptype in ('i', 'a') and d.refclassid = 'pg_catalog.pg_class'::regclass))
  order by c.oid`;

interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly kind: string;
}

const relationsIn = async (client: pg.ClientBase): Promise<readonly Relation[]> =>
  (await client.query<Relation>(RELATIONS)).rows;

const quoted = (client: pg.ClientBase, { schema, name }: Pick<Relation, 'schema' | 'name'>): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

const countOf = async (client: pg.ClientBase, from: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]?.count);

/** Counts the rows that a restore would discard. */
export async function readTarget(client: pg.ClientBase): Promise<TargetContents> {
  const relations = await relationsIn(client);
  const tables: { name: string; rows: number }[] = [];
  for (const relation of relations) {
    if (!['r', 'p'].includes(relation.kind)) continue;
    const rows = await countOf(client, quoted(client, relation));
    const name = relation.schema === 'public' ? relation.name : `${relation.schema}.${relation.name}`;
    if (rows > 0) tables.push({ name, rows });
  }
  const has = (name: string): boolean => relations.some(({ schema, name: own }) => schema === 'public' && own === name);
  return {
    isEmpty: relations.length === 0,
    tables: tables.sort((one, other) => other.rows - one.rows),
    users: has('sys_user') ? await countOf(client, 'public.sys_user') : 0,
    files: has('sys_stored_content') ? await countOf(client, 'public.sys_stored_content where file_id is not null') : 0,
  };
}

/** Order matters: routines may depend on types, and both lie in schemas. */
const DROP_REST = [
  `select format('drop routine if exists %s cascade', p.oid::regprocedure) as statement from pg_catalog.pg_proc p
   join pg_catalog.pg_namespace n on n.oid = p.pronamespace where ${isUserSchema('n')} and ${isOwn('pg_proc', 'p.oid')}`,
  `select format('drop type if exists %I.%I cascade', n.nspname, t.typname) as statement from pg_catalog.pg_type t
   join pg_catalog.pg_namespace n on n.oid = t.typnamespace
   where t.typtype in ('e', 'd', 'r') and ${isUserSchema('n')} and ${isOwn('pg_type', 't.oid')}`,
  `select format('drop schema %I', n.nspname) as statement from pg_catalog.pg_namespace n
   where n.nspname <> 'public' and ${isUserSchema('n')} and ${isOwn('pg_namespace', 'n.oid')}
     and not exists (select from pg_catalog.pg_extension x where x.extnamespace = n.oid)`,
];

const DROP: Readonly<Record<string, string>> = { v: 'view', m: 'materialized view', S: 'sequence', c: 'type' };

/** Drops everything but extensions; rolled back with the transaction. */
export async function dropAll(client: pg.ClientBase): Promise<void> {
  for (const relation of await relationsIn(client))
    await client.query(`drop ${DROP[relation.kind] ?? 'table'} if exists ${quoted(client, relation)} cascade`);
  for (const question of DROP_REST) {
    const { rows } = await client.query<{ statement: string }>(question);
    for (const { statement } of rows) await client.query(statement);
  }
}

/**
 * Keys of contents that a database references; after a replacement, those that the backup does not reference are due.
 */
export async function namedContents(client: pg.ClientBase): Promise<readonly string[]> {
  const known = await client.query(`select to_regclass('public.sys_stored_content') as name`);
  if (known.rows[0]?.name === null) return [];
  return (await client.query<{ key: string }>('select key from public.sys_stored_content')).rows.map(({ key }) => key);
}

/** Counts the connections of servers and other commands that work on this database now. */
export async function otherConnections(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`
    select count(*) from pg_catalog.pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name in ('waybill', 'waybill-backup')`);
  return Number(rows[0]?.count);
}
