import type { FastifyRequest } from 'fastify';
import type { RecordPage } from '../../contract/records.ts';
import type { SentReport } from '../../contract/reports.ts';
import { createDictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import { createTotals } from '../records/totals.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { SEE_PROBLEMS } from '../pages/pageRoutes.ts';
import type { Services } from '../services/services.ts';
import { allowedReport, type AllowedReport } from './reportAccess.ts';
import { parseFirstRows, parseReportParameters, type FirstRows } from './reportParameters.ts';
import { createReportReader } from './reportReader.ts';
import { reportChoices } from './reportChoices.ts';
import { infoOnWire, paramsOnWire, queryOnWire } from './reportWire.ts';
import { runReport, sumReport, type ReportRuns } from './runReport.ts';

type Query = Readonly<Record<string, unknown>>;

interface Asked {
  readonly parameters: Query;
  readonly first?: FirstRows | undefined;
}

type Handle = (allowed: AllowedReport, request: FastifyRequest) => unknown;

/** Popup reports (contract §8.1, W7-23 to W7-25). The id of a report is its code. */
export const reportRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas, config } = services;
  const timeoutMs = config.reportTimeoutMs;
  const shared: Omit<ReportRuns, 'onFailure'> = {
    db,
    schemas,
    timeoutMs,
    reader: createReportReader(db, timeoutMs),
    texts: createDictionaryTexts((code, language) => schemas.dictionary(code, language)),
    totals: createTotals(),
  };

  const choicesOf = reportChoices(services);

  const info = async (allowed: AllowedReport): Promise<SentReport> =>
    infoOnWire(allowed.report, await choicesOf(allowed));

  /** What a call asks of its report, and what it is run with. */
  const prepared = (
    { report, caller, popup }: AllowedReport,
    request: FastifyRequest,
    { parameters, first }: Asked = { parameters: Object(request.query) },
  ): Parameters<typeof runReport> => {
    const onFailure = (error: Error): void => request.log.warn({ err: error, report: report.code }, 'report failed');
    const asked = parseReportParameters(report, parameters, popup?.sorter ?? []);
    return [
      { ...shared, onFailure },
      [report, caller],
      {
        request: first === undefined ? asked : { ...asked, first },
        seesCause: config.development || caller.can(SEE_PROBLEMS),
      },
    ];
  };

  const rows = (allowed: AllowedReport, request: FastifyRequest, asked?: Asked): Promise<RecordPage> =>
    runReport(...prepared(allowed, request, asked));

  /** What names the rows that come first is no condition. */
  const chosenFirst = (allowed: AllowedReport, request: FastifyRequest): Promise<RecordPage> => {
    const { order_field: column, order_value: values, ...parameters } = Object(request.query) as Query;
    return rows(allowed, request, { parameters, first: parseFirstRows(allowed.report, [column, values]) });
  };

  /** Who may read which report is known once its file is: `allowedReport` refuses before anything else is done. */
  const get = (call: string, handle: Handle): RouteDefinition => ({
    method: 'GET',
    url: `/online/cgreport/api/${call}/:code`,
    permission: 'authenticated',
    scope: 'page',
    handle: (request) => handle(allowedReport(request, schemas), request),
  });

  return [
    get('getRpColumns', info),
    get('getColumns', info),
    get('getQueryInfo', async (allowed) => queryOnWire(allowed.report, await choicesOf(allowed))),
    get('getParamsInfo', ({ report }) => paramsOnWire(report)),
    get('getData', (allowed, request) => rows(allowed, request)),
    get('getDataOrderByValue', chosenFirst),
    // Ours: sums of the whole query, asked for beside its rows, so that no page waits for them.
    get('getTotals', (allowed, request) => sumReport(...prepared(allowed, request))),
    get('getColumnsAndData', async (allowed, request) => ({
      ...(await info(allowed)),
      cgreportHeadName: allowed.report.title,
      data: await rows(allowed, request),
    })),
  ];
};
