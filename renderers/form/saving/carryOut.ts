import { lostParts, type CompiledAction } from '../../../engine/index.ts';
import { partsText } from '../drafts/lostText.ts';
import { validateMove, validateSave, type AcknowledgedReview } from './saveValidation.ts';
import type { SavingCore } from './savingContext.ts';
import { move, write } from './sending.ts';
import { lostOf, type Press, type SavingEvent } from './savingState.ts';

/** Result of a press without a failure. */
type Ending = Extract<SavingEvent, { kind: 'done' | 'refused' | 'stopped' }>;

const STOPPED: Ending = { kind: 'stopped' };
const REFUSED: Ending = { kind: 'refused', failure: null };

const ENDS = { stopped: STOPPED, refused: REFUSED } as const;

/** Null when the record may be saved. */
async function objection(core: SavingCore): Promise<Ending | null> {
  const context = core.context();
  const judgement = await validateSave(context);
  if (judgement.ok) return null;
  if (judgement.errors === 0) return STOPPED;
  const { focus, ports } = context;
  ports.notify.error(ports.t('form.hasErrors', { count: judgement.errors }));
  if (judgement.first !== undefined) focus(judgement.first);
  return REFUSED;
}

/**
 * Notifies the user of success; when values without a column were not saved, it lists them in a warning without success
 * wording.
 */
function reportDone(core: SavingCore, text: string, plain: string): void {
  const { document, ports } = core.context();
  const orphans = document.orphans.all();
  if (orphans.length === 0) ports.notify.success(text);
  else
    ports.notify.warning(
      ports.t('form.leftOut', { text: plain, parts: partsText(lostParts(document.page, orphans), ports.t) }),
    );
}

async function save(core: SavingCore): Promise<Ending> {
  const { document, ports } = core.context();
  if (document.id !== null && !document.dirty && lostOf(core.state()) === null) {
    const text = ports.t('form.nothingToSave');
    reportDone(core, text, text);
    return STOPPED;
  }
  const objected = await objection(core);
  if (objected !== null) return objected;
  await write(core);
  const { t } = core.context().ports;
  reportDone(core, t('form.saved'), t('form.restSaved'));
  return { kind: 'done' };
}

/**
 * Saves unsaved changes, and reports all findings that block the status change at once, together with those that block
 * the save. When only the server's answer was lost, already answered questions are not repeated.
 */
async function objectionToMove(core: SavingCore, action: CompiledAction): Promise<Ending | null> {
  const { document } = core.context();
  const isSaveLost = (): boolean => lostOf(core.state())?.sent.kind === 'save';
  let told: AcknowledgedReview | undefined;
  if (document.id === null || document.dirty || isSaveLost()) {
    if (action.validate === undefined) {
      const objected = await objection(core);
      if (objected !== null) return objected;
    } else if (!(await document.validate('save')).ok) {
      told = await validateMove(core.context(), action);
      if (told.ends !== 'holds') return ENDS[told.ends];
    }
    await write(core);
  }
  const sent = lostOf(core.state())?.sent;
  if (sent?.kind === 'move' && sent.request.transition === action.id) return null;
  const { ends } = await validateMove(core.context(), action, told);
  return ends === 'holds' ? null : ENDS[ends];
}

/**
 * Requests the reason of a status change that takes one, once: a change that was sent and lost has its reason already.
 * Null: the user cancelled.
 */
async function reasonOf(core: SavingCore, { id, title, confirm: text, reason }: CompiledAction) {
  const sent = lostOf(core.state())?.sent;
  if (reason === undefined || (sent?.kind === 'move' && sent.request.transition === id)) return undefined;
  return core.context().dialogs.reason({ title, text, ...reason });
}

async function moveStatus(core: SavingCore, action: CompiledAction): Promise<Ending> {
  const objected = await objectionToMove(core, action);
  if (objected !== null) return objected;
  const reason = await reasonOf(core, action);
  if (reason === null) return STOPPED;
  await move(core, action, reason);
  const { t } = core.context().ports;
  const { title } = action;
  reportDone(core, t('form.done', { title }), t('form.moved', { title }));
  return { kind: 'done' };
}

/** Executes the user's press after edits in progress are flushed. Throws the errors of the ports. */
export async function carryOut(core: SavingCore, press: Press): Promise<Ending> {
  if (!(await core.context().flush())) return STOPPED;
  return press.kind === 'save' ? save(core) : moveStatus(core, press.action);
}
