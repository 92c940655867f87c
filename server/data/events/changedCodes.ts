import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedCodes';

/** Notifies all servers that the items of a code table changed; within a transaction, after its commit. */
export const notifyChangedCodes = (db: Db, dictCode: string): Promise<void> =>
  publishEvent(db, { topic: TOPIC, tenantId: '', body: { dictCode } });

/**
 * Subscribes to changed items: the callback receives the codes of the dictionaries. Returns a function that
 * unsubscribes.
 */
export const onChangedCodes = (outbox: LiveOutbox, tell: (dictCodes: readonly string[]) => void): (() => void) =>
  outbox.subscribe(TOPIC, (news) => tell([...new Set(news.map(({ body }) => String(Object(body).dictCode)))]));
