import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  MAX_PREVIEWED,
  MAX_PRINTED_ROWS,
  PRINT_OPERATIONS,
  type PrintedPages,
} from '../../../contract/files/prints.ts';
import { layoutPrint, type PaperPage, type Value } from '../../../engine/index.ts';
import { attachment } from '../../core/base/contentDisposition.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import { translate } from '../../data/dictionaries/dictionaryTexts.ts';
import { HEADER } from '../../data/lists/filterSql.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { readerOf } from '../../data/recordStore/caller.ts';
import { reportToTakeAway, type AllowedReport } from '../../records/reports/reportAccess.ts';
import { createReportCalls } from '../../records/reports/reportCalls.ts';
import type { ReportQuery } from '../../records/reports/reportParameters.ts';
import { cellsSql, orderSql } from '../../records/reports/reportSql.ts';
import { readReport, type RunCall } from '../../records/reports/runReport.ts';
import type { Services } from '../../core/services/services.ts';
import { writePdf } from './pdfFile.ts';
import { encodeBars } from './printing.ts';
import { reportPaper, type ReportPaperWords } from './reportPaper.ts';
import { refuseUndrawn } from './undrawnLetters.ts';

/** Conditions on the rows in readable form: 等级：A；额度：100~. */
function conditionsOf({ filters, params }: ReportQuery, { report }: AllowedReport): string {
  const named = report.params.flatMap(({ name, title }) => {
    const value = params.get(name);
    return value === undefined ? [] : [[title, value] as const];
  });
  const others = filters.map(({ place, condition }) => {
    const title = typeof place.title === 'string' ? place.title : place.key;
    return [title, 'values' in condition ? condition.values.join('~') : ''] as const;
  });
  return [...named, ...others].map(([title, value]) => `${title}：${value}`).join('；');
}

const wordsOf = (call: RunCall, allowed: AllowedReport, now: Date): ReportPaperWords => {
  const { user, language } = allowed.caller;
  const said = (text: Parameters<typeof formatText>[0]): string => formatText(text, language);
  return {
    conditions: conditionsOf(call[2].request, allowed),
    printedBy: said(serverText('reportPrintedBy', { name: user.realname || user.username, at: showInstant(now) })),
    pages: said(serverText('reportPages', { page: '${page}', pages: '${pages}' })),
    sums: said(serverText('reportSums')),
  };
};

/**
 * Reports as PDF: the rows of their query in order, laid out as records are (decision 0055), for users who may export
 * them. Reports that are too long for paper are rejected before layout.
 */
export const reportPrintRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas, workers } = services;
  const prepared = createReportCalls(services);

  const rowsOf = async (call: RunCall): Promise<readonly Readonly<Record<string, Value>>[]> => {
    const [{ texts }, [report, caller], { request }] = call;
    const order = orderSql(report, request, await pinyinCollation(db));
    const rows = await readReport(call, async ({ trx, before, table, where }) => {
      const found = await sql<Record<string, Value>>`${before} select ${cellsSql(report)}
        from ${table} as ${sql.id(HEADER)} where ${where} ${order} limit ${MAX_PRINTED_ROWS + 1}`.execute(trx);
      return found.rows;
    });
    if (rows.length > MAX_PRINTED_ROWS) throw businessFailure(serverText('reportTooLong', { most: MAX_PRINTED_ROWS }));
    const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
    return translate(reader, { columns: report.columns, records: rows, texts });
  };

  const sheetsOf = async (request: FastifyRequest, now: Date) => {
    const allowed = reportToTakeAway(request, schemas);
    const { report, caller } = allowed;
    const call = prepared(allowed, request);
    const rows = await rowsOf(call);
    const { id, username, realname, orgCode } = caller.user;
    const scope = { values: {}, details: { rows }, user: { id, username, realname, orgCode } };
    const sheets: readonly PaperPage[] = layoutPrint(
      reportPaper(report, wordsOf(call, allowed, now)),
      scope,
      encodeBars,
    );
    refuseUndrawn(sheets);
    return { report, sheets };
  };

  const file = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = new Date();
    const { report, sheets } = await sheetsOf(request, now);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const book = { title: report.title, pages: sheets, written: now.getTime() };
    const pdf = await writePdf(workers, book, { owner: request.session.user, signal: gone.signal });
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(`${report.title}.pdf`, `${report.code}.pdf`))
      .header('x-content-type-options', 'nosniff')
      .send(pdf);
  };

  const preview = async (request: FastifyRequest): Promise<PrintedPages> => {
    const { sheets } = await sheetsOf(request, new Date());
    return { pages: sheets.slice(0, MAX_PREVIEWED), total: sheets.length };
  };

  const route = (operation: string, handle: RouteDefinition['handle']): RouteDefinition => ({
    method: 'GET',
    url: `/online/cgreport/api/${operation}/:code`,
    permission: 'authenticated',
    scope: 'page',
    takesTicket: operation === PRINT_OPERATIONS.pdf,
    handle,
  });
  return [route(PRINT_OPERATIONS.pages, preview), route(PRINT_OPERATIONS.pdf, file)];
};
