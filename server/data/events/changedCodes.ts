import type { Db } from '../../core/database/db.ts';
import { publishEvent, type LiveOutbox } from './outbox.ts';

const TOPIC = 'changedCodes';

/** Tells all servers that a code table has other items; in a transaction, once it is committed. */
export const notifyChangedCodes = (db: Db, dictCode: string): Promise<void> =>
  publishEvent(db, { topic: TOPIC, tenantId: '', body: { dictCode } });

/** Told the dictionaries whose items changed. Returns what stops listening. */
export const onChangedCodes = (outbox: LiveOutbox, tell: (dictCodes: readonly string[]) => void): (() => void) =>
  outbox.subscribe(TOPIC, (news) => tell([...new Set(news.map(({ body }) => String(Object(body).dictCode)))]));
