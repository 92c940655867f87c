import { sql } from 'kysely';
import { showDate } from '../../core/base/instants.ts';
import { ANNOUNCEMENT_URL } from '../../data/events/sentNotices.ts';
import { announcementHook } from '../../insight/notices/announcementHook.ts';
import { transitionRecord } from '../../records/operations/transitionRecord.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { systemCaller } from './systemCaller.ts';

const MAX_AT_ONCE = 500;
const DAY_MS = 86_400_000;

/**
 * Revokes published announcements whose last day is more than `days` days ago, by the same transition as staff; returns
 * their number.
 */
export async function withdrawEnded(
  { db, schemas, onWritten, fillValues }: Services,
  tenantId: string,
  days: number,
): Promise<number> {
  const page = schemas.pageByUrl(ANNOUNCEMENT_URL);
  if (page === undefined) return 0;
  const { table } = page.resource;
  await createPageTables(db, () => schemas.pages()).ensure(page);
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(table)}
    where tenant_id = ${tenantId} and send_status = '1' and end_time < ${showDate(new Date(Date.now() - days * DAY_MS))}
    order by end_time limit ${MAX_AT_ONCE}`.execute(db);
  const caller = systemCaller(tenantId);
  for (const { id, version } of rows)
    await db.transaction().execute((trx) =>
      transitionRecord(
        {
          trx,
          page,
          caller,
          findDictionary: (code) => schemas.dictionary(code),
          schemas,
          fill: fillValues(trx, tenantId),
          onWritten,
          hook: announcementHook,
        },
        { id, transition: 'revoke', version, reasons: {} },
      ),
    );
  return rows.length;
}
