import { escapeHtml } from '../../../contract/notices/messageTemplates.ts';
import type { Db } from '../../core/database/db.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { sendSystemMessage } from '../../insight/notices/systemMessages.ts';
import { ANNOUNCEMENT_URL } from '../../data/events/sentNotices.ts';
import { holdersOf } from '../../data/permissions/granting.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import type { StoredJob } from './storedJobs.ts';
import { systemCaller } from './systemCaller.ts';

const RIGHT = 'system:quartzJob:list';

interface Failure {
  readonly job: Pick<StoredJob, 'tenantId' | 'description' | 'jobClassName'>;
  readonly message: string;
  readonly at: Date;
}

/** Sends a system message about a failed job to all users who may see jobs, in the given transaction. */
export type AlertOfFailure = (trx: Db, failure: Failure) => Promise<void>;

/** Creates the message tables if they do not exist yet; called before a transaction begins. */
export async function prepareAlerts({ db, schemas }: Pick<Services, 'db' | 'schemas'>): Promise<AlertOfFailure> {
  const page = schemas.pageByUrl(ANNOUNCEMENT_URL);
  if (page === undefined) return async () => {};
  await createPageTables(db, () => schemas.pages()).ensure(page);
  return async (trx, { job, message, at }) => {
    const userIds = [...(await holdersOf(trx, job.tenantId, RIGHT))];
    if (userIds.length === 0) return;
    await sendSystemMessage(
      trx,
      { page, caller: systemCaller(job.tenantId) },
      {
        title: formatText(serverText('jobAlert', { job: job.description || job.jobClassName })),
        content: escapeHtml(message),
        abstract: message,
        priority: 'H',
        openPage: '/isystem/quartzJobRun',
        at,
        userIds,
      },
    );
  };
}
