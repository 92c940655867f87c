import { showInstant } from '../../core/base/instants.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { announce } from '../../data/events/announcementEvent.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import { insertHeader } from '../../data/recordStore/writeRows.ts';

const MAX_TITLE_LENGTH = 100;
const MAX_ABSTRACT_LENGTH = 500;

interface SystemMessage {
  readonly title: string;
  /** Sanitized HTML. */
  readonly content: string;
  readonly abstract: string;
  readonly priority: 'L' | 'M' | 'H';
  /** Path of a page of the product to open. */
  readonly openPage?: string;
  readonly at: Date;
  readonly userIds: readonly string[];
}

/** Publishes a message of the product to some users as an announcement without an author; returns its id. */
export async function sendSystemMessage(
  trx: Db,
  { page, caller }: PageCaller,
  { title, content, abstract, priority, openPage, at, userIds }: SystemMessage,
): Promise<string> {
  const id = newId();
  const titile = title.slice(0, MAX_TITLE_LENGTH);
  const values = {
    titile,
    msgContent: content,
    msgAbstract: abstract.slice(0, MAX_ABSTRACT_LENGTH),
    msgCategory: '2',
    msgType: 'USER',
    priority,
    sendStatus: '1',
    sender: caller.user.username,
    sendTime: showInstant(at),
    ...(openPage !== undefined && { openType: 'url', openPage }),
  };
  await insertHeader(trx, { page, caller }, { id, values, at });
  await trx
    .insertInto('sys_announcement_send')
    .values(userIds.map((user_id) => ({ user_id, annt_id: id })))
    .execute();
  await announce(trx, caller.user.tenantId, { msgId: id, msgTxt: titile, userIds });
  return id;
}
