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

/** What stands beside the table of a page and has its columns. */
const BESIDE: ReadonlyMap<string, string> = new Map([['sys_user_account', 'sys_user']]);

/** An entry as the log has it. */
export interface SeenEntry {
  readonly page_id: string;
  readonly data_table: string;
  readonly data_id: string;
}

/** What of the log a reader may see (decision 0098). */
export interface LogSight {
  /** On `sys_data_log`: entries of records that rules and row permissions leave to the reader; undefined: of all. */
  readonly where: Fragment | undefined;
  /** For each entry the keys that are not told of it; undefined: nothing of it is. */
  readonly hiddenIn: (entries: readonly SeenEntry[]) => Promise<readonly (ReadonlySet<string> | undefined)[]>;
}

/** Without what stands under these keys, however deep. */
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

/** Whether there is a column of a detail to be seen: without one, its rows are not counted either. */
export const showsDetail = (page: CompiledPage, key: string, can: Can): boolean =>
  page.detailByKey.get(key)?.columns.some((column) => column.type !== 'hidden' && maySee(column, can)) === true;

/** Keys of a page, of head and details, that the caller may not see; a detail of which he sees no column is one of them. */
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

/** What each comment is about; an answer is about what its comment is. */
async function placesOf(db: Db, { user }: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, CommentPlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<CommentPlace>`
    select said.id, about.data_table, about.field, about.detail from sys_field_comment as said
    join sys_field_comment as about on about.id = coalesce(said.answer_to, said.id) and about.tenant_id = said.tenant_id
    where said.tenant_id = ${user.tenantId} and said.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether every page that has the column lets the caller see it. */
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

/** Tables of records whose rows are narrowed for the caller, with the condition on an id that stands in `id`. */
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

/** Of tables that are not narrowed all is left; of the others what holds. Who is bound sees nothing of removed records. */
const ofTables = (tables: Awaited<ReturnType<typeof narrowed>>, [table, id]: readonly [Fragment, Fragment]): Fragment =>
  sql`(${sql.join(
    tables.map(([name, holds]) => sql`(${table} <> ${name} or ${holds(id)})`),
    sql` and `,
  )})`;

/** What a reader of the log may see of it. */
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
      : sql`(${ofTables(bound, [log('data_table'), log('data_id')])} and (${log('data_table')} <> ${COMMENTS}
        or exists (select from sys_field_comment as said where said.id = ${log('data_id')}
          and ${ofTables(bound, [comment('data_table'), comment('data_id')])})))`;

  /** Of a page that is gone nobody knows what its columns ask for. */
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

/** The entries that a reader may see at all. */
export const seenEntries = (db: Db, { where }: LogSight) =>
  db.selectFrom('sys_data_log').$if(where !== undefined, (rows) => rows.where(sql<boolean>`${where}`));
