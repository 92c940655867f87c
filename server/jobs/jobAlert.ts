import { showInstant } from '../base/instants.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { inLanguage, say } from '../messages/say.ts';
import { announce } from '../news/announcementNews.ts';
import { ANNOUNCEMENT_URL } from '../notices/announcementHook.ts';
import { holdersOf } from '../permissions/granting.ts';
import { insertHeader } from '../recordStore/writeRows.ts';
import type { Services } from '../services/services.ts';
import { createPageTables } from '../tables/pageTables.ts';
import type { StoredJob } from './storedJobs.ts';
import { systemCaller } from './systemCaller.ts';

const RIGHT = 'system:quartzJob:list';
const LONGEST_TITLE = 100;

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A system message to all who may see jobs: this one has failed. */
export async function alertOfFailure(
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  job: StoredJob,
  { message, at }: { readonly message: string; readonly at: Date },
): Promise<void> {
  const page = schemas.pageByUrl(ANNOUNCEMENT_URL);
  if (page === undefined) return;
  await createPageTables(db, () => schemas.pages()).ensure(page);
  const titile = inLanguage(say('jobAlert', { job: job.description || job.jobClassName })).slice(0, LONGEST_TITLE);
  await db.transaction().execute(async (trx: Db) => {
    const userIds = [...(await holdersOf(trx, job.tenantId, RIGHT))];
    if (userIds.length === 0) return;
    const id = newId();
    const caller = systemCaller(job.tenantId);
    const values = {
      titile,
      msgContent: asHtml(message),
      msgAbstract: message.slice(0, 500),
      msgCategory: '2',
      msgType: 'USER',
      priority: 'H',
      sendStatus: '1',
      sender: caller.user.username,
      sendTime: showInstant(at),
      openType: 'url',
      openPage: '/isystem/quartzJobRun',
    };
    await insertHeader(trx, [page, caller], { id, values, at });
    await trx
      .insertInto('sys_announcement_send')
      .values(userIds.map((user_id) => ({ user_id, annt_id: id })))
      .execute();
    await announce(trx, job.tenantId, { msgId: id, msgTxt: titile, userIds });
  });
}
