import { sql, type RawBuilder } from 'kysely';
import { showDate } from '../../core/base/instants.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';

/** Address of the page of announcements (contract §5.1). */
export const ANNOUNCEMENT_URL = '/sys/annountCement';

/** Where the announcements are read from, and for whom. */
export interface AnnouncementSource {
  readonly db: Db;
  /** The table of announcements as it is now; an alias follows. */
  readonly from: RawBuilder<unknown>;
  readonly user: SessionUser;
}

/** What was released to the user and has begun: to all of the tenant, or to the user among others. */
export const sentTo = ({ from, user }: Omit<AnnouncementSource, 'db'>): RawBuilder<unknown> => sql`
  from ${from} as a left join sys_announcement_send as s on s.annt_id = a.id and s.user_id = ${user.id}
  where a.tenant_id = ${user.tenantId} and a.send_status = '1' and (a.msg_type = 'ALL' or s.user_id is not null)
    and not coalesce(s.hidden, false)
    and coalesce(a.start_time, '') <= ${showDate(new Date())}`;
