import { useCallback, useRef, type Dispatch } from 'react';
import type { CompiledAction, CompiledPage, Finding, Values } from '../../../engine/index.ts';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { toText } from '../../kit/formats/formats.ts';
import { PortError, type TransitionRequest } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { carryFindings } from '../../data/records/carriedFindings.ts';
import type { OpenForm } from '../../data/records/formPaths.ts';
import { nameInList } from './nameInList.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import { idempotencyKey } from '../../data/records/idempotencyKey.ts';
import type { ListEvent } from '../../list/state/listState.ts';

/**
 * Applies a status transition to a record of the list. Findings of the server are shown in a dialog, each with a link
 * to its field in the form; when only reasons are missing, prompts for them and tries once more.
 */
export function useTransition(page: CompiledPage, dispatch: Dispatch<ListEvent>, openForm: OpenForm) {
  const { dataSource, host, notify, t } = usePorts();
  const dialogs = useDialogs();
  /** Idempotency keys of attempts not known to have succeeded: repeating an attempt uses the same key. */
  const keys = useRef(new Map<string, string>());
  const keyOf = useCallback((attempt: string): string => {
    const key = keys.current.get(attempt) ?? idempotencyKey();
    keys.current.set(attempt, key);
    return key;
  }, []);

  return useCallback(
    async (action: CompiledAction, record: Values) => {
      const { title, confirm: text, reason: wanted } = action;
      const named = t('list.keptLine', { name: title, why: nameInList(page, record) });
      const reason = wanted && (await dialogs.reason({ title: named, text, ok: title, ...wanted }));
      if (reason === null) return;
      if (!wanted && text !== undefined && !(await dialogs.confirm({ title: named, text, ok: title }))) return;

      const attempt = async (reasons?: TransitionRequest['reasons']): Promise<void> => {
        try {
          await dataSource.transition(page, {
            id: toText(record['id']),
            transition: action.id,
            version: Number(record['version']),
            idempotencyKey: keyOf(JSON.stringify([action.id, record['id'], record['version'], reasons, reason])),
            reasons,
            reason,
          });
          keys.current.clear();
          notify.success(t('form.done', { title: action.title }));
          host.recordsChanged(page.id);
          dispatch({ kind: 'reload' });
        } catch (error) {
          await explain(error, reasons === undefined);
        }
      };

      const review = async (findings: readonly Finding[], mayAsk: boolean): Promise<void> => {
        const errors = findings.filter(({ level }) => level === 'error').length;
        const isOver = errors > 0 || !mayAsk;
        const title = t(isOver ? 'review.refused' : 'review.of', { title: action.title, count: findings.length });
        const ok = t('review.goOn', { title: action.title });
        const answer = await dialogs.review({ title, page, findings, isOver, ok, jumps: true });
        if (answer.kind === 'goOn') return attempt(answer.reasons);
        if (answer.kind === 'back') return undefined;
        const id = toText(record['id']);
        carryFindings({ pageId: page.id, recordId: id, findings, to: answer.finding });
        return openForm({ id });
      };

      const explain = async (error: unknown, mayAsk: boolean): Promise<void> => {
        const failure = error instanceof PortError ? error.failure : undefined;
        if (failure?.kind === 'findings') {
          await review(failure.findings, mayAsk);
          return;
        }
        const name = nameInList(page, record);
        if (failure?.kind === 'refused' || failure?.kind === 'conflict')
          notify.warning(t('list.keptLine', { name, why: failure.message }));
        else reportFailure({ notify, t }, error);
        dispatch({ kind: 'reload' });
      };

      await attempt();
    },
    [dataSource, dialogs, dispatch, host, keyOf, notify, openForm, page, t],
  );
}
