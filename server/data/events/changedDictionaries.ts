import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedDictionaries';

/** Notifies all servers that an administrator changed dictionaries; within a transaction, after its commit. */
export const notifyChangedDictionaries = (db: Db): Promise<void> =>
  publishEvent(db, { topic: TOPIC, tenantId: '', body: {} });

/** Returns a function that unsubscribes. */
export const onChangedDictionaries = (outbox: LiveOutbox, read: () => Promise<void>): (() => void) =>
  outbox.subscribe(TOPIC, read);
