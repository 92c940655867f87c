import { permissionOf } from '../../../engine/index.ts';
import { ApiError, forbidden, notFound } from '../../core/base/errors.ts';
import type { ReceivedContent } from '../../core/blobStore/storedContents.ts';
import type { DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf, type PageCaller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { findHolder } from '../../identity/sessions/sessionStore.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import type { PlannedExport } from './answerWorkbook.ts';
import { exportBounds, mustHoldStill } from './exportBounds.ts';
import { planExport } from './exportRecords.ts';
import { parseExport, type ExportRequest } from './exportRequest.ts';
import type { ExportJob, MadeExport } from './exportQueue.ts';
import { makeWorkbook, type WorkbookOrder } from './makeWorkbook.ts';

/** Resources for reading exports. */
export interface ExportMeans {
  readonly services: Services;
  readonly texts: DictionaryTexts;
  readonly tables: PageTables;
}

/** An export that was parsed and counted, before its first row is read. */
export interface PreparedExport {
  readonly request: ExportRequest;
  readonly plan: PlannedExport;
  readonly sources: WorkbookOrder['sources'];
}

/** Rejects columns that the caller may not see, and invalid parameters. */
function parseOrdered(asked: PageCaller, parameters: Readonly<Record<string, unknown>>): ExportRequest {
  const { page, caller } = asked;
  for (const needed of ['list', 'export'] as const) {
    const code = permissionOf(page, needed);
    if (!caller.can(code)) throw forbidden(code);
  }
  return parseExport(asked, parameters);
}

/** Rejects more rows than the caller's roles may export. */
async function planOrdered(
  { services: { db, schemas, config }, texts, tables }: ExportMeans,
  asked: PageCaller,
  request: ExportRequest,
): Promise<PreparedExport> {
  const from = await tables.sources(asked.page);
  const plan = await planExport(db, asked, { request, from, limits: config.exportLimits });
  return { request, plan, sources: { texts, from, pages: () => schemas.pages() } };
}

/** Rejects what the caller may not see, invalid parameters, and more rows than the caller's roles may export. */
export const prepareExport = async (
  means: ExportMeans,
  asked: PageCaller,
  parameters: Readonly<Record<string, unknown>>,
): Promise<PreparedExport> => planOrdered(means, asked, parseOrdered(asked, parameters));

type Ordered = Pick<
  ExportJob,
  'page_url' | 'user_id' | 'tenant_id' | 'org_code' | 'acting_for' | 'language' | 'parameters'
>;

/** Prepares an ordered export with the current rights of its user, including the current restrictions. */
async function prepareOrdered(means: ExportMeans, job: Ordered) {
  const { db, schemas } = means.services;
  const found = schemas.pageByUrl(job.page_url);
  const holder = await findHolder(db, {
    userId: job.user_id,
    tenantId: job.tenant_id,
    orgCode: job.org_code,
    actingFor: job.acting_for,
  });
  if (found === undefined || holder === undefined) throw notFound();
  const page = schemas.inLanguage(found, job.language);
  const caller = callerOf(holder, { language: job.language });
  const request = parseOrdered({ page, caller }, Object(job.parameters));
  return { asked: { page, caller }, request, bounds: exportBounds(schemas, { page, caller }, request) };
}

/** Makes an ordered export with the current rights of its user. */
export async function runExport(
  means: ExportMeans,
  job: ExportJob,
  { stop, onRows }: Pick<WorkbookOrder, 'stop' | 'onRows'>,
): Promise<{ readonly content: ReceivedContent } & MadeExport> {
  const { db, contents, workers } = means.services;
  const { asked, request, bounds } = await prepareOrdered(means, job);
  const prepared = await planOrdered(means, asked, request);
  const content = await makeWorkbook({ db, contents, workers }, asked, { ...prepared, stop, onRows });
  return { content, bounds, ...prepared.plan };
}

/** Throws if the user of a finished export may no longer see all of it (decision 0098). */
export async function mustBeGivenStill(means: ExportMeans, job: Ordered & Pick<ExportJob, 'bounds'>): Promise<void> {
  const ordered = await prepareOrdered(means, job).catch((error: unknown) => {
    // Columns or conditions that the user may no longer use.
    if (error instanceof ApiError && error.status === 400) throw new ApiError(403, serverText('exportOutdated'));
    throw error;
  });
  mustHoldStill(job.bounds, ordered.bounds);
}
