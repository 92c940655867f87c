import { type CompiledAction, type CompiledPage, findAction } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import { auditedCells, writeAudit } from '../../data/recordStore/auditLog.ts';
import { diffRecord } from '../../data/recordStore/recordDiff.ts';
import { mayTransit, statusOf, writtenBy } from '../../data/recordStore/recordState.ts';
import { staleRefusal, transitionRefusal, validationRefusal } from '../../data/recordStore/refusals.ts';
import { withReasons } from './saveRecord.ts';
import { onWire, readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import { updateHeader } from '../../data/recordStore/writeRows.ts';
import { lockRecord, statusText, validate, type WriteContext } from './validateWrite.ts';
import { keepReason } from '../comments/storedComments.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { problemsRefusal } from '../../core/base/errors.ts';
import type { Reasons } from '../../../engine/index.ts';

export interface TransitionCall {
  readonly id: string;
  readonly transition: string;
  readonly version: number;
  /** Reasons for rules of level confirm, by rule id. */
  readonly reasons: Reasons;
  /** Reason of the transition itself. Default: none. */
  readonly reason?: string;
}

/** Finds a transition; throws 400 if the page has none with this id. */
export const transitionOf = (page: CompiledPage, id: string): CompiledAction => {
  const action = findAction(page, 'transition', id);
  if (action === undefined)
    throw problemsRefusal('badRecord', [{ path: '/transition', said: serverText('unknownTransition', { id }) }]);
  return action;
};

/** Reasons given earlier for exactly this version: a reviewer need not enter them again. */
const givenReasons = async ({ trx, page }: WriteContext, { mark }: StoredRecord): Promise<Reasons> => {
  const entry = await trx
    .selectFrom('sys_data_log')
    .select('changes')
    .where('data_table', '=', page.resource.table)
    .where('data_id', '=', mark.id)
    .where('data_version', '=', mark.version)
    .orderBy('create_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  // As `withReasons` wrote them.
  const { reasons = {} }: { readonly reasons?: Reasons } = Object(entry?.changes);
  return reasons;
};

/** Validates; throws the findings, or returns the reasons for the log: those that a rule required. */
const judge = async (
  writing: WriteContext,
  { stored, action }: { readonly stored: StoredRecord; readonly action: CompiledAction },
  reasons: Reasons,
): Promise<Reasons> => {
  if (action.validate === undefined) return {};
  const given = { ...(await givenReasons(writing, stored)), ...reasons };
  const result = await validate(writing, { record: stored, at: action.validate, reasons: given, id: stored.mark.id });
  if (!result.ok) throw validationRefusal(result);
  return result.reasons;
};

/** Throws if a required reason is missing, or if a reason is given for a transition that takes none. */
const checkReason = ({ title, reason: wanted }: CompiledAction, reason: string): void => {
  const refuse = (said: ServerText): never => {
    throw problemsRefusal('badRecord', [{ path: '/reason', said }]);
  };
  if (wanted === undefined && reason !== '') refuse(serverText('noReasonTaken', { title }));
  if (wanted?.required === true && reason === '') refuse(serverText('reasonMissing', { title }));
};

/**
 * Throws if a transition is not possible; a missing reason of the transition itself is not checked. Locks the record.
 */
export const validateTransition = async (writing: WriteContext, call: TransitionCall) => {
  const { page, caller } = writing;
  const action = transitionOf(page, call.transition);
  const stored = await lockRecord(writing, call.id);
  if (!mayTransit(page, { record: stored, action }, caller))
    throw transitionRefusal(action.title, statusText(writing, stored));
  if (stored.mark.version !== call.version) throw await staleRefusal(writing, stored);
  return { action, stored, reasons: await judge(writing, { stored, action }, call.reasons) };
};

/** Moves a record to another status: the only way in which the status changes. */
export const transitionRecord = async (writing: WriteContext, call: TransitionCall): Promise<Answer> => {
  const { trx, page, caller } = writing;
  const { reason = '' } = call;
  checkReason(transitionOf(page, call.transition), reason);
  const { action, stored, reasons } = await validateTransition(writing, call);
  const { statusKey } = page.resource;
  const column = statusKey === undefined ? undefined : page.columnByKey.get(statusKey);
  const before = statusOf(page, stored);
  const after = action.to ?? before;
  const moved = column === undefined ? [] : [{ column, before, after }];
  const cells = [...moved, ...writtenBy(page, { record: stored, action }, caller)];
  const { id, version } = stored.mark;
  await updateHeader(trx, { page, caller }, { id, version, cells, at: new Date() });
  await writing.hook?.onTransition?.(writing, { id, action: action.id });
  await keepReason(trx, { page, caller, id, details: stored.details }, { action: action.id, text: reason });
  const [written] = await readRecords(trx, { page, caller }, { ids: [id], lock: false, justWritten: true });
  // As stored, including what the hook writes.
  const { header } = diffRecord(page, stored, written ?? stored);
  const changes = withReasons({ header: auditedCells(header) }, reasons);
  await writeAudit(writing, [{ dataId: id, version: version + 1, action: action.id, changes }]);
  return new Answer(onWire(page, written ?? stored, caller.can), serverText('transitioned', { title: action.title }));
};
