import { newId } from '../../core/database/newId.ts';
import { auditOfRecord, writeAudit } from '../../data/recordStore/auditLog.ts';
import { onWire, recordOf, type DatabaseRow } from '../../data/recordStore/storedRecord.ts';
import { insertHeaders, insertRows } from '../../data/recordStore/writeRows.ts';
import { fillRecord } from './fillRecord.ts';
import { placeInTree, updateParents } from './treeParents.ts';
import { withReasons } from './saveRecord.ts';
import type { ValidatedRecord, WriteContext } from './validateWrite.ts';

/** Records per statement: building a large statement would block other calls. */
const AT_ONCE = 5;

/** In a tree, each record may be the child of the one before. */
const atOnce = ({ page }: WriteContext): number => (page.tree === undefined ? AT_ONCE : 1);

/**
 * Stores many new records that `validateNewRecord` has accepted, in batches; file columns are not processed. Records of
 * a tree must follow their parents. Returns the ids, in order. `onStored` is called with the number stored so far.
 */
export const addRecords = async (
  writing: WriteContext,
  all: readonly ValidatedRecord[],
  onStored: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> => {
  const { trx, page, caller } = writing;
  const ids: string[] = [];
  const step = atOnce(writing);
  for (let at = 0; at < all.length; at += step) {
    const part = [];
    for (const { id = newId(), record, reasons } of all.slice(at, at + step))
      part.push({ id, record: await fillRecord(writing, await placeInTree(writing, record), true), reasons });
    const headers = await insertHeaders(
      trx,
      { page, caller },
      part.map(({ id, record }) => ({ id, values: record.values })),
    );
    const stored = [];
    for (const { id, record, reasons } of part) {
      const rows = new Map<string, readonly DatabaseRow[]>();
      for (const detail of page.details) {
        const added = (record.details[detail.key] ?? []).map((values, index) => ({ values, order: index + 1 }));
        rows.set(detail.key, await insertRows(trx, { detail, added }, { mainId: id, tenantId: caller.user.tenantId }));
      }
      stored.push({ record: recordOf(page, { header: headers.get(id) ?? {}, rows }), reasons });
    }
    await updateParents(
      writing,
      stored.map(({ record }) => record),
    );
    for (const { record } of stored)
      await writing.hook?.onSaved?.(writing, { id: record.mark.id, body: {}, before: undefined, after: record });
    await writeAudit(
      writing,
      stored.map(({ record, reasons }) => ({
        dataId: record.mark.id,
        version: 1,
        action: 'add',
        changes: withReasons(auditOfRecord(onWire(page, record, () => true)), reasons),
      })),
    );
    ids.push(...part.map(({ id }) => id));
    await onStored(ids.length);
  }
  return ids;
};
