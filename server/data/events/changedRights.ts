import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedRights';

/**
 * Every writer of rights calls it: of roles and their links, of department roles, of data rules, of users and their
 * departments. Calls have the new rights anyway; this tells open windows, at all servers, to read theirs again. In a
 * transaction it is told once that is committed.
 */
export const rightsChanged = (db: Db, tenantId: string): Promise<void> =>
  publishEvent(db, { topic: TOPIC, tenantId, body: {} });

/** Told the tenants whose rights changed. Returns what stops listening. */
export const onChangedRights = (outbox: LiveOutbox, tell: (tenantId: string) => Promise<void>): (() => void) =>
  outbox.subscribe(TOPIC, async (news) => {
    for (const tenantId of new Set(news.map((one) => one.tenantId))) await tell(tenantId);
  });
