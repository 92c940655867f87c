import type { Db } from '../../core/database/db.ts';
import { publishEvent } from './outbox.ts';

/** Of messages between open pages. */
export const COMMON_EVENTS = 'tableCommon';

/** Something for the open pages of one kind. */
export interface CommonEvent {
  readonly pageId: string;
  readonly key: string;
  readonly args: unknown;
  /** The socket that it comes from, which does not hear it; blank: it comes from the server. */
  readonly from: string;
}

/** Tells the open pages of a tenant, as far as their users may list the page; in a transaction, once that is committed. */
export const notifyPages = (
  db: Db,
  tenantId: string,
  { pageId, key, args }: Pick<CommonEvent, 'pageId' | 'key' | 'args'>,
): Promise<void> => publishEvent(db, { topic: COMMON_EVENTS, tenantId, body: { pageId, key, args, from: '' } });
