import type { Db } from '../../core/database/db.ts';
import { publishNews, type LiveNews } from './outbox.ts';

/** Topic of the outbox for what stands below. */
export const NOTICES = 'notices';

/**
 * That the lists of some users changed: by a new announcement, which `msgId` and `msgTxt` name; by one that was revoked,
 * which `revoked` names; or because the user has read something in another window.
 */
export interface AnnouncementNews {
  /** Absent: everybody of the tenant. */
  readonly userIds?: readonly string[];
  readonly msgId?: string;
  readonly msgTxt?: string;
  readonly revoked?: string;
}

/** Tells open pages on all servers. */
export const announce = (db: Db, tenantId: string, body: AnnouncementNews): Promise<void> =>
  publishNews(db, { topic: NOTICES, tenantId, body });

export const newsIn = ({ body }: LiveNews): AnnouncementNews =>
  // Nothing else is published on this topic.
  body as AnnouncementNews;
