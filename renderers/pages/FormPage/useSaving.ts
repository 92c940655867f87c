import { useCallback, useMemo, useRef, useState } from 'react';
import type { CompiledAction, Finding, PageDocument } from '../../../engine/index.ts';
import { useDialogs } from '../../dialogs/dialogs.ts';
import { usePorts } from '../../portsContext.ts';
import type { FormPaths } from '../formPaths.ts';
import { judge } from './judge.ts';
import type { RecordVersions } from './useRecordDocument.ts';
import { useFailures } from './useFailures.ts';
import { useWriting } from './useWriting.ts';

export interface SavingOptions {
  readonly document: PageDocument;
  readonly paths: FormPaths;
  /** Writes what is being typed to the document; false where something typed could not be taken, of which staff know. */
  readonly flush: () => Promise<boolean>;
  readonly focus: (finding: Finding) => void;
  readonly versions: RecordVersions;
}

export interface Saving {
  /** `save`, the id of the transition under way, or null. */
  readonly busy: string | null;
  readonly save: () => Promise<void>;
  readonly transition: (action: CompiledAction) => Promise<void>;
}

/** Saving and moving the status. One at a time: a double click makes one record. */
export function useSaving({ document, paths, flush, focus, versions }: SavingOptions): Saving {
  const { notify, t } = usePorts();
  const dialogs = useDialogs();
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const { write, move } = useWriting(document, paths);
  const explain = useFailures({ document, dialogs, focus, versions });

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

  const alone = useCallback(
    async (name: string, work: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      setBusy(name);
      try {
        if (await flush()) await work();
      } catch (error) {
        await explain(error);
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
    [explain, flush],
  );

  return useMemo(
    () => ({
      busy,
      save: () =>
        alone('save', async () => {
          if (document.id !== null && !document.dirty) {
            notify.success(t('form.nothingToSave'));
            return;
          }
          if (!(await judged('save'))) return;
          await write();
          notify.success(t('form.saved'));
        }),
      transition: (action) =>
        alone(action.id, async () => {
          if (document.id === null || document.dirty) {
            if (!(await judged('save'))) return;
            await write();
          }
          if (action.validate !== undefined && !(await judged(action.validate))) return;
          if (action.confirm !== undefined) {
            if (!(await dialogs.confirm({ title: action.title, text: action.confirm }))) return;
          }
          await move(action);
          notify.success(t('form.done', { title: action.title }));
        }),
    }),
    [alone, busy, dialogs, document, judged, move, notify, t, write],
  );
}
