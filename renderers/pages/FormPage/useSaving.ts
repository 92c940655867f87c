import { useCallback, useMemo, useRef, useState } from 'react';
import type { CompiledAction, Finding, PageDocument } from '../../../engine/index.ts';
import { useDialogs } from '../../dialogs/dialogs.ts';
import { usePorts } from '../../portsContext.ts';
import type { FormPaths } from '../formPaths.ts';
import { createAttempts } from './attempts.ts';
import { judge } from './judge.ts';
import { useFailures } from './useFailures.ts';

export interface SavingOptions {
  readonly document: PageDocument;
  readonly paths: FormPaths;
  /** Writes what is being typed to the document. */
  readonly flush: () => void;
  readonly focus: (finding: Finding) => void;
  readonly reload: () => void;
}

export interface Saving {
  /** `save`, the id of the transition under way, or null. */
  readonly busy: string | null;
  readonly save: () => Promise<void>;
  readonly transition: (action: CompiledAction) => Promise<void>;
}

/** Saving and moving the status. One at a time: a double click makes one record. */
export function useSaving({ document, paths, flush, focus, reload }: SavingOptions): Saving {
  const { dataSource, host, notify, t } = usePorts();
  const dialogs = useDialogs();
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const attempts = useMemo(() => createAttempts(document), [document]);
  const explain = useFailures({ document, dialogs, focus, reload });

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

  const write = useCallback(async () => {
    const isNew = document.id === null;
    const options = { idempotencyKey: attempts.keyFor('save'), reasons: document.reasons };
    const stored = await dataSource.save(document.page, document.toWire(), options);
    attempts.done('save');
    document.saved(stored);
    host.recordsChanged(document.page.id);
    if (isNew && document.id !== null) host.replace(paths.record(document.id));
  }, [attempts, dataSource, document, host, paths]);

  const move = useCallback(
    async (action: CompiledAction) => {
      const { id, version, reasons } = document;
      if (id === null || version === null) return;
      const stored = await dataSource.transition(document.page, {
        id,
        version,
        transition: action.id,
        idempotencyKey: attempts.keyFor(action.id),
        reasons,
      });
      attempts.done(action.id);
      document.saved(stored);
      host.recordsChanged(document.page.id);
      notify.success(t('form.done', { title: action.title }));
    },
    [attempts, dataSource, document, host, notify, t],
  );

  const alone = useCallback(
    async (name: string, work: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      setBusy(name);
      flush();
      try {
        await work();
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
        }),
    }),
    [alone, busy, dialogs, document, judged, move, notify, t, write],
  );
}
