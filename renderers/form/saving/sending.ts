import { BYTES_OF_MB, mostRecordBytes } from '../../../engine/index.ts';
import type { CompiledAction, CompiledPage, SentRecord, UnansweredSave } from '../../../engine/index.ts';
import { idempotencyKey } from '../../data/records/idempotencyKey.ts';
import { PortError, type Ports } from '../../kit/ports/ports.ts';
import { announceSave } from './rowUpdates.ts';
import type { SavingCore } from './savingContext.ts';
import { isUnanswered, lostOf, type Sent } from './savingState.ts';
import { seenVersion } from './seenVersion.ts';

/** Sends or resends a save and adopts the answer. */
async function sendSave(core: SavingCore, { save, announce }: Extract<Sent, { kind: 'save' }>): Promise<void> {
  const { document, keeping, paths, ports } = core.context();
  const { page } = document;
  const isNew = document.id === null;
  // The page may be closed before the answer arrives: the record must not be created a second time then.
  const note = (known: UnansweredSave | null): void => void (isNew && keeping.note(known));
  note(save);
  try {
    document.saved(await ports.dataSource.save(page, save.sent.record, save), save.sent);
  } catch (error) {
    if (!isUnanswered(error)) note(null);
    throw error;
  }
  note(null);
  core.isContested = false;
  announce();
  if (isNew && document.id !== null) ports.host.replace(paths.record(document.id));
  ports.host.recordsChanged(page.id);
}

async function sendMove(core: SavingCore, { request }: Extract<Sent, { kind: 'move' }>): Promise<void> {
  const { document, ports } = core.context();
  document.saved(await ports.dataSource.transition(document.page, request));
  ports.host.recordsChanged(document.page.id);
}

/** Sends one call that changes the stored record. Throws the errors of the ports. */
async function send(core: SavingCore, sent: Sent): Promise<void> {
  try {
    await (sent.kind === 'save' ? sendSave(core, sent) : sendMove(core, sent));
  } catch (error) {
    core.happen(isUnanswered(error) ? { kind: 'lost', sent } : { kind: 'answered' });
    throw error;
  }
  core.happen({ kind: 'answered' });
}

/**
 * Repeats the unanswered call before anything else is sent: the server may have executed it, and the next call has to
 * be based on it. Null when there is none, or the server refused it: the current content of the form is sent instead.
 */
async function settle(core: SavingCore): Promise<Sent | null> {
  const sent = lostOf(core.state())?.sent ?? null;
  if (sent === null) return null;
  try {
    await send(core, sent);
    return sent;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    return null;
  }
}

/** Returns a save ready to be sent. */
export const savingOf = ({ context }: SavingCore, save: UnansweredSave): Sent => {
  const { document, ports } = context();
  return { kind: 'save', save, announce: announceSave(document, ports.tableUpdates) };
};

/**
 * Throws when the record is larger than the server accepts, before it is sent: the message has both sizes, and the form
 * is unchanged.
 */
export function refuseOversize(page: CompiledPage, { record }: SentRecord, t: Ports['t']): void {
  const size = new TextEncoder().encode(JSON.stringify(record)).length;
  const most = mostRecordBytes(page);
  if (size <= most) return;
  const inMb = (bytes: number): string => (bytes / BYTES_OF_MB).toFixed(1);
  const sizes = { title: page.title, most: inMb(most), size: inMb(size) };
  throw new PortError({ kind: 'refused', message: t('form.tooLarge', sizes) });
}

/** Sends the current record; a new one gets its own path. */
export async function write(core: SavingCore): Promise<void> {
  const settled = await settle(core);
  const { document, ports } = core.context();
  if (settled !== null && !document.dirty) return;
  const { reasons } = document;
  const record = document.toSend();
  refuseOversize(document.page, record, ports.t);
  const sendRecord = (sent: SentRecord): Promise<void> =>
    send(core, savingOf(core, { idempotencyKey: idempotencyKey(), reasons, sent }));
  try {
    await sendRecord(record);
  } catch (error) {
    const version = core.isContested ? null : await seenVersion(document, error, ports.dataSource);
    if (version === null) throw error;
    await sendRecord({ ...record, record: { ...record.record, version } });
  }
}

/** Changes the status of the stored record, with the reason where the action requires one. */
export async function move(core: SavingCore, action: CompiledAction, reason?: string): Promise<void> {
  const settled = await settle(core);
  if (settled?.kind === 'move' && settled.request.transition === action.id) return;
  const { id, version, reasons } = core.context().document;
  if (id === null || version === null) throw new Error('A record that was never stored has no status to move');
  const request = { id, version, transition: action.id, idempotencyKey: idempotencyKey(), reasons, reason };
  await send(core, { kind: 'move', request });
}
