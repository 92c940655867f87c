import { Button } from 'antd';
import { flushSync } from 'react-dom';
import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import { useEffect, useMemo } from 'react';
import { fitTyping, type CompiledPage, type TypedText } from '../../../engine/index.ts';
import { useDraftKeeping } from '../../form/drafts/useDraftKeeping.ts';
import { createDrafts, type TextDrafts } from '../../kit/keyboard/drafts.ts';
import { createRunningChecks, RunningChecksProvider } from '../../form/fields/runningChecks.ts';
import { LoadingFace } from '../../kit/lazy/LoadingFace.tsx';
import { FormSkeleton } from '../recordHeader/FormSkeleton.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FormPaths, RecordChoice } from '../../data/records/formPaths.ts';
import { maySave } from '../../form/document/access.ts';
import '../documentForm/documentForm.css';
import { CommentedForm } from '../../form/comments/CommentedForm.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecordDocument } from '../../form/document/useRecordDocument.ts';

export interface FormPageProps {
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  readonly choice: RecordChoice;
}

/** Returns the record's name from its tab title, which consists of page and record; blank for any other title. */
function knownName({ title: page }: CompiledPage, title: string | undefined, t: Ports['t']): string {
  const before = t('form.title', { page, name: '' });
  return title?.startsWith(before) === true ? title.slice(before.length) : '';
}

/** Moves half-typed text to the field with the column's new key. */
function bringBackRenamed(page: CompiledPage, { typing }: TextDrafts, typed: readonly TypedText[]): void {
  for (const now of fitTyping(page, typed, String).typing)
    if (now.detail === undefined && !typed.some(({ detail, key }) => detail === undefined && key === now.key))
      typing.bringBack(now);
}

/** The form of one record, from loading to saving. */
export function FormPage({ page, paths, choice }: FormPageProps) {
  const { can, host, t } = usePorts();
  const drafts = useMemo(() => createDrafts(), []);
  const checks = useMemo(() => createRunningChecks(), []);
  const { state, reload, migrate, versions } = useRecordDocument(page, choice, checks);

  const keeping = useDraftKeeping(state.status === 'ready' ? state.document : null, drafts, page.id);

  useEffect(() => {
    let newest = true;
    const adopt = (): void => {
      if (!newest) return;
      // Text typed since then is included: the fields of the older page are gone after this.
      void drafts.flush();
      const typing = drafts.typing.all();
      flushSync(() => migrate(page, typing));
      bringBackRenamed(page, drafts, typing);
    };
    void drafts.flush().then(adopt);
    return () => {
      newest = false;
    };
  }, [drafts, migrate, page]);

  const back = <Button onClick={() => host.navigate(paths.list)}>{t('form.back')}</Button>;
  if (choice.id === null && !maySave(page, null, can)) {
    return (
      <EmptyState picture="locked" text={t('form.forbidden')} hint={t('empty.noRight')}>
        {back}
      </EmptyState>
    );
  }
  switch (state.status) {
    case 'loading':
      return (
        <LoadingFace>
          <FormSkeleton page={page} name={knownName(page, host.title?.(), t)} />
        </LoadingFace>
      );
    case 'missing':
      return (
        <EmptyState picture="notFound" text={t('form.notFound')}>
          {back}
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadingFace isStuck>
          <EmptyState picture="notFound" text={t('form.failed')} hint={state.message}>
            <Button type="primary" onClick={reload}>
              {t('common.retry')}
            </Button>
            {back}
          </EmptyState>
        </LoadingFace>
      );
    case 'ready':
      return (
        <RunningChecksProvider value={checks}>
          <CommentedForm document={state.document}>
            <RecordForm key={state.serial} {...{ page, drafts, paths, versions, keeping }} document={state.document} />
          </CommentedForm>
        </RunningChecksProvider>
      );
  }
}
