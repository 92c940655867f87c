import { sql } from 'kysely';
import type { RecordPage } from '../../contract/records.ts';
import type { CompiledReport, Value } from '../../engine/index.ts';
import { pinyinCollation } from '../database/collation.ts';
import type { Db } from '../database/db.ts';
import { translate, type DictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import { ApiError, businessFailure } from '../base/errors.ts';
import { readerOf, type Caller } from '../recordStore/caller.ts';
import { HEADER } from '../lists/filterSql.ts';
import type { Totals } from '../records/totals.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import type { ReportQuery } from './reportParameters.ts';
import type { ReportReader } from './reportReader.ts';
import { cellsSql, orderSql, statementSql, whereSql } from './reportSql.ts';
import { scopedTables } from './reportTables.ts';
import { say, type ServerText } from '../messages/say.ts';

/** What reports are run with. */
export interface ReportRuns {
  readonly db: Db;
  readonly schemas: Pick<SchemaStore, 'pages'>;
  readonly reader: ReportReader;
  readonly texts: DictionaryTexts;
  readonly totals: Totals;
  readonly timeoutMs: number;
  /** Told of statements that failed; the caller may not be told all. */
  readonly onFailure: (error: Error) => void;
}

/** Failures of the database itself, not of a statement. */
const OF_DATABASE = /^(08|53|57P)/;

/** What a failed statement is to the caller: the request was fine, the report is not (contract §8.1). */
function failureOf(error: unknown, { timeoutMs, onFailure }: ReportRuns, seesCause: boolean): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!/^[0-9A-Z]{5}$/.test(code) || OF_DATABASE.test(code)) return error;
  const failed = (cause: ServerText | string): ApiError => businessFailure(say('statementFailed', { cause }));
  if (code === '57014') return failed(say('reportTooSlow', { seconds: timeoutMs / 1000 }));
  if (code.startsWith('22')) return failed(say('unreadableValue'));
  onFailure(error);
  return failed(seesCause ? error.message : say('faultyStatement'));
}

/** One page of a report's rows, and how many there are. */
export async function runReport(
  runs: ReportRuns,
  [report, caller]: readonly [CompiledReport, Caller],
  { request, seesCause }: { readonly request: ReportQuery; readonly seesCause: boolean },
): Promise<RecordPage> {
  const { db, reader, texts, totals } = runs;
  const pages = () => runs.schemas.pages();
  try {
    const { before, names } = await scopedTables(db, [report, caller], pages());
    const collation = await pinyinCollation(db);
    const table = sql`(${statementSql(report, request.params, caller.user)})`;
    const where = whereSql(report, request.filters);
    const { rows, total } = await reader.read(names, async (trx) => {
      const found = await sql<Record<string, Value>>`
        ${before} select ${cellsSql(report)} from ${table} as ${sql.id(HEADER)} where ${where}
        ${orderSql(report, request, collation)}
        limit ${request.pageSize} offset ${(request.pageNo - 1) * request.pageSize}`.execute(trx);
      return { rows: found.rows, total: await totals.count(trx, { table, where, before }) };
    });
    const { columns } = report;
    return {
      records: await translate({ db, pages, ...readerOf(caller) }, { columns, records: rows, texts }),
      ...total,
    };
  } catch (error) {
    throw failureOf(error, runs, seesCause);
  }
}
