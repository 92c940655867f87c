import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedRights';

/**
 * Must be called by every writer of rights: roles and their links, department roles, data rules, users and their
 * departments. Calls use the new rights in any case; this notifies open windows on all servers to read their rights
 * again. Within a transaction the notification is sent after the commit.
 */
export const rightsChanged = (db: Db, tenantId: string): Promise<void> =>
  publishEvent(db, { topic: TOPIC, tenantId, body: {} });

/** Subscribes to changed rights: the callback receives the tenant id. Returns a function that unsubscribes. */
export const onChangedRights = (outbox: LiveOutbox, tell: (tenantId: string) => Promise<void>): (() => void) =>
  outbox.subscribe(TOPIC, async (news) => {
    for (const tenantId of new Set(news.map((one) => one.tenantId))) await tell(tenantId);
  });
