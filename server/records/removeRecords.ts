import { Answer } from '../envelope.ts';
import { badRequest, businessFailure, notFound } from '../errors.ts';
import { auditOfRecord, writeAudit } from './auditLog.ts';
import { recordMessages } from './recordMessages.ts';
import { mayRemove } from './recordState.ts';
import { onWire, readRecords } from './storedRecord.ts';
import { deleteHeaders } from './writeRows.ts';
import { statusText, type Writing } from './writing.ts';

/** How many records one call may remove. */
export const MAX_IDS = 1000;

/** `a,b,` → the ids, once each; 400 when there is none or there are too many. */
export const parseIds = (text: unknown, max: number): readonly string[] => {
  const parts = typeof text === 'string' ? text.split(',').map((id) => id.trim()) : [];
  const ids = [...new Set(parts.filter((id) => id !== ''))];
  if (ids.length === 0) throw badRequest(recordMessages.noIds);
  if (ids.length > max) throw badRequest(recordMessages.tooManyIds(max));
  return ids;
};

/** Removes all of them or none: one that is not there, or may not be removed, refuses the call. */
export const removeRecords = async (writing: Writing, ids: readonly string[], message: string): Promise<Answer> => {
  const { trx, page, caller } = writing;
  const records = await readRecords(trx, [page, caller], { ids, lock: true });
  if (records.length < ids.length) throw notFound(recordMessages.notFound);
  const fixed = records.find((record) => !mayRemove(page, record, caller));
  if (fixed !== undefined) throw businessFailure(recordMessages.notRemovable(statusText(writing, fixed)));
  await writeAudit(
    trx,
    [page, caller],
    records.map((record) => ({
      dataId: record.mark.id,
      version: record.mark.version,
      action: 'delete',
      changes: auditOfRecord(onWire(page, record, () => true)),
    })),
  );
  await writing.hook?.onRemove(writing, ids);
  await deleteHeaders(trx, page, ids);
  return new Answer(null, message);
};
