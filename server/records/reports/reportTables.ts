import { sql, type RawBuilder } from 'kysely';
import { type CompiledPage, type CompiledReport, maySee, permissionOf, SYSTEM_TABLES } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { SYSTEM_NUMBERS } from '../../data/dictionaries/tableEntries.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { scopeParts, scopeSql, type ScopePart } from '../../data/recordStore/dataScope.ts';
import { closedColumns, columnsOfTable } from '../../data/lists/closedColumns.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { tableShapes } from '../../data/tables/tableShape.ts';
import { readTableSources, type TableSources } from '../../data/tables/tableSources.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { pagesOfReport, pagesOver, listablePages, type ReportReading } from './listablePages.ts';

type Fragment = RawBuilder<unknown>;

const ROW = 'd';

const anyOf = (parts: readonly Fragment[]): Fragment =>
  parts.length === 0 ? sql`false` : sql`(${sql.join([...parts], sql` or `)})`;

interface Reading extends ReportReading {
  readonly report: CompiledReport;
  readonly caller: Caller;
  readonly from: TableSources;
}

const tenant = (alias: string, { user }: Caller): Fragment => sql`${sql.ref(`${alias}.tenant_id`)} = ${user.tenantId}`;

/** Restrictions that remain if a report exceeds the page's scope: tenant, fixed values and data rules. */
const BEYOND_SCOPE: ReadonlySet<ScopePart> = new Set(['tenant', 'fixed', 'dataRules']);

/** Condition for the records of a page that the report reads for the caller. */
function recordsOf(page: CompiledPage, { report, caller }: Reading): Fragment {
  if (report.dataScope !== 'all') return scopeSql(page, caller);
  const parts = scopeParts(page, caller).filter(({ part }) => BEYOND_SCOPE.has(part));
  return sql.join(
    parts.map(({ where }) => where),
    sql` and `,
  );
}

/** A table as some pages show it: their rows, and the columns that they show. */
interface ShownTable {
  readonly table: string;
  readonly alias: string;
  /** Pages that count for the reader, with the condition for their rows. */
  readonly parts: readonly { readonly page: CompiledPage; readonly where: Fragment }[];
  /** All pages over the table. */
  readonly pages: readonly CompiledPage[];
}

/**
 * Columns of a table: blank if secret, and in rows that are shown only by pages that hide the column from the caller.
 */
function columnsShown({ table, alias, parts, pages }: ShownTable, { caller: { can } }: Reading): Fragment {
  const columnsOf = columnsOfTable(table);
  const secret = new Set(
    pages.flatMap(columnsOf).flatMap(({ traits, dbColumn }) => (traits.isSecret === true ? [dbColumn] : [])),
  );
  const hiding = (name: string): readonly CompiledPage[] =>
    parts.flatMap(({ page }) =>
      columnsOf(page).some((column) => column.dbColumn === name && !maySee(column, can)) ? [page] : [],
    );
  const cells = (tableShapes(pages).find((shape) => shape.name === table)?.columns ?? []).map(({ name, type }) => {
    const hidden = hiding(name);
    if (!secret.has(name) && hidden.length === 0) return sql.ref(`${alias}.${name}`);
    const open = secret.has(name) ? [] : parts.filter(({ page }) => !hidden.includes(page));
    if (open.length === 0) return sql`null::${sql.raw(type)} as ${sql.id(name)}`;
    const isOpen = anyOf(open.map(({ where }) => where));
    return sql`case when ${isOpen} then ${sql.ref(`${alias}.${name}`)} end as ${sql.id(name)}`;
  });
  return sql.join(cells);
}

/** Rows of a table that some page shows to the caller, each with the columns that these pages show. */
function rowsShown(shown: ShownTable, reading: Reading): Fragment {
  const { table, alias, parts } = shown;
  const where = anyOf(parts.map((part) => sql`(${part.where})`));
  return sql`select ${columnsShown(shown, reading)} from ${reading.from(table)} as ${sql.id(alias)} where ${where}`;
}

function rowsOfRecords(table: string, pages: readonly CompiledPage[], reading: Reading): Fragment {
  const parts = listablePages(pages, reading.caller, reading).map((page) => ({
    page,
    where: recordsOf(page, reading),
  }));
  return rowsShown({ table, alias: HEADER, parts, pages }, reading);
}

/** Rows of a sub-table follow the visibility of their record. */
function rowsOfDetail(table: string, pages: readonly CompiledPage[], reading: Reading): Fragment {
  const parts = listablePages(pages, reading.caller, reading).map((page) => ({
    page,
    where: sql`${tenant(ROW, reading.caller)} and exists (select 1 from ${reading.from(page.resource.table)} as ${sql.id(HEADER)}
      where ${sql.ref(`${HEADER}.id`)} = ${sql.ref(`${ROW}.main_id`)} and ${recordsOf(page, reading)})`,
  }));
  return rowsShown({ table, alias: ROW, parts, pages }, reading);
}

/** Columns of system tables other than names and codes: only for users who may list the page over the table. */
const PERSONAL: ReadonlyMap<string, ReadonlySet<string>> = new Map([['sys_user', new Set(['phone'])]]);

function rowsOfSystem(table: string, columns: ReadonlyMap<string, unknown>, { caller, pages }: Listing): Fragment {
  const over = pages.filter(({ resource }) => resource.table === table);
  const isListed = over.some((page) => caller.can(permissionOf(page, 'list')));
  const closed = closedColumns(table, over, caller.can);
  const isOpen = (name: string): boolean => !closed.has(name) && (isListed || PERSONAL.get(table)?.has(name) !== true);
  const cells = [...columns.keys()].map((name) =>
    isOpen(name)
      ? sql.ref(`${ROW}.${name}`)
      : sql`null::${sql.raw(SYSTEM_NUMBERS.has(name) ? 'integer' : 'text')} as ${sql.id(name)}`,
  );
  return sql`select ${sql.join(cells)} from ${sql.table(table)} as ${sql.id(ROW)} where ${tenant(ROW, caller)}`;
}

interface Listing {
  readonly caller: Caller;
  readonly pages: readonly CompiledPage[];
}

export interface ScopedTables {
  /**
   * `with crm_customer as (…)`: precedes the statement, so that the name refers to the rows that the caller may read.
   * Empty without tables.
   */
  readonly before: Fragment;
  /** Database tables that are read, including the parent tables of sub-tables. */
  readonly names: readonly string[];
}

/**
 * The tables of a statement, each restricted to the tenant and to what the counting pages show to the reader, before
 * the statement reads it; only tables that a page or the system registers.
 */
export const scopedTables = async (
  db: Db,
  { report, caller }: { readonly report: CompiledReport; readonly caller: Caller },
  { pages, ...how }: ReportReading & { readonly pages: readonly CompiledPage[] },
): Promise<ScopedTables> => {
  const named = report.statement.tables.map(({ name }) => name);
  const touched = pagesOfReport(report, pages);
  const headTables = new Set(touched.map(({ resource }) => resource.table));
  const { from } = await readTableSources(
    db,
    pages.filter(({ resource }) => headTables.has(resource.table)),
  );
  const reading: Reading = { report, caller, from, ...how };
  const shadowOf = (name: string): Fragment => {
    const columns = SYSTEM_TABLES.get(name);
    if (columns !== undefined) return rowsOfSystem(name, columns, { caller, pages });
    const { heads, hosts } = pagesOver(name, pages);
    if (heads.length > 0) return rowsOfRecords(name, heads, reading);
    if (hosts.length > 0) return rowsOfDetail(name, hosts, reading);
    throw businessFailure(serverText('statementFailed', { cause: serverText('unknownTable', { table: name }) }));
  };
  const shadows = named.map((name) => sql`${sql.id(name)} as not materialized (${shadowOf(name)})`);
  return {
    before: shadows.length === 0 ? sql`` : sql`with ${sql.join(shadows)}`,
    names: [...new Set([...named, ...headTables])],
  };
};
