import { useCallback, useEffect, useMemo } from 'react';
import type { CompiledAction, Finding, PageDocument, UnansweredSave } from '../../engine/index.ts';
import type { DraftKeeping } from '../drafts/useDraftKeeping.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { FormPaths } from '../records/formPaths.ts';
import { judge } from './judge.ts';
import type { RecordVersions } from '../recordDocument/useRecordDocument.ts';
import { useAlone } from './useAlone.ts';
import { useFailures } from './useFailures.ts';
import { useWriting } from './useWriting.ts';

export interface SavingOptions {
  readonly document: PageDocument;
  readonly paths: FormPaths;
  /** Writes what is being typed to the document; false where something typed could not be taken, of which staff know. */
  readonly flush: () => Promise<boolean>;
  readonly focus: (finding: Finding) => void;
  readonly versions: RecordVersions;
  readonly keeping: DraftKeeping;
}

export interface Saving {
  /** `save`, the id of the transition under way, or null. */
  readonly busy: string | null;
  readonly save: () => Promise<void>;
  readonly transition: (action: CompiledAction) => Promise<void>;
  /** What was sent and never answered: it may have been done. `again` does it as if it were the first time. */
  readonly lost: { readonly title: string; readonly again: () => Promise<void> } | null;
  /** Takes up the first save of a record, whose page was left before the answer came. */
  readonly resume: (save: UnansweredSave) => void;
}

/** Saving and moving the status. One at a time: a double click makes one record. */
export function useSaving({ document, paths, flush, focus, versions, keeping }: SavingOptions): Saving {
  const { notify, t } = usePorts();
  const dialogs = useDialogs();
  const { write, move, open, resume } = useWriting(document, paths, keeping);
  const explain = useFailures({ document, dialogs, focus, versions, flush });
  const { busy, lost, alone, remember } = useAlone({ flush, open, explain });

  // Who undoes all of a new record that was sent begins another one: it is not to become a change of that.
  useEffect(() => {
    if (lost === null || document.id !== null || !document.dirty) return undefined;
    return document.subscribe(() => {
      if (document.id !== null || document.dirty || open() === null) return;
      resume(null);
      remember(null);
    });
  }, [document, lost, open, remember, resume]);

  const judged = useCallback(
    async (at: 'save' | 'submit') => {
      const judgement = await judge(document, at, dialogs);
      if (judgement.ok) return true;
      if (judgement.errors > 0) notify.error(t('form.hasErrors', { count: judgement.errors }));
      if (judgement.first !== undefined) focus(judgement.first);
      return false;
    },
    [dialogs, document, focus, notify, t],
  );

  const save = useCallback(async () => {
    if (document.id !== null && !document.dirty && open() === null) {
      notify.success(t('form.nothingToSave'));
      return;
    }
    if (!(await judged('save'))) return;
    await write();
    notify.success(t('form.saved'));
  }, [document, judged, notify, open, t, write]);

  /** What was asked and answered before is not asked again when only the answer of the server was lost. */
  const mayMove = useCallback(
    async (action: CompiledAction): Promise<boolean> => {
      if (document.id === null || document.dirty || open() === 'save') {
        if (!(await judged('save'))) return false;
        await write();
      }
      if (open() === action.id) return true;
      if (action.validate !== undefined && !(await judged(action.validate))) return false;
      return action.confirm === undefined || dialogs.confirm({ title: action.title, text: action.confirm });
    },
    [dialogs, document, judged, open, write],
  );
  const transition = useCallback(
    async (action: CompiledAction) => {
      if (!(await mayMove(action))) return;
      await move(action);
      notify.success(t('form.done', { title: action.title }));
    },
    [mayMove, move, notify, t],
  );

  return useMemo(() => {
    const saveWork = { name: 'save', title: t('form.save'), carryOut: save };
    return {
      busy,
      lost: lost && { title: lost.title, again: () => alone(lost) },
      save: () => alone(saveWork),
      transition: (action) => alone({ name: action.id, title: action.title, carryOut: () => transition(action) }),
      resume: (unanswered) => {
        resume(unanswered);
        remember(saveWork);
      },
    };
  }, [alone, busy, lost, remember, resume, save, t, transition]);
}
