import type { FastifyRequest } from 'fastify';
import type { CompiledPopup } from '../../../engine/index.ts';
import { createDictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { SEE_PROBLEMS } from '../pages/pageRoutes.ts';
import { createTotals } from '../operations/totals.ts';
import type { Services } from '../../core/services/services.ts';
import type { AllowedReport } from './reportAccess.ts';
import { PARAM, parseReportParameters, type FirstRows } from './reportParameters.ts';
import { createReportReader } from './reportReader.ts';
import type { ReportRuns, RunCall } from './runReport.ts';

export interface AskedOfReport {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly first?: FirstRows | undefined;
}

/** Prepares a report call from its request. Default: the whole query. */
export type PrepareReport = (allowed: AllowedReport, request: FastifyRequest, asked?: AskedOfReport) => RunCall;

/** Values set by the requesting popup, which the caller cannot omit: a popup for customers shows no suppliers. */
const fixedBy = (popup: CompiledPopup | undefined): AskedOfReport['parameters'] =>
  Object.fromEntries(
    Object.entries(popup?.param ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${PARAM}${name}`, value]] : [],
    ),
  );

/** Shared preparation of all report calls. */
export const createReportCalls = ({ db, schemas, config }: Services): PrepareReport => {
  const timeoutMs = config.reportTimeoutMs;
  const shared: Omit<ReportRuns, 'onFailure'> = {
    db,
    schemas,
    timeoutMs,
    reader: createReportReader(db, timeoutMs),
    texts: createDictionaryTexts((code, language) => schemas.dictionary(code, language)),
    totals: createTotals(),
  };
  return ({ report, caller, popup }, request, { parameters, first } = { parameters: Object(request.query) }) => {
    const onFailure = (error: Error): void => request.log.warn({ err: error, report: report.code }, 'report failed');
    const asked = parseReportParameters(report, { ...parameters, ...fixedBy(popup) }, popup?.sorter ?? []);
    return [
      { ...shared, onFailure },
      [report, caller],
      {
        request: first === undefined ? asked : { ...asked, first },
        picks: popup !== undefined,
        seesCause: config.development || caller.can(SEE_PROBLEMS),
      },
    ];
  };
};
