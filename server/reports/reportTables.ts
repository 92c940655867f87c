import { sql, type RawBuilder } from 'kysely';
import { type CompiledPage, type CompiledReport, isServedByRoutes, SYSTEM_TABLES } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { businessFailure } from '../base/errors.ts';
import type { Caller } from '../recordStore/caller.ts';
import { scopeSql } from '../recordStore/dataScope.ts';
import { ruledRowsOfTable } from '../lists/dataRules.ts';
import { closedColumns, countingPages } from '../lists/closedColumns.ts';
import { HEADER } from '../lists/filterSql.ts';
import { tableShapes } from '../tables/tableShape.ts';
import { readTableSources, type TableSources } from '../tables/tableSources.ts';
import { say } from '../messages/say.ts';

type Fragment = RawBuilder<unknown>;

const ROW = 'd';

const anyOf = (parts: readonly Fragment[]): Fragment => sql`(${sql.join([...parts], sql` or `)})`;

/** Records of a table that a page shows to the caller. */
const recordsShown = (pages: readonly CompiledPage[], caller: Caller): Fragment =>
  anyOf(countingPages(pages, caller.can).map((page) => sql`(${scopeSql(page, caller)})`));

interface Reading {
  readonly report: CompiledReport;
  readonly caller: Caller;
  readonly from: TableSources;
}

const tenant = (alias: string, { user }: Caller): Fragment => sql`${sql.ref(`${alias}.tenant_id`)} = ${user.tenantId}`;

/** A report may go beyond the scope of pages; what data rules keep from the caller it does not show. */
const allOfTenant = (table: string, pages: readonly CompiledPage[], caller: Caller): Fragment => {
  const ruled = ruledRowsOfTable(pages, caller.user, { table, alias: HEADER });
  return ruled === undefined ? tenant(HEADER, caller) : sql`${tenant(HEADER, caller)} and ${ruled}`;
};

/** The columns of a table, closed ones as blanks of their type. */
function columnsShown(
  table: string,
  alias: string,
  [pages, closed]: readonly [readonly CompiledPage[], ReadonlySet<string>],
): Fragment {
  if (closed.size === 0) return sql`${sql.id(alias)}.*`;
  const shape = tableShapes(pages).find(({ name }) => name === table);
  const cells = (shape?.columns ?? []).map(({ name, type }) =>
    closed.has(name) ? sql`null::${sql.raw(type)} as ${sql.id(name)}` : sql.ref(`${alias}.${name}`),
  );
  return sql.join(cells);
}

function rowsOfRecords(table: string, pages: readonly CompiledPage[], { report, caller, from }: Reading): Fragment {
  const where = report.dataScope === 'all' ? allOfTenant(table, pages, caller) : recordsShown(pages, caller);
  const closed = closedColumns(table, pages, caller.can);
  const columns = columnsShown(table, HEADER, [pages, closed]);
  return sql`select ${columns} from ${from(table)} as ${sql.id(HEADER)} where ${where}`;
}

/** Rows of a sub-table are there with their record. */
function rowsOfDetail(table: string, pages: readonly CompiledPage[], { report, caller, from }: Reading): Fragment {
  const columns = columnsShown(table, ROW, [pages, closedColumns(table, pages, caller.can)]);
  const rows = sql`select ${columns} from ${from(table)} as ${sql.id(ROW)} where ${tenant(ROW, caller)}`;
  const [page] = pages;
  if (page === undefined) return rows;
  const host = page.resource.table;
  const isAll = report.dataScope === 'all';
  if (isAll && ruledRowsOfTable(pages, caller.user, { table: host, alias: HEADER }) === undefined) return rows;
  const shown = isAll ? allOfTenant(host, pages, caller) : recordsShown(pages, caller);
  return sql`${rows} and exists (select 1 from ${from(host)} as ${sql.id(HEADER)}
    where ${sql.ref(`${HEADER}.id`)} = ${sql.ref(`${ROW}.main_id`)} and ${shown})`;
}

function rowsOfSystem(table: string, columns: ReadonlyMap<string, unknown>, caller: Caller): Fragment {
  const cells = sql.join([...columns.keys()].map((column) => sql.ref(`${ROW}.${column}`)));
  return sql`select ${cells} from ${sql.table(table)} as ${sql.id(ROW)} where ${tenant(ROW, caller)}`;
}

export interface ScopedTables {
  /** `with crm_customer as (…)`: in front of the statement, so that the name means the rows that the caller may have. Blank without tables. */
  readonly before: Fragment;
  /** Tables of the database that are read, those behind a sub-table included. */
  readonly names: readonly string[];
}

/**
 * The tables of a statement, each narrowed to the tenant and to the data scope of its pages before the statement sees
 * it; only tables that a page or the system registered.
 */
export const scopedTables = async (
  db: Db,
  [report, caller]: readonly [CompiledReport, Caller],
  pages: readonly CompiledPage[],
): Promise<ScopedTables> => {
  const named = report.statement.tables.map(({ name }) => name);
  const using = (table: string) => ({
    heads: pages.filter(({ resource }) => resource.table === table && !isServedByRoutes(table)),
    hosts: pages.filter(({ details }) => details.some((detail) => detail.table === table)),
  });
  const registered = named.filter((name) => !SYSTEM_TABLES.has(name));
  const touched = registered.flatMap((name) => [...using(name).heads, ...using(name).hosts]);
  const headTables = new Set(touched.map(({ resource }) => resource.table));
  const { from } = await readTableSources(
    db,
    pages.filter(({ resource }) => headTables.has(resource.table)),
  );
  const reading: Reading = { report, caller, from };
  const shadowOf = (name: string): Fragment => {
    const columns = SYSTEM_TABLES.get(name);
    if (columns !== undefined) return rowsOfSystem(name, columns, caller);
    const { heads, hosts } = using(name);
    if (heads.length > 0) return rowsOfRecords(name, heads, reading);
    if (hosts.length > 0) return rowsOfDetail(name, hosts, reading);
    throw businessFailure(say('statementFailed', { cause: say('unknownTable', { table: name }) }));
  };
  const shadows = named.map((name) => sql`${sql.id(name)} as not materialized (${shadowOf(name)})`);
  return {
    before: shadows.length === 0 ? sql`` : sql`with ${sql.join(shadows)}`,
    names: [...new Set([...named, ...headTables])],
  };
};
