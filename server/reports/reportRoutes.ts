import type { FastifyRequest } from 'fastify';
import type { RecordPage } from '../../contract/records.ts';
import type { SentReport } from '../../contract/reports.ts';
import type { CompiledReport, Option } from '../../engine/index.ts';
import { searchEntries } from '../dictionaries/dictionaryEntries.ts';
import type { DictionaryEntry } from '../dictionaries/dictionaryEntry.ts';
import { createDictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import { createTotals } from '../records/totals.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { readerOf } from '../recordStore/caller.ts';
import { SEE_PROBLEMS } from '../pages/pageRoutes.ts';
import type { Services } from '../services/services.ts';
import { allowedReport, type AllowedReport } from './reportAccess.ts';
import { parseFirstRows, parseReportParameters, type FirstRows } from './reportParameters.ts';
import { createReportReader } from './reportReader.ts';
import { infoOnWire, paramsOnWire, queryOnWire, type ColumnChoices, type ReportChoices } from './reportWire.ts';
import { runReport, type ReportRuns } from './runReport.ts';

/** More items than these do not travel with a report: they are searched for, and rows carry their texts. */
const MAX_OPTIONS = 300;

type Parameters = Readonly<Record<string, unknown>>;

interface Asked {
  readonly parameters: Parameters;
  readonly first?: FirstRows | undefined;
}

const asOption = ({ value, text, disabled, color }: DictionaryEntry): Option => ({
  value,
  text,
  disabled,
  color: color ?? undefined,
});

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

  const choicesOf = async ({ columns }: CompiledReport, { caller }: AllowedReport): Promise<ReportChoices> => {
    const choices = new Map<string, ColumnChoices>();
    const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
    for (const { key, dictCode, options } of columns) {
      if (options !== undefined) choices.set(key, { kind: 'few', options });
      const dictionary = dictCode === undefined ? undefined : schemas.dictionary(dictCode, caller.language);
      if (dictionary === undefined) continue;
      const found = await searchEntries(reader, dictionary, { keyword: '', limit: MAX_OPTIONS + 1 });
      const isFew = found.length <= MAX_OPTIONS;
      choices.set(
        key,
        isFew ? { kind: 'few', options: found.map(asOption) } : { kind: 'many', dictCode: dictionary.dictCode },
      );
    }
    return choices;
  };

  const info = async (allowed: AllowedReport): Promise<SentReport> =>
    infoOnWire(allowed.report, await choicesOf(allowed.report, allowed));

  const rows = (
    { report, caller, popup }: AllowedReport,
    request: FastifyRequest,
    { parameters, first }: Asked = { parameters: Object(request.query) },
  ): Promise<RecordPage> => {
    const onFailure = (error: Error): void => request.log.warn({ err: error, report: report.code }, 'report failed');
    const asked = parseReportParameters(report, parameters, popup?.sorter ?? []);
    return runReport({ ...shared, onFailure }, [report, caller], {
      request: first === undefined ? asked : { ...asked, first },
      seesCause: config.development || caller.can(SEE_PROBLEMS),
    });
  };

  /** What names the rows that come first is no condition. */
  const chosenFirst = (allowed: AllowedReport, request: FastifyRequest): Promise<RecordPage> => {
    const { order_field: column, order_value: values, ...parameters } = Object(request.query) as Parameters;
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
    get('getQueryInfo', async (allowed) => queryOnWire(allowed.report, await choicesOf(allowed.report, allowed))),
    get('getParamsInfo', ({ report }) => paramsOnWire(report)),
    get('getData', (allowed, request) => rows(allowed, request)),
    get('getDataOrderByValue', chosenFirst),
    get('getColumnsAndData', async (allowed, request) => ({
      ...(await info(allowed)),
      cgreportHeadName: allowed.report.title,
      data: await rows(allowed, request),
    })),
  ];
};
