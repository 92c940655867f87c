import type { CompiledAction, UnansweredSave } from '../../../engine/index.ts';
import { carriedSave } from './carriedSave.ts';
import { carryOut } from './carryOut.ts';
import { failed } from './failing.ts';
import type { SavingContext, SavingCore } from './savingContext.ts';
import { savingOf } from './sending.ts';
import { after, IDLE, isBusy, lostOf, type Press, type SavingState } from './savingState.ts';

/** Saves a record and changes its status. Independent of React: a form subscribes and renders the snapshot. */
export interface Saving {
  readonly snapshot: () => SavingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly save: () => Promise<void>;
  readonly transition: (action: CompiledAction) => Promise<void>;
  /** Repeats the press whose call was never answered, as if it were the first time. */
  readonly again: () => Promise<void>;
  /** Resumes the first save of a record whose page was left before the answer arrived. */
  readonly resume: (save: UnansweredSave) => void;
  /** Another user has changed a value that was changed here too: the next save must not overwrite it. */
  readonly contest: () => void;
  /** Sets the context after the form was rendered again; later presses use it. */
  readonly follow: (context: SavingContext) => void;
}

export function createSaving(first: SavingContext): Saving {
  let context = first;
  let state = IDLE;
  let stopWatching = (): void => undefined;
  const listeners = new Set<() => void>();
  const core: SavingCore = {
    context: () => context,
    state: () => state,
    happen(event) {
      const next = after(state, event);
      if (next === state) return;
      state = next;
      watch();
      for (const listener of listeners) listener();
    },
    isContested: false,
  };

  // When the user undoes all changes of a new record that was sent, the next input starts another record: it must not
  // become a change of the sent one.
  const watch = (): void => {
    stopWatching();
    stopWatching = () => undefined;
    const { document, keeping } = context;
    if (state.kind !== 'unanswered' || document.id !== null || !document.dirty) return;
    stopWatching = document.subscribe(() => {
      if (document.dirty) return;
      void keeping.note(null);
      core.happen({ kind: 'dropped' });
    });
  };
  const press = async (wish: Press): Promise<void> => {
    if (isBusy(state)) return;
    core.happen({ kind: 'pressed', press: wish });
    try {
      core.happen(await carryOut(core, wish));
    } catch (error) {
      await failed(core, error);
    }
  };
  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save: () => press({ kind: 'save' }),
    transition: (action) => press({ kind: 'move', action }),
    async again() {
      const lost = lostOf(state);
      if (lost !== null) await press(lost.press);
    },
    resume(save) {
      core.happen({ kind: 'resumed', sent: savingOf(core, save) });
      void context.keeping.note(save);
    },
    contest() {
      core.isContested = true;
    },
    follow(next) {
      const { document } = context;
      context = next;
      const sent = lostOf(state)?.sent;
      if (sent?.kind !== 'save' || next.document === document) return;
      const save = carriedSave(sent.save, document, next.document);
      core.happen({ kind: 'carried', sent: { ...sent, save } });
      if (next.document.id === null) void next.keeping.note(save);
    },
  };
}
