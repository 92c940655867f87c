import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { Answer } from '../../core/base/envelope.ts';
import { notFound } from '../../core/base/errors.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { createWrite } from '../../records/operations/recordCalls.ts';
import { transitionRecord } from '../../records/operations/transitionRecord.ts';
import { lockRecord } from '../../records/operations/validateWrite.ts';
import { languageOf } from '../../core/calls/language.ts';
import { statusOf } from '../../data/recordStore/recordState.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { jobHook } from './jobHooks.ts';
import { JOB_URL } from './jobPages.ts';
import type { JobRunner } from './jobRunner.ts';

const schema = {
  querystring: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', minLength: 1, maxLength: 64 } },
  },
};

const CALLS: readonly { readonly name: string; readonly said: ServerText; readonly whenStopped?: string }[] = [
  { name: 'pause', said: serverText('jobPaused') },
  { name: 'resume', said: serverText('jobResumed') },
  { name: 'execute', said: serverText('jobExecuted'), whenStopped: 'executeStopped' },
];

/**
 * Pauses, resumes and executes a job by its id, as other clients call it (contract §4.6); uses the transitions of the
 * page.
 */
export const jobRoutes = (services: Services, jobs: JobRunner): readonly RouteDefinition[] => {
  const tables = createPageTables(services.db, () => services.schemas.pages());
  const write = createWrite(services, { tables, hooks: [jobHook(jobs, services)] });
  return CALLS.map(({ name, said, whenStopped = name }) => ({
    method: 'GET',
    url: `${JOB_URL}/${name}`,
    permission: `system:quartzJob:${name}`,
    scope: 'page',
    light: true,
    schema,
    handle: async (request) => {
      const known = services.schemas.pageByUrl(JOB_URL);
      if (known === undefined) throw notFound();
      const page = services.schemas.inLanguage(known, languageOf(request));
      const { id } = request.query as { readonly id: string };
      await write(name, { request, page }, async (writing) => {
        const record = await lockRecord(writing, id);
        const transition = statusOf(page, record) === '-1' ? whenStopped : name;
        return transitionRecord(writing, { id, transition, version: record.mark.version, reasons: {} });
      });
      jobs.wake();
      return new Answer(null, said);
    },
  }));
};
