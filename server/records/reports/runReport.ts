import { sql, type RawBuilder } from 'kysely';
import type { RecordPage } from '../../../contract/records.ts';
import type { CompiledReport, Value } from '../../../engine/index.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import type { Db } from '../../core/database/db.ts';
import { translate, type DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import { readerOf, type Caller } from '../../data/recordStore/caller.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import type { Totals } from '../operations/totals.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { ReportReading } from './listablePages.ts';
import type { ReportQuery } from './reportParameters.ts';
import type { ReportReader } from './reportReader.ts';
import { cellsSql, notBlankSql, orderSql, statementSql, sumsSql, whereSql } from './reportSql.ts';
import { scopedTables } from './reportTables.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

/** Resources for running reports. */
export interface ReportRuns {
  readonly db: Db;
  readonly schemas: Pick<SchemaStore, 'pages'>;
  readonly reader: ReportReader;
  readonly texts: DictionaryTexts;
  readonly totals: Totals;
  readonly timeoutMs: number;
  /** Called for failed statements; the caller may not be permitted to see the cause. */
  readonly onFailure: (error: Error) => void;
}

/** Errors of the database itself, not of a statement. */
const OF_DATABASE = /^(08|53|57P)/;

/** Error of a failed statement for the caller: the request was valid, the report is not (contract §8.1). */
function failureOf(error: unknown, { timeoutMs, onFailure }: ReportRuns, seesCause: boolean): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!/^[0-9A-Z]{5}$/.test(code) || OF_DATABASE.test(code)) return error;
  const failed = (cause: ServerText | string): ApiError => businessFailure(serverText('statementFailed', { cause }));
  if (code === '57014') return failed(serverText('reportTooSlow', { seconds: timeoutMs / 1000 }));
  if (code.startsWith('22')) return failed(serverText('unreadableValue'));
  onFailure(error);
  return failed(seesCause ? error.message : serverText('faultyStatement'));
}

interface Running {
  readonly trx: Db;
  /** `with` clause of the tables, restricted to the caller. */
  readonly before: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/** A report request, how it is read, and whether the caller may see why its statement failed. */
export interface ReportRun extends ReportReading {
  readonly request: ReportQuery;
  readonly seesCause: boolean;
}

type Asking = readonly [CompiledReport, Caller];
export type RunCall = readonly [runs: ReportRuns, asking: Asking, run: ReportRun];

/** Reads from the rows that the caller may read and that match the filters. */
export async function readReport<T>(
  [runs, [report, caller], { request, seesCause, picks }]: RunCall,
  read: (running: Running) => Promise<T>,
): Promise<T> {
  try {
    const { before, names } = await scopedTables(runs.db, { report, caller }, { picks, pages: runs.schemas.pages() });
    const table = sql`(${statementSql(report, request.params, caller.user)})`;
    const where = whereSql(report, request.filters);
    return await runs.reader.read(names, (trx) => read({ trx, before, table, where }));
  } catch (error) {
    throw failureOf(error, runs, seesCause);
  }
}

/** Reads one page of a report's rows, with their total. */
export async function runReport(runs: ReportRuns, asking: Asking, run: ReportRun): Promise<RecordPage> {
  const { db, texts, totals } = runs;
  const [report, caller] = asking;
  const { request } = run;
  const collation = await pinyinCollation(db);
  const { rows, total } = await readReport([runs, asking, run], async ({ trx, before, table, where }) => {
    const { pageNo, pageSize } = request;
    const page = async (
      hasBlanks: boolean,
      narrowed: RawBuilder<unknown>,
    ): Promise<readonly Record<string, Value>[]> => {
      const found = await sql<Record<string, Value>>`
        ${before} select ${cellsSql(report)} from ${table} as ${sql.id(HEADER)} where ${narrowed}
        ${orderSql(report, { ...request, hasBlanks }, collation)}
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(trx);
      return found.rows;
    };
    const notBlank = notBlankSql(request);
    const told = notBlank && (await page(false, sql`${where} and ${notBlank}`));
    // If these rows do not fill the page, it is read again with the blank ones.
    const rows = told?.length === pageSize ? told : await page(true, where);
    return { rows, total: await totals.count(trx, { table, where, before }) };
  });
  const reader = { db, pages: () => runs.schemas.pages(), ...readerOf(caller) };
  return { records: await translate(reader, { columns: report.columns, records: rows, texts }), ...total };
}

/** Exact sums of the summed columns over all matching rows, independent of the page, as decimal text by column. */
export async function sumReport(
  runs: ReportRuns,
  asking: Asking,
  run: ReportRun,
): Promise<Readonly<Record<string, string | null>>> {
  const sums = sumsSql(asking[0]);
  if (sums === undefined) return {};
  return readReport([runs, asking, run], async ({ trx, before, table, where }) => {
    const { rows } = await sql<Record<string, string | null>>`
      ${before} select ${sums} from ${table} as ${sql.id(HEADER)} where ${where}`.execute(trx);
    return rows[0] ?? {};
  });
}
