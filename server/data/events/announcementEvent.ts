import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveEvent } from './outbox.ts';

/** Outbox topic of `AnnouncementEvent`. */
export const NOTICES = 'notices';

/**
 * The lists of some users changed: by a new announcement, identified by `msgId` and `msgTxt`; by a revoked one,
 * identified by `revoked`; or because the user read something in another window.
 */
export interface AnnouncementEvent {
  /** Absent: all users of the tenant. */
  readonly userIds?: readonly string[];
  readonly msgId?: string;
  readonly msgTxt?: string;
  readonly revoked?: string;
}

/** Notifies open pages on all servers. */
export const announce = (db: Db, tenantId: string, body: AnnouncementEvent): Promise<void> =>
  publishEvent(db, { topic: NOTICES, tenantId, body });

export const eventsIn = ({ body }: LiveEvent): AnnouncementEvent =>
  // No other type is published on this topic.
  body as AnnouncementEvent;
