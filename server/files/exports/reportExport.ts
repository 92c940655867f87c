import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EXPORT_OPERATION, EXPORT_PARAMETERS } from '../../../contract/files/exports.ts';
import type { CompiledReport, Value } from '../../../engine/index.ts';
import { problemsRefusal } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import { translate } from '../../data/dictionaries/dictionaryTexts.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { readerOf } from '../../data/recordStore/caller.ts';
import type { DatabaseRow } from '../../data/recordStore/storedRecord.ts';
import { reportToTakeAway } from '../../records/reports/reportAccess.ts';
import { createReportCalls } from '../../records/reports/reportCalls.ts';
import { reportPlaces } from '../../records/reports/reportParameters.ts';
import { cellsSql, orderSql } from '../../records/reports/reportSql.ts';
import { readReport } from '../../records/reports/runReport.ts';
import type { Services } from '../../core/services/services.ts';
import { answerWorkbook, planWorkbook } from './answerWorkbook.ts';
import { ownParameters, openParameters, type OwnParameters } from './exportRequest.ts';
import type { ExportSlots } from './exportSlots.ts';
import { cursorRows } from './recordCursor.ts';
import { sheetCellOf, type SheetColumn } from './sheetCells.ts';

/** Columns of the sheet: the requested ones, otherwise the visible ones. */
function columnsOf(report: CompiledReport, { fields }: Pick<OwnParameters, 'fields'>): readonly SheetColumn[] {
  const places = reportPlaces(report);
  const known = new Map(
    report.columns.map(({ key, title, width }) => [key, { key, title, width, kind: places.get(key)?.kind ?? 'text' }]),
  );
  const unknown = fields.filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw problemsRefusal(
      'badParameters',
      unknown.map((name) => ({ path: `/${EXPORT_PARAMETERS.fields}`, said: serverText('exportNoField', { name }) })),
    );
  const wanted = fields.length > 0 ? fields : report.columns.filter(({ isShow }) => isShow).map(({ key }) => key);
  return wanted.flatMap((key) => known.get(key) ?? []);
}

/**
 * Exports reports as workbooks (contract §8.1): the rows of their query in order, as in `getData`, streamed and counted
 * like lists (decision 0052). Requires the right to the report itself; filling in a popup that uses it is not
 * sufficient.
 */
export const reportExportRoute = (services: Services, seats: ExportSlots): RouteDefinition => {
  const { db, schemas, config, workers } = services;
  const prepared = createReportCalls(services);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const allowed = reportToTakeAway(request, schemas);
    const { report, caller } = allowed;
    const { own, parameters } = ownParameters(openParameters(Object(request.query)));
    const call = prepared(allowed, request, { parameters });
    const [{ texts }, , { request: asked }] = call;
    const columns = columnsOf(report, own);
    const count = (most: number): Promise<number> =>
      readReport(call, async ({ trx, before, table, where }) => {
        const { rows } = await sql<{ matches: number }>`${before} select count(*)::integer as matches from (
          select 1 from ${table} as ${sql.id(HEADER)} where ${where} limit ${most + 1}) as found`.execute(trx);
        return rows[0]?.matches ?? 0;
      });
    const { title } = report;
    const plan = await planWorkbook(caller, { title, columns, format: own.format, limits: config.exportLimits, count });
    const order = orderSql(report, asked, await pinyinCollation(db));
    const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
    const words = { texts: own.texts, language: caller.language };
    return answerWorkbook({ request, reply }, plan, {
      db,
      workers,
      caller,
      each: (take, signal) =>
        readReport(call, ({ trx, before, table, where }) => {
          const statement = sql<DatabaseRow>`${before} select ${cellsSql(report)} from ${table} as ${sql.id(HEADER)}
            where ${where} ${order}`;
          return cursorRows({ db, trx }, statement, {
            signal,
            take: async (_, rows) => {
              // All cells are texts.
              const records = rows as readonly Readonly<Record<string, Value>>[];
              const told = await translate(reader, { columns: report.columns, records, texts });
              await take(told.map((record) => columns.map((column) => sheetCellOf(column, record, words))));
            },
          });
        }),
    });
  };

  return {
    method: 'GET',
    url: `/online/cgreport/api/${EXPORT_OPERATION}/:code`,
    permission: 'authenticated',
    scope: 'page',
    takesTicket: true,
    handle: async (request, reply) => {
      const leave = seats.take(request.session.user.id);
      try {
        return await answer(request, reply);
      } finally {
        leave();
      }
    },
  };
};
