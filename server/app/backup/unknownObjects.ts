import type pg from 'pg';
import { FIRST_NORMAL_OID, isOwn, isUserSchema } from './catalogueFilters.ts';

/** Catalogues whose objects lie in a schema and are part of a backup; the kinds within them are checked one by one. */
const KNOWN_IN_SCHEMA = ['pg_class', 'pg_proc', 'pg_type', 'pg_extension'];

/** Catalogues of database objects outside schemas that a backup does not include. */
const UNKNOWN_IN_DATABASE = [
  'pg_event_trigger',
  'pg_publication',
  'pg_foreign_data_wrapper',
  'pg_foreign_server',
  'pg_cast',
  'pg_transform',
  'pg_language',
  'pg_am',
  'pg_default_acl',
];

const ofRelation = (what: string, condition: string): string => `
  select '${what} ' || c.oid::regclass::text as name from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')} and (${condition})`;

const ofColumn = (what: string, condition: string): string => `
  select '${what} ' || c.oid::regclass::text || '.' || a.attname as name from pg_catalog.pg_attribute a
  join pg_catalog.pg_class c on c.oid = a.attrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_type t on t.oid = a.atttypid
  where ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')} and c.relkind in ('r', 'p') and a.attnum > 0
    and not a.attisdropped and (${condition})`;

const QUESTIONS: readonly string[] = [
  // Objects in a schema, including kinds that PostgreSQL does not have yet.
  `select pg_catalog.pg_describe_object(d.classid, d.objid, 0) as name from pg_catalog.pg_depend d
    join pg_catalog.pg_namespace n on n.oid = d.refobjid
    where d.refclassid = 'pg_catalog.pg_namespace'::regclass and ${isUserSchema('n')}
      and d.classid <> all (array[${KNOWN_IN_SCHEMA.map((name) => `'pg_catalog.${name}'::regclass`).join(', ')}])
      and not exists (select from pg_catalog.pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype = 'e')`,
  ...UNKNOWN_IN_DATABASE.map(
    (name) => `select pg_catalog.pg_describe_object('pg_catalog.${name}'::regclass, o.oid, 0) as name
      from pg_catalog.${name} o where o.oid >= ${FIRST_NORMAL_OID} and ${isOwn(name, 'o.oid')}`,
  ),
  `select 'large object ' || oid as name from pg_catalog.pg_largeobject_metadata`,
  `select 'security label of ' || pg_catalog.pg_describe_object(classoid, objoid, objsubid) as name from pg_catalog.pg_seclabel`,
  ofRelation('relation of kind', `c.relkind not in ('r', 'p', 'i', 'I', 'S', 'v')`),
  ofRelation('typed table', 'c.reloftype <> 0'),
  ofRelation('row security of', 'c.relrowsecurity or c.relforcerowsecurity'),
  ofRelation('replica identity of', `c.relkind in ('r', 'p') and c.relreplident <> 'd'`),
  ofRelation('tablespace of', 'c.reltablespace <> 0'),
  ofRelation(
    'access method of',
    `c.relkind = 'r' and c.relam <> (select oid from pg_catalog.pg_am where amname = 'heap')`,
  ),
  ofRelation(
    'inheritance of',
    `c.relkind in ('r', 'p') and not c.relispartition and exists (select from pg_catalog.pg_inherits where inhrelid = c.oid)`,
  ),
  ofRelation('rule of', `exists (select from pg_catalog.pg_rewrite where ev_class = c.oid and rulename <> '_RETURN')`),
  ofRelation('policy of', 'exists (select from pg_catalog.pg_policy where polrelid = c.oid)'),
  ofRelation('clustered index', 'exists (select from pg_catalog.pg_index where indexrelid = c.oid and indisclustered)'),
  ofRelation(
    'constraint trigger of',
    `exists (select from pg_catalog.pg_constraint where conrelid = c.oid and contype not in ('c', 'p', 'u', 'x', 'f', 'n'))`,
  ),
  ofRelation(
    'not-null constraint that is not validated of',
    `exists (select from pg_catalog.pg_constraint where conrelid = c.oid and contype = 'n' and not convalidated)`,
  ),
  ofRelation(
    'storage parameters of',
    `exists (select from pg_catalog.pg_class toast where toast.oid = c.reltoastrelid and toast.reloptions is not null)`,
  ),
  ofColumn('storage of', `a.attstorage <> t.typstorage or a.attcompression <> ''`),
  ofColumn(
    'options of',
    `a.attoptions is not null or a.attfdwoptions is not null or coalesce(a.attstattarget, -1) <> -1`,
  ),
  `select 'type ' || t.oid::regtype::text as name from pg_catalog.pg_type t
    join pg_catalog.pg_namespace n on n.oid = t.typnamespace
    where ${isUserSchema('n')} and ${isOwn('pg_type', 't.oid')} and t.typtype <> 'e' and t.typrelid = 0
      and not exists (select from pg_catalog.pg_type e where e.typarray = t.oid)`,
  `select 'aggregate ' || p.oid::regprocedure::text as name from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where ${isUserSchema('n')} and ${isOwn('pg_proc', 'p.oid')} and p.prokind not in ('f', 'p', 'w')`,
];

/** Lists objects that the database holds and a backup cannot recreate. The backup refuses to omit them silently. */
export async function unknownObjects(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`${QUESTIONS.join('\nunion all\n')}\norder by 1`);
  return rows.map(({ name }) => name);
}
