import type pg from 'pg';
import { isOwn, isUserSchema } from './catalogueFilters.ts';
import { SEQUENCE_OPTIONS } from './tableStatements.ts';

/** A database object that others may depend on, and the statement that creates it. */
export interface StoredObject {
  readonly oid: string;
  readonly create: string;
}

const named = (namespace: string, name: string): string => `format('%I.%I', ${namespace}, ${name})`;

const OBJECTS = {
  types: `
    select t.oid::text, format('create type %I.%I as enum (%s)', n.nspname, t.typname,
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_catalog.pg_enum e
       where e.enumtypid = t.oid)) as create
    from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
    where t.typtype = 'e' and ${isUserSchema('n')} and ${isOwn('pg_type', 't.oid')} order by n.nspname, t.typname`,
  sequences: `
    select c.oid::text, format('create sequence %I.%I as %s ', n.nspname, c.relname, format_type(s.seqtypid, null))
      || ${SEQUENCE_OPTIONS} as create
    from pg_catalog.pg_sequence s join pg_catalog.pg_class c on c.oid = s.seqrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')}
      and not exists (select from pg_catalog.pg_depend d where d.classid = 'pg_catalog.pg_class'::regclass
        and d.objid = c.oid and d.deptype = 'i') order by n.nspname, c.relname`,
  functions: `
    select p.oid::text, pg_get_functiondef(p.oid) as create
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p', 'w') and ${isUserSchema('n')} and ${isOwn('pg_proc', 'p.oid')} order by n.nspname, p.proname`,
  views: `
    select c.oid::text, format('create view %I.%I%s as %s', n.nspname, c.relname,
      ' with (' || array_to_string(c.reloptions, ', ') || ')', pg_get_viewdef(c.oid)) as create
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')} order by n.nspname, c.relname`,
} as const;

export const readObjects = async (
  client: pg.ClientBase,
  kind: keyof typeof OBJECTS,
): Promise<readonly StoredObject[]> => (await client.query<StoredObject>(OBJECTS[kind])).rows;

const SCHEMAS = `
  select format('create schema if not exists %I', n.nspname) as create from pg_catalog.pg_namespace n
  where ${isUserSchema('n')} and ${isOwn('pg_namespace', 'n.oid')} order by n.nspname`;

/**
 * Constraints of relations. Those of partitions come first, so that the constraint of the partitioned table finds them.
 */
const CONSTRAINTS = `
  select format('alter table %s%s add constraint %I %s', case when k.contype in ('p', 'u', 'x') then 'only ' else '' end,
      ${named('n.nspname', 'c.relname')}, k.conname, pg_get_constraintdef(k.oid)) as create, k.contype = 'f' as "isLink"
  from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')} and k.contype in ('c', 'p', 'u', 'x', 'f')
    and (k.contype in ('p', 'u', 'x') or (k.conparentid = 0 and k.conislocal))
  order by c.relispartition desc, case k.contype when 'c' then 0 when 'f' then 2 else 1 end, n.nspname, c.relname, k.conname`;

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as create,
    (select x.extname from pg_catalog.pg_depend d
      join pg_catalog.pg_depend e on e.classid = d.refclassid and e.objid = d.refobjid and e.deptype = 'e'
      join pg_catalog.pg_extension x on x.oid = e.refobjid
      where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = i.indexrelid limit 1) as extension
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')} and (i.indisvalid or c.relkind = 'I')
    and not exists (select from pg_catalog.pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))
  order by n.nspname, c.relname`;

const INDEX_PARTS = `
  select format('alter index %s attach partition %s', ${named('pn.nspname', 'p.relname')},
    ${named('n.nspname', 'c.relname')}) as create
  from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_class p on p.oid = i.inhparent
  join pg_catalog.pg_namespace pn on pn.oid = p.relnamespace
  where c.relkind in ('i', 'I') and ${isUserSchema('n')} order by n.nspname, c.relname`;

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) as create,
    case t.tgenabled when 'O' then null else format('alter table %s %s trigger %I', ${named('n.nspname', 'c.relname')},
      case t.tgenabled when 'D' then 'disable' when 'R' then 'enable replica' else 'enable always' end, t.tgname) end as enable
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgparentid = 0 and ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')}
  order by n.nspname, c.relname, t.tgname`;

const OWNED_SEQUENCES = `
  select format('alter sequence %s owned by %s.%I', ${named('n.nspname', 'c.relname')},
    ${named('tn.nspname', 'tc.relname')}, a.attname) as create
  from pg_catalog.pg_depend d join pg_catalog.pg_class c on c.oid = d.objid and c.relkind = 'S'
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_class tc on tc.oid = d.refobjid
  join pg_catalog.pg_namespace tn on tn.oid = tc.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = tc.oid and a.attnum = d.refobjsubid
  where d.classid = 'pg_catalog.pg_class'::regclass and d.refclassid = 'pg_catalog.pg_class'::regclass and d.deptype = 'a'
    and ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')} order by 1`;

/** Maps the object types of pg_identify_object to those of `comment on`. */
const COMMENTS = `
  select format('comment on %s %s is %L', case o.type when 'table column' then 'column' when 'view column' then 'column'
    when 'table constraint' then 'constraint' else o.type end, o.identity, d.description) as create
  from pg_catalog.pg_description d, pg_catalog.pg_identify_object(d.classoid, d.objoid, d.objsubid) o
  where d.objoid >= 16384 and d.classoid <> 'pg_catalog.pg_extension'::regclass
    and not exists (select from pg_catalog.pg_depend e where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')
  order by 1`;

export interface ObjectsOfTables {
  readonly schemas: readonly string[];
  readonly constraints: readonly string[];
  /** Foreign keys. */
  readonly links: readonly string[];
  /** `extension`: the extension that the index needs. */
  readonly indexes: readonly { readonly create: string; readonly extension: string | null }[];
  readonly indexParts: readonly string[];
  readonly triggers: readonly string[];
  readonly ownedSequences: readonly string[];
  readonly comments: readonly string[];
}

/** Reads the schemas and the objects attached to tables: constraints, indexes, triggers, owned sequences, comments. */
export async function readObjectsOfTables(client: pg.ClientBase): Promise<ObjectsOfTables> {
  const list = async (text: string): Promise<readonly string[]> =>
    (await client.query<{ create: string }>(text)).rows.map(({ create }) => create);
  const constraints = await client.query<{ create: string; isLink: boolean }>(CONSTRAINTS);
  const indexes = await client.query<{ create: string; extension: string | null }>(INDEXES);
  const triggers = await client.query<{ create: string; enable: string | null }>(TRIGGERS);
  return {
    schemas: await list(SCHEMAS),
    constraints: constraints.rows.flatMap(({ create, isLink }) => (isLink ? [] : [create])),
    links: constraints.rows.flatMap(({ create, isLink }) => (isLink ? [create] : [])),
    indexes: indexes.rows,
    indexParts: await list(INDEX_PARTS),
    triggers: triggers.rows.flatMap(({ create, enable }) => (enable === null ? [create] : [create, enable])),
    ownedSequences: await list(OWNED_SEQUENCES),
    comments: await list(COMMENTS),
  };
}
