import type { FastifyRequest } from 'fastify';
import type { RecordPage } from '../../../contract/records.ts';
import type { SentReport } from '../../../contract/reports.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { allowedReport, mayTakeAway, type AllowedReport } from './reportAccess.ts';
import { createReportCalls, type AskedOfReport } from './reportCalls.ts';
import { readChart } from './reportChart.ts';
import { parseFirstRows } from './reportParameters.ts';
import { reportChoices } from './reportChoices.ts';
import { infoOnWire, paramsOnWire, queryOnWire } from './reportWire.ts';
import { runReport, sumReport } from './runReport.ts';

type Handle = (allowed: AllowedReport, request: FastifyRequest) => unknown;

/** Popup reports (contract §8.1, W7-23 to W7-25). The id of a report is its code. */
export const reportRoutes = (services: Services): readonly RouteDefinition[] => {
  const { schemas } = services;
  const prepared = createReportCalls(services);
  const choicesOf = reportChoices(services);

  const info = async (allowed: AllowedReport): Promise<SentReport> =>
    infoOnWire(allowed.report, await choicesOf(allowed), mayTakeAway(allowed));

  const rows = (allowed: AllowedReport, request: FastifyRequest, asked?: AskedOfReport): Promise<RecordPage> =>
    runReport(...prepared(allowed, request, asked));

  /** The parameters that name the first rows are not conditions. */
  const chosenFirst = (allowed: AllowedReport, request: FastifyRequest): Promise<RecordPage> => {
    const {
      order_field: column,
      order_value: values,
      ...parameters
    } = Object(request.query) as AskedOfReport['parameters'];
    return rows(allowed, request, { parameters, first: parseFirstRows(allowed.report, { column, chosen: values }) });
  };

  /** Access depends on the report file, so `allowedReport` checks it before anything else is done. */
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
    // Not in the contract: sums of the whole query, requested separately from its rows, so that no page waits for them.
    get('getTotals', (allowed, request) => sumReport(...prepared(allowed, request))),
    // Not in the contract: data of one chart, over the whole query.
    get('getChart', (allowed, request) => readChart(prepared(allowed, request), Object(request.query)['_chart'])),
    get('getColumnsAndData', async (allowed, request) => ({
      ...(await info(allowed)),
      cgreportHeadName: allowed.report.title,
      data: await rows(allowed, request),
    })),
  ];
};
