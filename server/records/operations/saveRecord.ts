import type { Moment, Value, WireRecord } from '../../../engine/index.ts';
import { newId } from '../../core/database/newId.ts';
import { Answer } from '../../core/base/envelope.ts';
import { ApiError, businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import { auditOfDiff, auditOfRecord, writeAudit } from '../../data/recordStore/auditLog.ts';
import type { SentBody } from '../../data/recordStore/recordHook.ts';
import { diffRecord, isEmptyDiff } from '../../data/recordStore/recordDiff.ts';
import { mayEdit } from '../../data/recordStore/recordState.ts';
import { readOnlyRefusal, staleRefusal } from '../../data/recordStore/refusals.ts';
import {
  onWire,
  readRecords,
  recordOf,
  type DatabaseRow,
  type StoredRecord,
} from '../../data/recordStore/storedRecord.ts';
import { insertHeader, insertRows, updateHeader, writeRows } from '../../data/recordStore/writeRows.ts';
import { followFiles } from '../storedFiles/recordFiles.ts';
import { nameOfRecord } from '../storedFiles/originals.ts';
import { fillRecord } from './fillRecord.ts';
import { placeInTree, lockTree, updateParents } from './treeParents.ts';
import {
  validateWrite,
  lockRecord,
  mergeAllowed,
  readShape,
  statusText,
  type ValidatedRecord,
  type WriteContext,
} from './validateWrite.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Reasons } from '../../../engine/index.ts';

const readBack = async ({ trx, page, caller }: WriteContext, id: string): Promise<StoredRecord> => {
  const [record] = await readRecords(trx, { page, caller }, { ids: [id], lock: false, justWritten: true });
  if (record === undefined) throw new ApiError(500, serverText('recordNotFound'));
  return record;
};

export interface SaveRequest {
  readonly body: unknown;
  /** Reasons for rules of level confirm, by rule id. */
  readonly reasons: Reasons;
  /** Id of a new record; default: generated here. */
  readonly newId?: string;
}

const sentBody = (body: unknown): SentBody => Object(body);

/** Parses the body as a record, with the derived values of the page's hook. */
const readWire = (writing: WriteContext, body: unknown): WireRecord | Promise<WireRecord> => {
  const wire = readShape(writing, body);
  return writing.hook?.complete?.(writing, wire, sentBody(body)) ?? wire;
};

/** Validates a body that is added and returns the record to store; throws the problems. `at` default: save. */
export const validateNewRecord = async (
  writing: WriteContext,
  { body, reasons, at }: Pick<SaveRequest, 'body' | 'reasons'> & { readonly at?: Moment | undefined },
): Promise<ValidatedRecord> => {
  if (writing.hook?.keptByServer) throw businessFailure(serverText('notAddable', { title: writing.page.title }));
  // Other clients send an id for a new record, too; it is ignored, and a new id is generated.
  const { id: _, ...sent } = sentBody(body);
  const record = mergeAllowed(writing, await readWire(writing, Array.isArray(body) ? body : sent));
  return validateWrite(writing, { record, reasons, at });
};

/** Adds a record in the caller's department, with the initial status of the page. */
export const addRecord = async (writing: WriteContext, request: SaveRequest): Promise<Answer<WireRecord>> => {
  const { trx, page, caller } = writing;
  const { record: judged, reasons } = await validateNewRecord(writing, request);
  const record = await fillRecord(writing, await placeInTree(writing, judged), true);
  const id = request.newId ?? newId();
  const header = await insertHeader(trx, { page, caller }, { id, values: record.values, at: new Date() });
  const rows = new Map<string, readonly DatabaseRow[]>();
  for (const detail of page.details) {
    const added = (record.details[detail.key] ?? []).map((values, index) => ({ values, order: index + 1 }));
    rows.set(detail.key, await insertRows(trx, { detail, added }, { mainId: id, tenantId: caller.user.tenantId }));
  }
  const stored = recordOf(page, { header, rows });
  await updateParents(writing, [stored]);
  const whole = onWire(page, stored, () => true);
  await followFiles(writing, { id, name: nameOfRecord(page, whole) }, { after: stored });
  await writing.hook?.onSaved?.(writing, { id, body: sentBody(request.body), before: undefined, after: stored });
  const audited = auditOfRecord(whole);
  await writeAudit(writing, [{ dataId: id, version: 1, action: 'add', changes: withReasons(audited, reasons) }]);
  return new Answer(onWire(page, stored, caller.can), serverText('added'));
};

const textOf = (value: Value | readonly unknown[] | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Adds the reasons to the changes of an audit entry. */
export const withReasons = (changes: unknown, reasons: Reasons): unknown =>
  Object.keys(reasons).length === 0 ? changes : { ...Object(changes), reasons };

/** Changes a stored record; columns that the call does not contain remain, and unchanged ones are not written. */
export const editRecord = async (writing: WriteContext, request: SaveRequest): Promise<Answer> => {
  const { trx, page, caller } = writing;
  const wire = await readWire(writing, request.body);
  const id = textOf(wire['id']);
  if (id === '') throw problemsRefusal('badRecord', [{ path: '/id', said: serverText('missing', { name: 'id' }) }]);
  const version = textOf(wire['version']);
  const isLastWrite = version === '' && page.resource.versionless === true;
  if (version === '' && !isLastWrite)
    throw problemsRefusal('badRecord', [{ path: '/version', said: serverText('missing', { name: 'version' }) }]);
  await lockTree(writing);
  const stored = await lockRecord(writing, id);
  if (!isLastWrite && String(stored.mark.version) !== version) throw await staleRefusal(writing, stored);
  if (!mayEdit(page, stored, caller)) throw readOnlyRefusal(statusText(writing, stored));
  const merged = mergeAllowed(writing, wire, stored);
  const { record: judged, reasons } = await validateWrite(writing, { record: merged, reasons: request.reasons, id });
  const record = await fillRecord(writing, await placeInTree(writing, judged, stored), false);
  const diff = diffRecord(page, stored, record);
  const saved = { id, body: sentBody(request.body), before: stored, after: record };
  if (isEmptyDiff(diff)) {
    await writing.hook?.onSaved?.(writing, saved);
    return new Answer(onWire(page, stored, caller.can), serverText('edited'));
  }
  const at = new Date();
  const moved = await updateHeader(trx, { page, caller }, { id, version: stored.mark.version, cells: diff.header, at });
  if (!moved) throw await staleRefusal(writing, await readBack(writing, id));
  await updateParents(writing, [stored, record]);
  for (const rows of diff.details) await writeRows(trx, rows, { mainId: id, tenantId: caller.user.tenantId });
  const name = nameOfRecord(page, { ...record.values });
  await followFiles(writing, { id, name }, { before: stored, after: record });
  await writing.hook?.onSaved?.(writing, saved);
  const now = await readBack(writing, id);
  // As stored: new rows have ids now, which are needed to replay the log.
  const { details } = diff.details.length === 0 ? diff : diffRecord(page, stored, now);
  const changes = withReasons(auditOfDiff({ header: diff.header, details }, { isLastWrite }), reasons);
  await writeAudit(writing, [{ dataId: id, version: stored.mark.version + 1, action: 'edit', changes }]);
  return new Answer(onWire(page, now, caller.can), serverText('edited'));
};
