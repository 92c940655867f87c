import pg from 'pg';

/** PostgreSQL's own description of every user-created object, queried in a different way than by the backup. */
const QUESTIONS: Readonly<Record<string, string>> = {
  objects: `
    select distinct o.type || ' ' || o.identity as said from pg_depend d, pg_identify_object(d.classid, d.objid, 0) o
    where d.objid >= 16384 and o.type not in ('toast table', 'index on toast', 'default value', 'rule', 'role')
      and o.identity !~ '^(pg_toast|pg_temp)'
      and not exists (select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype = 'e')
      -- Of PostgreSQL 18 on: the columns say it of every version.
      and not exists (select from pg_constraint k where d.classid = 'pg_constraint'::regclass and k.oid = d.objid and k.contype = 'n')
      -- Before PostgreSQL 18 the arrays of an extension's types are not its members.
      and o.identity not like '%gtrgm[]'
      -- Their names hold oids.
      and o.identity !~ '_ConstraintTrigger_'`,
  schemas: `select nspname as said from pg_namespace where nspname !~ '^pg_'`,
  relations: `
    select format('%s %s %s %s %s', c.oid::regclass, c.relkind, c.relpersistence, c.reloptions, pg_get_expr(c.relpartbound, c.oid)) as said
    from pg_class c where c.oid >= 16384 and c.relkind not in ('t') and c.oid::regclass::text !~ 'pg_toast'`,
  columns: `
    select format('%s.%s %s %s null:%s %s %s %s', a.attrelid::regclass, a.attname,
      format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation, not a.attnotnull, pg_get_expr(d.adbin, d.adrelid),
      a.attidentity, a.attgenerated) as said
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.oid >= 16384 and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`,
  order: `
    select format('%s: %s', c.oid::regclass, string_agg(a.attname, ', ' order by a.attnum)) as said from pg_attribute a
    join pg_class c on c.oid = a.attrelid where c.oid >= 16384 and c.relkind in ('r', 'p', 'v') and a.attnum > 0
      and not a.attisdropped group by c.oid`,
  constraints: `
    select format('%s %s %s valid:%s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as said
    from pg_constraint where oid >= 16384 and contype <> 'n'`,
  indexes: `select pg_get_indexdef(indexrelid) || indisvalid as said from pg_index where indexrelid >= 16384 and indexrelid::regclass::text !~ 'pg_toast'`,
  triggers: `select pg_get_triggerdef(oid) || tgenabled::text as said from pg_trigger where not tgisinternal`,
  // PostgreSQL writes the column names of later parts of a union only after it has parsed them from a text.
  views: `select format('%s %s', oid::regclass, replace(pg_get_viewdef(oid), '::text AS text', '::text')) as said from pg_class where relkind = 'v' and oid >= 16384`,
  functions: `
    select pg_get_functiondef(p.oid) as said from pg_proc p where p.oid >= 16384 and p.prokind in ('f', 'p')
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`,
  sequences: `
    select format('%s %s', s.seqrelid::regclass, (to_jsonb(s) - 'seqrelid' - 'seqtypid')) as said from pg_sequence s`,
  enums: `select format('%s %s', enumtypid::regtype, string_agg(enumlabel, ',' order by enumsortorder)) as said from pg_enum group by enumtypid`,
  comments: `
    select format('%s %s: %s', o.type, o.identity, d.description) as said from pg_description d,
      pg_identify_object(d.classoid, d.objoid, d.objsubid) o where d.objoid >= 16384`,
  extensions: `select extname as said from pg_extension`,
};

const RELATIONS = `select oid::regclass::text as name, relkind as kind from pg_class
  where relkind in ('r', 'S') and oid >= 16384 order by 1`;

export interface CatalogueOf {
  readonly objects: Readonly<Record<string, readonly string[]>>;
  /** For each table: row count and a digest of all rows; for each sequence: its position. */
  readonly contents: Readonly<Record<string, string>>;
}

/**
 * Reads the complete content of a database in a form comparable with another one, also of another PostgreSQL version.
 */
export async function catalogueOf(url: string): Promise<CatalogueOf> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set search_path = ''; set timezone = 'UTC'`);
    const objects: Record<string, readonly string[]> = {};
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const { rows } = await client.query<{ said: string }>(question.replaceAll('::reg', '::pg_catalog.reg'));
      objects[name] = rows.map(({ said }) => said).sort();
    }
    const contents: Record<string, string> = {};
    for (const { name, kind } of (await client.query<{ name: string; kind: string }>(RELATIONS)).rows) {
      const text =
        kind === 'S'
          ? `select last_value || ' ' || is_called as said from ${name}`
          : `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as said from ${name} t`;
      contents[name] = (await client.query<{ said: string }>(text)).rows[0]?.said ?? '';
    }
    return { objects, contents };
  } finally {
    await client.end();
  }
}
