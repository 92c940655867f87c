import type { Db } from '../database/db.ts';
import { publishNews, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedRights';

/** Tells all servers that roles of a tenant have other rights; in a transaction, once it is committed. */
export const tellRights = (db: Db, tenantId: string): Promise<void> =>
  publishNews(db, { topic: TOPIC, tenantId, body: {} });

/** Told the tenants whose rights changed. Returns what stops listening. */
export const onChangedRights = (outbox: LiveOutbox, tell: (tenantId: string) => Promise<void>): (() => void) =>
  outbox.subscribe(TOPIC, async (news) => {
    for (const tenantId of new Set(news.map((one) => one.tenantId))) await tell(tenantId);
  });
