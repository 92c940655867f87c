import { permissionOf, type CompiledPage } from '../../engine/index.ts';
import { forbidden, notFound } from '../base/errors.ts';
import type { ReceivedContent } from '../contents/storedContents.ts';
import type { DictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import { callerOf, type Caller } from '../recordStore/caller.ts';
import type { Services } from '../services/services.ts';
import { findHolder } from '../sessions/sessionStore.ts';
import type { PageTables } from '../tables/pageTables.ts';
import type { PlannedExport } from './answerWorkbook.ts';
import { planExport } from './exportRecords.ts';
import { parseExport, type ExportRequest } from './exportRequest.ts';
import type { ExportJob } from './exportQueue.ts';
import { makeWorkbook, type WorkbookOrder } from './makeWorkbook.ts';

/** What exports read with. */
export interface ExportMeans {
  readonly services: Services;
  readonly texts: DictionaryTexts;
  readonly tables: PageTables;
}

/** An export that was understood and counted, before its first row is read. */
export interface PreparedExport {
  readonly request: ExportRequest;
  readonly plan: PlannedExport;
  readonly sources: WorkbookOrder['sources'];
}

/** Refuses what the caller may not see, what is not understood, and what is more than their roles may take. */
export async function prepareExport(
  { services: { db, schemas, config }, texts, tables }: ExportMeans,
  [page, caller]: readonly [CompiledPage, Caller],
  parameters: Readonly<Record<string, unknown>>,
): Promise<PreparedExport> {
  for (const needed of ['list', 'export'] as const) {
    const code = permissionOf(page, needed);
    if (!caller.can(code)) throw forbidden(code);
  }
  const request = parseExport([page, caller], parameters);
  const from = await tables.sources(page);
  const plan = await planExport(db, [page, caller], { request, from, limits: config.exportLimits });
  return { request, plan, sources: { texts, from, pages: () => schemas.pages() } };
}

/** Makes what was ordered, with the rights that its user has by now. */
export async function runExport(
  means: ExportMeans,
  job: ExportJob,
  { stop, onRows }: Pick<WorkbookOrder, 'stop' | 'onRows'>,
): Promise<{ readonly content: ReceivedContent } & Pick<PlannedExport, 'rows' | 'format'>> {
  const { db, schemas, contents } = means.services;
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
  const prepared = await prepareExport(means, [page, caller], Object(job.parameters));
  const content = await makeWorkbook({ db, contents }, [page, caller], { ...prepared, stop, onRows });
  return { content, ...prepared.plan };
}
