import type { Db } from '../../core/database/db.ts';
import { publishEvent } from './outbox.ts';

/** Topic of messages between open pages. */
export const COMMON_EVENTS = 'tableCommon';

/** A message for all open windows of one page. */
export interface CommonEvent {
  readonly pageId: string;
  readonly key: string;
  readonly args: unknown;
  /** Id of the socket that sent it, which does not receive it; blank: sent by the server. */
  readonly from: string;
}

/** Notifies the open pages of a tenant whose users may list the page; within a transaction, after its commit. */
export const notifyPages = (
  db: Db,
  tenantId: string,
  { pageId, key, args }: Pick<CommonEvent, 'pageId' | 'key' | 'args'>,
): Promise<void> => publishEvent(db, { topic: COMMON_EVENTS, tenantId, body: { pageId, key, args, from: '' } });
