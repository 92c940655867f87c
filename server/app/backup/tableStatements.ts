import type pg from 'pg';
import { isOwn, isUserSchema } from './catalogueFilters.ts';

interface ColumnRow {
  /** Quoted identifier. */
  readonly name: string;
  readonly plainName: string;
  readonly type: string;
  readonly collation: string | null;
  readonly isNotNull: boolean;
  readonly expression: string | null;
  /** '': none, 'a': always, 'd': by default. */
  readonly identity: string;
  /** Options of the sequence of an identity column. */
  readonly sequence: string | null;
  /** '': none, 's': stored, 'v': virtual. */
  readonly generated: string;
}

interface TableRow {
  readonly oid: string;
  readonly schema: string;
  readonly table: string;
  /** Quoted identifier with its schema. */
  readonly name: string;
  readonly kind: 'r' | 'p';
  readonly persistence: string;
  readonly options: string | null;
  readonly partitionKey: string | null;
  readonly parent: string | null;
  readonly bound: string | null;
  readonly columns: readonly ColumnRow[];
}

/** Formats options as `create sequence` takes them; `s` is a row of pg_sequence. */
export const SEQUENCE_OPTIONS = `format('start with %s increment by %s minvalue %s maxvalue %s cache %s%s',
  s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, case when s.seqcycle then ' cycle' else '' end)`;

const COLUMNS = `
  select json_agg(json_build_object(
    'name', quote_ident(a.attname), 'plainName', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
    'collation', case when a.attcollation <> t.typcollation
      then (select format('%I.%I', cn.nspname, co.collname) from pg_catalog.pg_collation co
            join pg_catalog.pg_namespace cn on cn.oid = co.collnamespace where co.oid = a.attcollation) end,
    'isNotNull', a.attnotnull, 'expression', pg_get_expr(d.adbin, d.adrelid), 'identity', a.attidentity,
    'generated', a.attgenerated,
    'sequence', case when a.attidentity <> '' then (
      select format('sequence name %I.%I ', sn.nspname, sc.relname) || ${SEQUENCE_OPTIONS}
      from pg_catalog.pg_depend sd join pg_catalog.pg_class sc on sc.oid = sd.objid
      join pg_catalog.pg_namespace sn on sn.oid = sc.relnamespace join pg_catalog.pg_sequence s on s.seqrelid = sc.oid
      where sd.classid = 'pg_catalog.pg_class'::regclass and sd.refclassid = 'pg_catalog.pg_class'::regclass
        and sd.refobjid = a.attrelid and sd.refobjsubid = a.attnum and sd.deptype = 'i') end
  ) order by a.attnum)
  from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const TABLES = `
  select c.oid::text, n.nspname as schema, c.relname as table, format('%I.%I', n.nspname, c.relname) as name,
    c.relkind as kind, c.relpersistence as persistence, array_to_string(c.reloptions, ', ') as options,
    pg_get_partkeydef(c.oid) as "partitionKey", pg_get_expr(c.relpartbound, c.oid) as bound,
    case when c.relispartition then (select format('%I.%I', pn.nspname, pc.relname) from pg_catalog.pg_inherits i
      join pg_catalog.pg_class pc on pc.oid = i.inhparent join pg_catalog.pg_namespace pn on pn.oid = pc.relnamespace
      where i.inhrelid = c.oid) end as parent,
    coalesce((${COLUMNS}), '[]') as columns
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')}
  order by n.nspname, c.relname`;

const columnOf = ({ name, type, collation, isNotNull, expression, identity, sequence, generated }: ColumnRow): string =>
  [
    name,
    type,
    collation !== null && `collate ${collation}`,
    generated !== '' && `generated always as (${expression}) ${generated === 'v' ? 'virtual' : 'stored'}`,
    generated === '' && expression !== null && `default ${expression}`,
    identity !== '' && `generated ${identity === 'a' ? 'always' : 'by default'} as identity (${sequence})`,
    isNotNull && 'not null',
  ]
    .filter((part) => part !== false)
    .join(' ');

const createStatement = ({ name, persistence, columns, partitionKey, options }: TableRow): string =>
  [
    `create ${persistence === 'u' ? 'unlogged ' : ''}table ${name} (\n  ${columns.map(columnOf).join(',\n  ')}\n)`,
    partitionKey === null ? '' : ` partition by ${partitionKey}`,
    options === null ? '' : ` with (${options})`,
  ].join('');

export interface StoredTable {
  /** Catalogue oid, used to sort by dependency. */
  readonly oid: string;
  readonly create: string;
  /** Statement that attaches a partition to its table. */
  readonly attach: string | undefined;
  /** Arguments of COPY; a partitioned table holds no rows itself. */
  readonly copy: { readonly schema: string; readonly table: string; readonly columns: readonly string[] } | undefined;
}

/** Reads all tables with the statements that create them, without constraints and indexes. */
export async function readTableDefinitions(client: pg.ClientBase): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<TableRow>(TABLES);
  return rows.map((row) => ({
    oid: row.oid,
    create: createStatement(row),
    attach:
      row.parent === null ? undefined : `alter table only ${row.parent} attach partition ${row.name} ${row.bound}`,
    copy:
      row.kind === 'p'
        ? undefined
        : {
            schema: row.schema,
            table: row.table,
            columns: row.columns.filter(({ generated }) => generated === '').map(({ plainName }) => plainName),
          },
  }));
}
