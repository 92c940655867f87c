import { sql, type RawBuilder } from 'kysely';
import { isServedByRoutes, maySee, type Can, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { columnsOfTable } from '../../data/lists/closedColumns.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { scopeParts, type ScopePart } from '../../data/recordStore/dataScope.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';

type Fragment = RawBuilder<unknown>;

const COMMENTS = 'sys_field_comment';

/** Tables related to the table of a page that share its columns. */
const BESIDE: ReadonlyMap<string, string> = new Map([['sys_user_account', 'sys_user']]);

/** Columns of a log entry that decide its visibility. */
export interface SeenEntry {
  readonly page_id: string;
  readonly data_table: string;
  readonly data_id: string;
}

/** Parts of the log visible to a reader (decision 0098). */
export interface LogSight {
  /** Condition on `sys_data_log`: entries of records that rules and row permissions allow; undefined: all entries. */
  readonly where: Fragment | undefined;
  /** Returns the hidden keys of each entry; undefined: the whole entry is hidden. */
  readonly hiddenIn: (entries: readonly SeenEntry[]) => Promise<readonly (ReadonlySet<string> | undefined)[]>;
}

/** Removes these keys at every level. */
export const withoutKeys = (value: unknown, hidden: ReadonlySet<string>): unknown => {
  if (hidden.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, hidden));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !hidden.has(key))
      .map(([key, item]) => [key, withoutKeys(item, hidden)]),
  );
};

const hiddenAmong = (columns: readonly CompiledColumn[], can: Can): readonly string[] =>
  columns.filter((column) => !maySee(column, can)).map(({ key }) => key);

/** Returns whether any column of a detail is visible: otherwise its rows are not counted either. */
export const showsDetail = (page: CompiledPage, key: string, can: Can): boolean =>
  page.detailByKey.get(key)?.columns.some((column) => column.type !== 'hidden' && maySee(column, can)) === true;

/** Keys of header and details that the caller may not see, including details without a visible column. */
const hiddenKeys = (page: CompiledPage, can: Can): readonly string[] => [
  ...hiddenAmong(page.columns, can),
  ...page.details.flatMap(({ key, wireName, columns }) => [
    ...hiddenAmong(columns, can),
    ...(showsDetail(page, key, can) ? [] : [key, wireName]),
  ]),
];

interface CommentPlace {
  readonly id: string;
  readonly data_table: string;
  readonly field: string | null;
  readonly detail: string | null;
}

/** Returns the subject of each comment; for an answer, the subject of the comment it answers. */
async function placesOf(db: Db, { user }: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, CommentPlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<CommentPlace>`
    select said.id, about.data_table, about.field, about.detail from sys_field_comment as said
    join sys_field_comment as about on about.id = coalesce(said.answer_to, said.id) and about.tenant_id = said.tenant_id
    where said.tenant_id = ${user.tenantId} and said.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns whether every page with the column lets the caller see it. */
const isTold = (
  { data_table: table, field, detail }: CommentPlace,
  pages: readonly CompiledPage[],
  can: Can,
): boolean => {
  if (field === null) return true;
  const over = pages.filter(({ resource }) => resource.table === table);
  const named = over.flatMap((page) =>
    detail === null ? page.columns : (page.detailByKey.get(detail)?.columns ?? []),
  );
  const columns = named.filter(({ key }) => key === field);
  return columns.length > 0 && columns.every((column) => maySee(column, can));
};

/** Returns the tables whose rows are restricted for the caller, with a condition on a record id. */
async function narrowed(
  [caller, tables]: readonly [Caller, Pick<PageTables, 'sources'>],
  pages: readonly CompiledPage[],
): Promise<readonly (readonly [table: string, holds: (id: Fragment) => Fragment])[]> {
  const narrowing: ReadonlySet<ScopePart> = new Set(['rowPermission', 'dataRules']);
  const kept: ReadonlySet<ScopePart> = new Set([...narrowing, 'tenant', 'fixed']);
  const drawn = pages.filter(({ resource }) => !isServedByRoutes(resource.table));
  const byTable = new Map<string, readonly CompiledPage[]>();
  for (const page of drawn) byTable.set(page.resource.table, [...(byTable.get(page.resource.table) ?? []), page]);
  const found: (readonly [string, (id: Fragment) => Fragment])[] = [];
  for (const [table, over] of byTable) {
    const parts = over.map((page) => scopeParts(page, caller).filter(({ part }) => kept.has(part)));
    const [first] = over;
    if (first === undefined || !parts.some((ofPage) => ofPage.some(({ part }) => narrowing.has(part)))) continue;
    const from = await tables.sources(first);
    const conditions = parts.map(
      (ofPage) =>
        sql`(${sql.join(
          ofPage.map(({ where }) => where),
          sql` and `,
        )})`,
    );
    found.push([
      table,
      (id) => sql`exists (select from ${from(table)} as ${sql.id(HEADER)}
        where ${sql.ref(`${HEADER}.id`)} = ${id} and (${sql.join(conditions, sql` or `)}))`,
    ]);
  }
  return found;
}

/**
 * Condition that leaves unrestricted tables unchanged and restricts the others. A restricted reader sees nothing of
 * deleted records.
 */
const ofTables = (
  tables: Awaited<ReturnType<typeof narrowed>>,
  { table, id }: { readonly table: Fragment; readonly id: Fragment },
): Fragment =>
  sql`(${sql.join(
    tables.map(([name, holds]) => sql`(${table} <> ${name} or ${holds(id)})`),
    sql` and `,
  )})`;

/** Computes which parts of the log a reader may see. */
export async function logSight(
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  caller: Caller,
  tables: Pick<PageTables, 'sources'>,
): Promise<LogSight> {
  const { can } = caller;
  const pages = schemas.pages();
  const bound = await narrowed([caller, tables], pages);
  const log = (name: string): Fragment => sql.ref(`sys_data_log.${name}`);
  const comment = (name: string): Fragment => sql.ref(`said.${name}`);
  const where =
    bound.length === 0
      ? undefined
      : sql`(${ofTables(bound, { table: log('data_table'), id: log('data_id') })} and (${log('data_table')} <> ${COMMENTS}
        or exists (select from sys_field_comment as said where said.id = ${log('data_id')}
          and ${ofTables(bound, { table: comment('data_table'), id: comment('data_id') })})))`;

  /** For a page that no longer exists, the rights of its columns are unknown. */
  const hiddenOf = ({ page_id: id, data_table: table }: SeenEntry): ReadonlySet<string> | undefined => {
    const own = schemas.page(id);
    const over = pages.filter((page) => columnsOfTable(BESIDE.get(table) ?? table)(page).length > 0);
    if (id !== '' && own === undefined && over.length === 0) return undefined;
    return new Set([...(own === undefined ? [] : [own]), ...over].flatMap((page) => hiddenKeys(page, can)));
  };

  return {
    where,
    hiddenIn: async (entries) => {
      const said = entries.filter(({ data_table: table }) => table === COMMENTS).map(({ data_id: id }) => id);
      const places = await placesOf(db, caller, said);
      return entries.map((entry) => {
        if (entry.data_table !== COMMENTS) return hiddenOf(entry);
        const place = places.get(entry.data_id);
        return place !== undefined && isTold(place, pages, can) ? new Set<string>() : undefined;
      });
    },
  };
}

/** Query of the entries visible to a reader. */
export const seenEntries = (db: Db, { where }: LogSight) =>
  db.selectFrom('sys_data_log').$if(where !== undefined, (rows) => rows.where(sql<boolean>`${where}`));
