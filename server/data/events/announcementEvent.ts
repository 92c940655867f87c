import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveEvent } from './outbox.ts';

/** Topic of the outbox for what stands below. */
export const NOTICES = 'notices';

/**
 * That the lists of some users changed: by a new announcement, which `msgId` and `msgTxt` name; by one that was revoked,
 * which `revoked` names; or because the user has read something in another window.
 */
export interface AnnouncementEvent {
  /** Absent: everybody of the tenant. */
  readonly userIds?: readonly string[];
  readonly msgId?: string;
  readonly msgTxt?: string;
  readonly revoked?: string;
}

/** Tells open pages on all servers. */
export const announce = (db: Db, tenantId: string, body: AnnouncementEvent): Promise<void> =>
  publishEvent(db, { topic: NOTICES, tenantId, body });

export const eventsIn = ({ body }: LiveEvent): AnnouncementEvent =>
  // Nothing else is published on this topic.
  body as AnnouncementEvent;
