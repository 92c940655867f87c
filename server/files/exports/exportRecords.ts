import { sql } from 'kysely';
import type { ExportLimits } from '../../core/config/exportLimits.ts';
import type { Db } from '../../core/database/db.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { listedRows, readableColumns, toListed, type ListSources } from '../../records/operations/listRecords.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import { planWorkbook, type PlannedExport } from './answerWorkbook.ts';
import type { ExportRequest } from './exportRequest.ts';
import { eachRows } from './recordCursor.ts';
import { sheetCellOf, type SheetCell } from './sheetCells.ts';

type Sources = Pick<ListSources, 'texts' | 'pages' | 'from'>;

/** Counts and plans the export of a list call. */
export const planExport = (
  db: Db,
  { page, caller }: PageCaller,
  { request, from, limits }: { readonly request: ExportRequest; readonly limits: ExportLimits } & Pick<Sources, 'from'>,
): Promise<PlannedExport> =>
  planWorkbook(caller, {
    title: page.title,
    columns: request.columns,
    format: request.format,
    limits,
    count: async (most) => {
      const { rows } = await sql<{ matches: number }>`select count(*)::integer as matches from (
        select 1 from ${from(page.resource.table)} as ${sql.id(HEADER)} where ${request.where(from)} limit ${most + 1}
      ) as found`.execute(db);
      return rows[0]?.matches ?? 0;
    },
  });

/** Passes the rows of an export as cells in batches; `take` may delay the next batch. */
export async function eachSheetRows(
  db: Db,
  { page, caller }: PageCaller,
  {
    request: { columns, list, where, texts },
    sources,
    signal,
    take,
  }: {
    readonly request: ExportRequest;
    readonly sources: Sources;
    readonly signal: AbortSignal;
    readonly take: (rows: readonly (readonly SheetCell[])[]) => Promise<void>;
  },
): Promise<void> {
  const wanted = new Set(columns.map(({ key }) => key));
  const own = readableColumns(page, caller).filter(({ key }) => wanted.has(key));
  const { from } = sources;
  const statement = await listedRows(db, page, { columns: own, where: where(from), sort: list.sort, from });
  const words = { texts, language: caller.language };
  await eachRows(db, statement, {
    signal,
    take: async (trx, rows) => {
      const records = await toListed(trx, caller, { columns: own, rows, ...sources });
      await take(records.map((record) => columns.map((column) => sheetCellOf(column, record, words))));
    },
  });
}
