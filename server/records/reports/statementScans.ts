import { sql } from 'kysely';
import { hints, describeProblem, type CompiledPage, type CompiledReport, type Problem } from '../../../engine/index.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import type { Db } from '../../core/database/db.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { cellsSql, isNumber, orderSql, statementSql } from './reportSql.ts';
import { scopedTables } from './reportTables.ts';

/** Number of rows from which on a sequential scan is reported: about 50 ms each time the report is opened. */
const MANY_ROWS = 50_000;
const FIRST_PAGE = 10;
/** Length of the code of a root department: `A01`. */
const ROOT_CODE = 3;

/** The used part of a plan node, as PostgreSQL names it. */
interface PlanNode {
  readonly 'Node Type'?: unknown;
  readonly 'Relation Name'?: unknown;
  readonly Plans?: readonly PlanNode[];
}

/** Estimated row counts of the large tables among these. */
async function largeTables(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select name, c.reltuples::float8 as rows from unnest(${[...tables]}::text[]) as name
    join pg_class as c on c.oid = to_regclass(quote_ident(name)) where c.reltuples >= ${MANY_ROWS}`.execute(db);
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** A caller who may see everything in a tenant that has records. */
async function somebody(db: Db, table: string): Promise<Caller> {
  const { rows } = await sql<{ tenant_id: string; org_code: string | null }>`
    select t.tenant_id, to_jsonb(t) ->> 'sys_org_code' as org_code from ${sql.table(table)} as t limit 1`.execute(db);
  const { tenant_id: tenantId = '', org_code: code } = rows[0] ?? {};
  const orgCode = (code ?? '').slice(0, ROOT_CODE);
  const user = { id: '', username: '', realname: '', orgCode, tenantId, departments: [orgCode], roles: [] };
  return { user, can: () => true };
}

/** Required parameters without a default get a rare value, because users search for specific values. */
const rareValues = ({ params }: CompiledReport): ReadonlyMap<string, string> =>
  new Map(
    params
      .filter(({ required, defaultValue }) => required && defaultValue === undefined)
      .map(({ name, fieldType }) => [name, isNumber(fieldType) ? '0' : fieldType === 'String' ? '-' : '2000-01-01']),
  );

/** Tables that the plan of the first page scans sequentially; nothing is executed. */
async function scannedTables(
  db: Db,
  { report, caller }: { readonly report: CompiledReport; readonly caller: Caller },
  pages: readonly CompiledPage[],
): Promise<ReadonlySet<string>> {
  const { before } = await scopedTables(db, { report, caller }, { pages, picks: false });
  const order = orderSql(report, { sort: report.order }, await pinyinCollation(db));
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`explain (format json)
    ${before} select ${cellsSql(report)} from (${statementSql(report, rareValues(report), caller.user)}) as
    ${sql.id(HEADER)} ${order} limit ${FIRST_PAGE}`.execute(db);
  const found = new Set<string>();
  const walk = (node: PlanNode): void => {
    if (node['Node Type'] === 'Seq Scan') found.add(String(node['Relation Name']));
    node.Plans?.forEach(walk);
  };
  for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(Plan);
  return found;
}

/**
 * Large tables that the first page of a report scans sequentially when it is opened with default parameters. Returns
 * warnings at the first place of the statement that names the table. Requests only the plan; nothing is executed.
 */
export async function checkScans(
  db: Db,
  report: CompiledReport,
  { pages, file }: { readonly pages: readonly CompiledPage[]; readonly file: string },
): Promise<readonly Problem[]> {
  const { tables } = report.statement;
  const hosts = pages.filter(({ details }) => details.some(({ table }) => tables.some(({ name }) => name === table)));
  const read = new Set([...tables.map(({ name }) => name), ...hosts.map(({ resource }) => resource.table)]);
  const large = await largeTables(db, [...read]);
  const [first] = large.keys();
  if (first === undefined) return [];
  const scanned = await scannedTables(db, { report, caller: await somebody(db, first) }, pages);
  return [...large]
    .filter(([table]) => scanned.has(table))
    .map(([table, rows]): Problem => {
      const { line, column } = tables.find(({ name }) => name === table) ?? tables[0] ?? { line: 1, column: 1 };
      const said = describeProblem('slow-statement', { table, rows: Math.round(rows) });
      return { ...said, level: 'warning', path: [], file, line, column, ...hints('indexedCondition') };
    });
}
