import type { CompiledAction, Moment } from '../../engine/index.ts';
import { judge } from './judge.ts';
import type { SavingCore } from './savingContext.ts';
import { move, write } from './sending.ts';
import { lostOf, type Press, type SavingEvent } from './savingState.ts';

/** How a press ends that nothing failed under. */
type Ending = Extract<SavingEvent, { kind: 'done' | 'refused' | 'stopped' }>;

const STOPPED: Ending = { kind: 'stopped' };

/** Null where the record may go out. */
async function objection(core: SavingCore, at: Moment): Promise<Ending | null> {
  const { document, dialogs, focus, ports } = core.context();
  const judgement = await judge(document, at, dialogs);
  if (judgement.ok) return null;
  if (judgement.errors === 0) return STOPPED;
  ports.notify.error(ports.t('form.hasErrors', { count: judgement.errors }));
  if (judgement.first !== undefined) focus(judgement.first);
  return { kind: 'refused', failure: null };
}

async function save(core: SavingCore): Promise<Ending> {
  const { document, ports } = core.context();
  if (document.id !== null && !document.dirty && lostOf(core.state()) === null) {
    ports.notify.success(ports.t('form.nothingToSave'));
    return STOPPED;
  }
  const objected = await objection(core, 'save');
  if (objected !== null) return objected;
  await write(core);
  ports.notify.success(ports.t('form.saved'));
  return { kind: 'done' };
}

/** What was asked and answered before is not asked again when only the answer of the server was lost. */
async function objectionToMove(core: SavingCore, action: CompiledAction): Promise<Ending | null> {
  const { document, dialogs } = core.context();
  const isSaveLost = (): boolean => lostOf(core.state())?.sent.kind === 'save';
  if (document.id === null || document.dirty || isSaveLost()) {
    const objected = await objection(core, 'save');
    if (objected !== null) return objected;
    await write(core);
  }
  const sent = lostOf(core.state())?.sent;
  if (sent?.kind === 'move' && sent.request.transition === action.id) return null;
  const objected = action.validate === undefined ? null : await objection(core, action.validate);
  if (objected !== null || action.confirm === undefined) return objected;
  return (await dialogs.confirm({ title: action.title, text: action.confirm })) ? null : STOPPED;
}

async function moveStatus(core: SavingCore, action: CompiledAction): Promise<Ending> {
  const objected = await objectionToMove(core, action);
  if (objected !== null) return objected;
  await move(core, action);
  const { ports } = core.context();
  ports.notify.success(ports.t('form.done', { title: action.title }));
  return { kind: 'done' };
}

/** Does what staff pressed for, on what is typed by then. Throws what the ports throw. */
export async function carryOut(core: SavingCore, press: Press): Promise<Ending> {
  if (!(await core.context().flush())) return STOPPED;
  return press.kind === 'save' ? save(core) : moveStatus(core, press.action);
}
