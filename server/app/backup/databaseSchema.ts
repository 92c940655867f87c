import type pg from 'pg';
import { isUserSchema } from './catalogueFilters.ts';
import { readObjects, readObjectsOfTables, type StoredObject } from './objectStatements.ts';
import { readTableDefinitions, type StoredTable } from './tableStatements.ts';

/** One statement of the schema. */
export interface SchemaStatement {
  readonly sql: string;
  /** Extension that the index needs; the statement is skipped where the database cannot provide it. */
  readonly extension?: string | undefined;
}

/** The statements that create a database, in execution order. */
export interface DatabaseSchema {
  readonly extensions: readonly { readonly name: string; readonly schema: string }[];
  /** Run before the rows are copied. */
  readonly before: readonly SchemaStatement[];
  /** Run after the rows are copied: indexes build faster, and no trigger fires. */
  readonly after: readonly SchemaStatement[];
  /** Sequences with their current values. */
  readonly sequences: readonly {
    readonly schema: string;
    readonly name: string;
    readonly value: string;
    readonly isCalled: boolean;
  }[];
}

export interface SchemaSnapshot {
  readonly schema: DatabaseSchema;
  /** Tables that hold rows. */
  readonly tables: readonly NonNullable<StoredTable['copy']>[];
}

/**
 * Dependencies between objects; parts of an object (a default, a rule of a view, a row type) count as the object
 * itself.
 */
const NEEDS = `
  with part as (
    select 'pg_catalog.pg_attrdef'::regclass as classid, oid as objid, adrelid as owner from pg_catalog.pg_attrdef
    union all select 'pg_catalog.pg_rewrite'::regclass, oid, ev_class from pg_catalog.pg_rewrite
    union all select 'pg_catalog.pg_type'::regclass, oid, typrelid from pg_catalog.pg_type where typrelid <> 0
    union all select 'pg_catalog.pg_type'::regclass, typarray, case when typrelid <> 0 then typrelid else oid end
      from pg_catalog.pg_type where typarray <> 0)
  select distinct coalesce(p.owner, d.objid)::text as oid, coalesce(q.owner, d.refobjid)::text as needs
  from pg_catalog.pg_depend d
  left join part p on p.classid = d.classid and p.objid = d.objid
  left join part q on q.classid = d.refclassid and q.objid = d.refobjid
  where d.deptype = 'n' and d.objid >= 16384 and d.refobjid >= 16384`;

const EXTENSIONS = `
  select x.extname as name, n.nspname as schema from pg_catalog.pg_extension x
  join pg_catalog.pg_namespace n on n.oid = x.extnamespace where x.extname <> 'plpgsql' order by 1`;

const SEQUENCES = `
  select n.nspname as schema, c.relname as name from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${isUserSchema('n')} order by 1, 2`;

/**
 * Sorts objects so that each comes after its dependencies. `late`: the views of `viewOids` and all objects that depend
 * on them.
 */
export function inOrder(
  objects: readonly StoredObject[],
  needs: ReadonlyMap<string, readonly string[]>,
  viewOids: ReadonlySet<string>,
): { readonly early: readonly StoredObject[]; readonly late: readonly StoredObject[] } {
  const byOid = new Map(objects.map((object) => [object.oid, object]));
  const isLate = new Map<string, boolean>();
  const ordered: StoredObject[] = [];
  const visit = (object: StoredObject): boolean => {
    const known = isLate.get(object.oid);
    if (known !== undefined) return known;
    // Ends a cycle, such as a function that is called by a default of the table that it reads.
    isLate.set(object.oid, viewOids.has(object.oid));
    let late = viewOids.has(object.oid);
    for (const oid of needs.get(object.oid) ?? []) {
      const needed = byOid.get(oid);
      if (needed !== undefined && needed !== object && visit(needed)) late = true;
    }
    isLate.set(object.oid, late);
    ordered.push(object);
    return late;
  };
  objects.forEach(visit);
  return {
    early: ordered.filter(({ oid }) => isLate.get(oid) !== true),
    late: ordered.filter(({ oid }) => isLate.get(oid) === true),
  };
}

async function readNeeds(client: pg.ClientBase): Promise<ReadonlyMap<string, readonly string[]>> {
  const needs = new Map<string, string[]>();
  for (const row of (await client.query<{ oid: string; needs: string }>(NEEDS)).rows) {
    const known = needs.get(row.oid) ?? [];
    known.push(row.needs);
    needs.set(row.oid, known);
  }
  return needs;
}

async function readSequences(client: pg.ClientBase): Promise<DatabaseSchema['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(SEQUENCES);
  const values: DatabaseSchema['sequences'][number][] = [];
  for (const { schema, name } of rows) {
    const of = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${of}`,
    );
    const [row] = found.rows;
    if (row) values.push({ schema, name, ...row });
  }
  return values;
}

/** Reads the catalogue of a database in the client's transaction. The search path has to be empty. */
export async function readDatabaseSchema(client: pg.ClientBase): Promise<SchemaSnapshot> {
  const tables = await readTableDefinitions(client);
  const views = await readObjects(client, 'views');
  const [types, sequences, functions] = [
    await readObjects(client, 'types'),
    await readObjects(client, 'sequences'),
    await readObjects(client, 'functions'),
  ];
  const rest = await readObjectsOfTables(client);
  const objects = [...types, ...sequences, ...functions, ...tables, ...views];
  const { early, late } = inOrder(objects, await readNeeds(client), new Set(views.map(({ oid }) => oid)));
  const plain = (statements: readonly string[]): readonly SchemaStatement[] => statements.map((sql) => ({ sql }));
  const created = (made: readonly StoredObject[]): readonly SchemaStatement[] =>
    plain(made.map(({ create }) => create));
  const attached = tables.flatMap(({ attach }) => (attach === undefined ? [] : [attach]));
  return {
    schema: {
      extensions: (await client.query<{ name: string; schema: string }>(EXTENSIONS)).rows,
      before: [...plain(rest.schemas), ...created(early), ...plain(attached)],
      after: [
        ...plain(rest.constraints),
        ...rest.indexes.map(({ create, extension }) => ({ sql: create, extension: extension ?? undefined })),
        ...plain(rest.indexParts),
        ...plain(rest.links),
        ...created(late),
        ...plain([...rest.triggers, ...rest.ownedSequences, ...rest.comments]),
      ],
      sequences: await readSequences(client),
    },
    tables: tables.flatMap(({ copy }) => (copy === undefined ? [] : [copy])),
  };
}
