import { useCallback, useRef, type Dispatch } from 'react';
import type { CompiledAction, CompiledPage, Finding, Values } from '../../engine/index.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { toText } from '../formats/formats.ts';
import { PortError, type TransitionRequest } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { tellFailure } from '../records/tellFailure.ts';
import { idempotencyKey } from '../records/idempotencyKey.ts';
import type { ListEvent } from '../listState/listState.ts';

/** How many findings a message names before it refers to the form. */
const named = 3;

const inWords = (findings: readonly Finding[]): string =>
  findings
    .slice(0, named)
    .map((finding) => finding.message)
    .join('；');

/** Moves the status of a record of the list. Findings of level confirm ask for a reason and try once more. */
export function useTransition(page: CompiledPage, dispatch: Dispatch<ListEvent>) {
  const { dataSource, host, notify, t } = usePorts();
  const dialogs = useDialogs();
  /** Of tries that were not done, as far as is known: the same one again has the same key. */
  const keys = useRef(new Map<string, string>());
  const keyOf = useCallback((attempt: string): string => {
    const key = keys.current.get(attempt) ?? idempotencyKey();
    keys.current.set(attempt, key);
    return key;
  }, []);

  return useCallback(
    async (action: CompiledAction, record: Values) => {
      if (action.confirm !== undefined && !(await dialogs.confirm({ title: action.title, text: action.confirm })))
        return;

      const attempt = async (reasons?: TransitionRequest['reasons']): Promise<void> => {
        try {
          await dataSource.transition(page, {
            id: toText(record['id']),
            transition: action.id,
            version: Number(record['version']),
            idempotencyKey: keyOf(JSON.stringify([action.id, record['id'], record['version'], reasons])),
            reasons,
          });
          keys.current.clear();
          notify.success(t('form.done', { title: action.title }));
          host.recordsChanged(page.id);
          dispatch({ kind: 'reload' });
        } catch (error) {
          await explain(error, reasons === undefined);
        }
      };

      const explain = async (error: unknown, mayAsk: boolean): Promise<void> => {
        const failure = error instanceof PortError ? error.failure : undefined;
        if (failure?.kind === 'findings') {
          const wanting = failure.findings.filter((finding) => finding.level === 'confirm');
          const stopped = failure.findings.some((finding) => finding.level === 'error');
          if (mayAsk && !stopped && wanting.length > 0) {
            const reasons = await dialogs.askReasons(wanting);
            if (reasons !== null) await attempt(reasons);
            return;
          }
          notify.warning(t('form.refused', { message: inWords(failure.findings) || failure.message }));
          return;
        }
        tellFailure({ notify, t }, error);
        dispatch({ kind: 'reload' });
      };

      await attempt();
    },
    [dataSource, dialogs, dispatch, host, keyOf, notify, page, t],
  );
}
