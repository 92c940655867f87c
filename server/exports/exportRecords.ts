import { sql } from 'kysely';
import type { ExportFormat } from '../../contract/files/exports.ts';
import type { CompiledPage } from '../../engine/index.ts';
import { badRequest } from '../base/errors.ts';
import { exportLimitOf, type ExportLimits } from '../config/exportLimits.ts';
import type { Db } from '../database/db.ts';
import { HEADER } from '../lists/filterSql.ts';
import { inLanguage, say } from '../messages/say.ts';
import { listedRows, toldColumns, toListed, type ListSources } from '../records/listRecords.ts';
import type { Caller } from '../recordStore/caller.ts';
import type { ExportRequest } from './exportRequest.ts';
import { eachRows } from './recordCursor.ts';
import { sheetCellOf, type SheetCell } from './sheetCells.ts';
import type { WorkbookHead } from './sheetXml.ts';
import { fitsXls } from './xlsFile.ts';

type Asked = readonly [CompiledPage, Caller];
type Sources = Pick<ListSources, 'texts' | 'pages' | 'from'>;

/** An export that may begin. */
export interface PlannedExport {
  readonly rows: number;
  readonly format: ExportFormat;
  readonly head: WorkbookHead;
}

/** Counts first: what is longer than the caller may export is refused before it begins, with the limit. */
export async function planExport(
  db: Db,
  [page, caller]: Asked,
  { request, from, limits }: { readonly request: ExportRequest; readonly limits: ExportLimits } & Pick<Sources, 'from'>,
): Promise<PlannedExport> {
  const most = exportLimitOf(limits, caller.user.roles);
  const { rows } = await sql<{ matches: number }>`select count(*)::integer as matches from (
    select 1 from ${from(page.resource.table)} as ${sql.id(HEADER)} where ${request.where(from)} limit ${most + 1}
  ) as found`.execute(db);
  const matches = rows[0]?.matches ?? 0;
  if (matches > most) throw badRequest(say('exportTooLong', { most }));
  const { columns } = request;
  const format = request.format !== 'xlsx' && fitsXls(matches, columns.length) ? 'xls' : 'xlsx';
  const { language, user } = caller;
  const head = {
    title: inLanguage(say('exportTitle', { title: page.title }), language),
    exporter: inLanguage(say('exportedBy', { name: user.realname || user.username }), language),
    columns,
  };
  return { rows: matches, format, head };
}

/** Hands on the rows of an export as cells, some at a time; `take` may let it wait. */
export async function eachSheetRows(
  db: Db,
  [page, caller]: Asked,
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
  const own = toldColumns(page, caller).filter(({ key }) => wanted.has(key));
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
