import { escapeHtml } from '../../contract/notices/messageTemplates.ts';
import type { Db } from '../database/db.ts';
import { inLanguage, say } from '../messages/say.ts';
import { sendSystemMessage } from '../notices/systemMessages.ts';
import { ANNOUNCEMENT_URL } from '../notices/announcementHook.ts';
import { holdersOf } from '../permissions/granting.ts';
import type { Services } from '../services/services.ts';
import { createPageTables } from '../tables/pageTables.ts';
import type { StoredJob } from './storedJobs.ts';
import { systemCaller } from './systemCaller.ts';

const RIGHT = 'system:quartzJob:list';

/** A system message to all who may see jobs: this one has failed. */
export async function alertOfFailure(
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  job: StoredJob,
  { message, at }: { readonly message: string; readonly at: Date },
): Promise<void> {
  const page = schemas.pageByUrl(ANNOUNCEMENT_URL);
  if (page === undefined) return;
  await createPageTables(db, () => schemas.pages()).ensure(page);
  await db.transaction().execute(async (trx: Db) => {
    const userIds = [...(await holdersOf(trx, job.tenantId, RIGHT))];
    if (userIds.length === 0) return;
    await sendSystemMessage(trx, [page, systemCaller(job.tenantId)], {
      title: inLanguage(say('jobAlert', { job: job.description || job.jobClassName })),
      content: escapeHtml(message),
      abstract: message,
      priority: 'H',
      openPage: '/isystem/quartzJobRun',
      at,
      userIds,
    });
  });
}
