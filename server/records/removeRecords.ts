import { Answer } from '../base/envelope.ts';
import { badRequest, notFound, type ApiError } from '../base/errors.ts';
import { auditOfRecord, writeAudit } from '../recordStore/auditLog.ts';
import { releaseFiles } from '../files/recordFiles.ts';
import { mayRemove } from '../recordStore/recordState.ts';
import { removalRefusal, staleRefusal } from '../recordStore/refusals.ts';
import { onWire, readRecords, type StoredRecord } from '../recordStore/storedRecord.ts';
import { deleteHeaders } from '../recordStore/writeRows.ts';
import { removedWith, takeTreeTurn, tellParents } from './keepTree.ts';
import { statusText, type Writing } from './writing.ts';
import { say, type ServerText } from '../messages/say.ts';

/** How many records one call may remove. */
export const MAX_IDS = 1000;

/** A record to remove. */
export interface Removal {
  readonly id: string;
  /** As the caller has seen it; without one it is removed whatever became of it (D54). */
  readonly version?: string;
}

const partsOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];

/** `a,b,` and `3,4` → what to remove, once each; 400 when there is none, too many, or versions that do not fit. */
export const parseRemovals = (
  { ids: idText, versions: versionText }: { readonly ids: unknown; readonly versions: unknown },
  max: number,
): readonly Removal[] => {
  const ids = partsOf(idText);
  const versions = versionText === undefined ? undefined : partsOf(versionText);
  if (ids.length === 0) throw badRequest(say('noIds'));
  const fits = versions === undefined || (versions.length === ids.length && versions.every((one) => /^\d+$/.test(one)));
  if (!fits) throw badRequest(say('badVersions'));
  const removals = new Map(
    ids.map((id, index): [string, Removal] => [
      id,
      versions === undefined ? { id } : { id, version: versions[index] ?? '' },
    ]),
  );
  if (removals.size > max) throw badRequest(say('tooManyIds', { most: max }));
  return [...removals.values()];
};

/** HTTP 409 with the ids of all that were changed since the caller saw them, and who changed the first. */
const changedRefusal = async (
  writing: Writing,
  changed: readonly [StoredRecord, ...StoredRecord[]],
): Promise<ApiError> =>
  staleRefusal(writing, changed[0], {
    tell: (by, at) =>
      changed.length === 1 ? say('staleRemoval', { by, at }) : say('staleRemovals', { count: changed.length, by, at }),
    more: { ids: changed.map(({ mark }) => mark.id) },
  });

/** Removes all of them or none: one that is not there, was changed meanwhile, or may not be removed, refuses the call. */
export const removeRecords = async (
  writing: Writing,
  removals: readonly Removal[],
  said: ServerText,
): Promise<Answer> => {
  const { trx, page, caller } = writing;
  const ids = removals.map(({ id }) => id);
  await takeTreeTurn(writing);
  const named = await readRecords(trx, [page, caller], { ids, lock: true });
  if (named.length < ids.length) throw notFound(say('recordNotFound'));
  const seen = new Map(removals.map(({ id, version }) => [id, version]));
  const [first, ...others] = named.filter(
    ({ mark }) => (seen.get(mark.id) ?? String(mark.version)) !== String(mark.version),
  );
  if (first !== undefined) throw await changedRefusal(writing, [first, ...others]);
  const fixed = named.find((record) => !mayRemove(page, record, caller));
  if (fixed !== undefined) throw removalRefusal(statusText(writing, fixed));
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
  await tellParents(writing, records);
  return new Answer(null, said);
};
