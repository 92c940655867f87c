import { sql, type RawBuilder } from 'kysely';
import { showDate } from '../../core/base/instants.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';

/** Address of the announcements page (contract §5.1). */
export const ANNOUNCEMENT_URL = '/sys/annountCement';

/** Source of the announcements, and the user they are read for. */
export interface AnnouncementSource {
  readonly db: Db;
  /** Current table of announcements; an alias follows. */
  readonly from: RawBuilder<unknown>;
  readonly user: SessionUser;
}

/**
 * Announcements that were released to the user and whose start time has passed: sent to the whole tenant or to a list
 * that includes the user.
 */
export const sentTo = ({ from, user }: Omit<AnnouncementSource, 'db'>): RawBuilder<unknown> => sql`
  from ${from} as a left join sys_announcement_send as s on s.annt_id = a.id and s.user_id = ${user.id}
  where a.tenant_id = ${user.tenantId} and a.send_status = '1' and (a.msg_type = 'ALL' or s.user_id is not null)
    and not coalesce(s.hidden, false)
    and coalesce(a.start_time, '') <= ${showDate(new Date())}`;
