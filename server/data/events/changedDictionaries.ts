import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedDictionaries';

/** Tells all servers that an administrator changed dictionaries; in a transaction, once it is committed. */
export const notifyChangedDictionaries = (db: Db): Promise<void> =>
  publishEvent(db, { topic: TOPIC, tenantId: '', body: {} });

/** Returns what stops listening. */
export const onChangedDictionaries = (outbox: LiveOutbox, read: () => Promise<void>): (() => void) =>
  outbox.subscribe(TOPIC, read);
