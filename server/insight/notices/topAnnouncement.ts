import { mayChange } from '../../../engine/index.ts';
import { announce } from '../../data/events/announcementEvent.ts';
import { writeAudit } from '../../data/recordStore/auditLog.ts';
import { columnsRefusal } from '../../data/recordStore/refusals.ts';
import { updateHeader } from '../../data/recordStore/writeRows.ts';
import { lockRecord, type WriteContext } from '../../records/operations/validateWrite.ts';
import { recipientsOf } from './announcementHook.ts';

/** Pins or unpins an announcement, whether published or not. */
export async function setOnTop(writing: WriteContext, id: string, isOnTop: boolean): Promise<void> {
  const { trx, page, caller } = writing;
  const { values, mark } = await lockRecord(writing, id);
  const column = page.columnByKey.get('izTop');
  const [before, after] = [values['izTop'] ?? null, isOnTop ? '1' : '0'];
  if (column === undefined || (before ?? '0') === after) return;
  if (!mayChange(column, caller.can)) throw columnsRefusal([column]);
  const cells = [{ column, before, after }];
  await updateHeader(trx, { page, caller }, { id, version: mark.version, cells, at: new Date() });
  const changes = { header: { izTop: [before, after] } };
  await writeAudit(writing, [{ dataId: id, version: mark.version + 1, action: 'edit', changes }]);
  if (values['sendStatus'] !== '1') return;
  // Notifies the readers, whose lists have a new order.
  const userIds = values['msgType'] === 'ALL' ? undefined : await recipientsOf(writing, id);
  await announce(trx, caller.user.tenantId, { ...(userIds && { userIds }) });
}
