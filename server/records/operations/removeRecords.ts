import { Answer } from '../../core/base/envelope.ts';
import type { RefusedRecord, SentRefusedRecords } from '../../../contract/refusals.ts';
import { ApiError, badRequest, businessFailure } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import { auditOfRecord, writeAudit } from '../../data/recordStore/auditLog.ts';
import { releaseFiles } from '../storedFiles/recordFiles.ts';
import { mayRemove } from '../../data/recordStore/recordState.ts';
import { notRemovable, staleRefusal } from '../../data/recordStore/refusals.ts';
import { staffNames } from '../../data/recordStore/staffNames.ts';
import { onWire, readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import { deleteHeaders } from '../../data/recordStore/writeRows.ts';
import { removedWith, lockTree, updateParents } from './treeParents.ts';
import { statusText, type WriteContext } from './validateWrite.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';

/** Maximum number of records that one call may remove. */
export const MAX_IDS = 1000;

/** A record to remove. */
export interface Removal {
  readonly id: string;
  /** Version that the caller has seen; absent: the record is removed regardless of changes (D54). */
  readonly version?: string;
}

const partsOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];

/**
 * Parses `a,b,` and `3,4` into the records to remove, without duplicates; throws 400 if there are none or too many, or
 * if the versions do not match.
 */
export const parseRemovals = (
  { ids: idText, versions: versionText }: { readonly ids: unknown; readonly versions: unknown },
  max: number,
): readonly Removal[] => {
  const ids = partsOf(idText);
  const versions = versionText === undefined ? undefined : partsOf(versionText);
  if (ids.length === 0) throw badRequest(serverText('noIds'));
  const fits = versions === undefined || (versions.length === ids.length && versions.every((one) => /^\d+$/.test(one)));
  if (!fits) throw badRequest(serverText('badVersions'));
  const removals = new Map(
    ids.map((id, index): [string, Removal] => [
      id,
      versions === undefined ? { id } : { id, version: versions[index] ?? '' },
    ]),
  );
  if (removals.size > max) throw badRequest(serverText('tooManyIds', { most: max }));
  return [...removals.values()];
};

/** Records that were changed since the caller read them. */
const changedOf = (named: readonly StoredRecord[], removals: readonly Removal[]): readonly StoredRecord[] => {
  const seen = new Map(removals.map(({ id, version }) => [id, version]));
  return named.filter(({ mark }) => (seen.get(mark.id) ?? String(mark.version)) !== String(mark.version));
};

/** Records that prevent the removal, with the reason: missing, changed, or protected by their state. */
const inTheWay = async (
  writing: WriteContext,
  removals: readonly Removal[],
  named: readonly StoredRecord[],
): Promise<readonly RefusedRecord[]> => {
  const { trx, page, caller } = writing;
  const stored = new Map(named.map((record) => [record.mark.id, record]));
  const changed = new Set(changedOf(named, removals));
  const names = await staffNames(
    trx,
    [...changed].map(({ mark }) => mark.updateBy ?? mark.createBy),
  );
  const whyNot = (id: string): ServerText | undefined => {
    const record = stored.get(id);
    if (record === undefined) return serverText('recordNotFound');
    const { updateBy, createBy, updateTime, createTime } = record.mark;
    if (changed.has(record))
      return serverText('changedSince', { by: names(updateBy ?? createBy), at: showInstant(updateTime ?? createTime) });
    return mayRemove(page, record, caller) ? undefined : notRemovable(statusText(writing, record));
  };
  return removals.flatMap(({ id }) => {
    const said = whyNot(id);
    return said === undefined ? [] : [{ id, message: formatText(said, page.language) }];
  });
};

/** Throws if a record is missing, was changed meanwhile, or may not be removed; the error names all such records. */
async function refuseRemoval(
  writing: WriteContext,
  removals: readonly Removal[],
  named: readonly StoredRecord[],
): Promise<void> {
  const records = await inTheWay(writing, removals, named);
  if (records.length === 0) return;
  const result: SentRefusedRecords = { records };
  if (named.length < removals.length) throw new ApiError(404, serverText('recordNotFound'), { result });
  const changed = changedOf(named, removals);
  const [first] = changed;
  if (first !== undefined)
    throw await staleRefusal(writing, first, {
      tell: (by, at) =>
        changed.length === 1
          ? serverText('staleRemoval', { by, at })
          : serverText('staleRemovals', { count: changed.length, by, at }),
      more: { ids: changed.map(({ mark }) => mark.id), ...result },
    });
  const fixed = named.find((record) => !mayRemove(writing.page, record, writing.caller));
  throw businessFailure(notRemovable(fixed === undefined ? '' : statusText(writing, fixed)), { result });
}

/** Removes all of the records or none. */
export const removeRecords = async (
  writing: WriteContext,
  removals: readonly Removal[],
  said: ServerText,
): Promise<Answer> => {
  const { trx, page, caller } = writing;
  const ids = removals.map(({ id }) => id);
  await lockTree(writing);
  const named = await readRecords(trx, { page, caller }, { ids, lock: true });
  await refuseRemoval(writing, removals, named);
  const records = [...named, ...(await removedWith(writing, named))];
  const gone = records.map(({ mark }) => mark.id);
  await writeAudit(
    writing,
    records.map((record) => ({
      dataId: record.mark.id,
      version: record.mark.version,
      action: 'delete',
      changes: auditOfRecord(onWire(page, record, () => true)),
    })),
  );
  await writing.hook?.onRemove?.(writing, gone);
  if (writing.hook?.remove === undefined) {
    await releaseFiles(writing, gone);
    await deleteHeaders(trx, page, gone);
  } else await writing.hook.remove(writing, gone);
  await updateParents(writing, records);
  return new Answer(null, said);
};
