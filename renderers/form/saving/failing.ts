import type { FoundValue } from '../dialogs/review.ts';
import type { CompiledAction, Finding } from '../../../engine/index.ts';
import { mergedChanges, mergeItems, sideAt, sideOf } from '../../../engine/index.ts';
import { unfoundTexts } from '../drafts/draftSides.ts';
import { PortError, type Failure } from '../../kit/ports/ports.ts';
import type { SavingContext, SavingCore } from './savingContext.ts';
import { foundIn } from './saveValidation.ts';
import type { Conflict, SavingEvent, SavingState } from './savingState.ts';

/**
 * Resolves a conflict with an earlier save of another user: the merged changes are applied to their version as one undo
 * step.
 */
async function resolve({ document, dialogs, flush, ports, versions }: SavingContext, failure: Conflict): Promise<void> {
  const { dataSource, host, notify, t } = ports;
  const { page, id } = document;
  if (id === null) throw new Error('A record that was never stored has no other version');
  const current = failure.current ?? (await dataSource.get(page, id));
  const theirs = versions.open(current);
  // Text typed since the save is included; waiting for the keyboard to rest prevents a stray key or Enter from
  // answering the dialog.
  await host.handAtRest?.();
  await flush();
  const mine = document.content();
  const sides = { base: sideAt(mine, document.unsaved(), 'from'), mine, theirs: sideOf(page, current) };
  const items = mergeItems(page, sides);
  const { by, at } = failure;
  const isReadOnly = theirs.readOnly;
  const text = t('conflict.who', { by, at });
  const picks = await dialogs.resolveConflict({ title: t('conflict.title'), text, items, sides, isReadOnly });
  if (picks === null) return;
  const merged = { ...mergedChanges(page, sides, { items, picks }), ...unfoundTexts(document.unsaved()) };
  theirs.orphans.keep(document.orphans.all());
  theirs.restore(merged, t('conflict.step', { by }));
  versions.show(theirs);
  if (theirs.dirty) notify.success(t('conflict.merged'));
}

/** Returns the status change that was pressed, if any. */
const movedBy = (state: SavingState): CompiledAction | undefined =>
  state.kind === 'sending' && state.press.kind === 'move' ? state.press.action : undefined;

/** Shows the additional findings of the server in the dialog of the status change. */
async function reviewRefusal(
  context: SavingContext,
  { title }: CompiledAction,
  findings: readonly Finding[],
): Promise<void> {
  const { dialogs, document, focus, ports } = context;
  const { page } = document;
  const foundAt = (finding: Finding): FoundValue | undefined => foundIn(document, finding);
  const heading = ports.t('review.refused', { title, count: findings.length });
  const answer = await dialogs.review({ title: heading, page, findings, foundAt, jumps: true, isOver: true });
  const [first] = findings;
  if (answer.kind === 'jump') focus(answer.finding);
  else if (first !== undefined) focus(first);
}

/** Notifies the user of the outcome of a press. Typed values are never lost. */
async function tell(core: SavingCore, failure: Failure): Promise<SavingEvent> {
  const context = core.context();
  const { document, focus, ports } = context;
  const { notify, t } = ports;
  const { message } = failure;
  switch (failure.kind) {
    case 'findings': {
      document.showFindings(failure.findings);
      const action = movedBy(core.state());
      if (action !== undefined) {
        await reviewRefusal(context, action, failure.findings);
        return { kind: 'refused', failure };
      }
      notify.error(message);
      const first = failure.findings.find(({ level }) => level === 'error') ?? failure.findings[0];
      if (first !== undefined) focus(first);
      return { kind: 'refused', failure };
    }
    // When a call was lost, the state already has it; otherwise nothing was sent.
    case 'network':
      notify.error(t('form.networkKept', { message }));
      return { kind: 'stopped' };
    case 'expired':
      notify.warning(t('form.expiredKept', { message }));
      return { kind: 'stopped' };
    default:
      notify.error(message);
      return { kind: 'refused', failure };
  }
}

/** Ends a press after a failure; rethrows errors that are not failures of a port. */
export async function failed(core: SavingCore, error: unknown): Promise<void> {
  if (!(error instanceof PortError)) {
    core.happen({ kind: 'stopped' });
    // The page was left while the request was running.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
  const { failure } = error;
  if (failure.kind !== 'conflict') return core.happen(await tell(core, failure));
  core.happen({ kind: 'conflicted', failure });
  try {
    await resolve(core.context(), failure);
  } catch (problem) {
    // The other version could not be fetched: the next press gets the conflict again.
    return failed(core, problem);
  }
  core.happen({ kind: 'stopped' });
}
