import { Button, Result } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { useDraftKeeping } from '../drafts/useDraftKeeping.ts';
import { createDrafts } from '../typing/drafts.ts';
import { createRunningChecks, RunningChecksProvider } from '../form/runningChecks.ts';
import { FormSkeleton } from '../recordHeader/FormSkeleton.tsx';
import type { Ports } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { FormPaths, RecordChoice } from '../records/formPaths.ts';
import { maySave } from '../recordDocument/access.ts';
import '../documentForm/documentForm.css';
import { CommentedForm } from '../comments/CommentedForm.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecordDocument } from '../recordDocument/useRecordDocument.ts';

export interface FormPageProps {
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  readonly choice: RecordChoice;
}

interface FaceProps {
  readonly isStuck?: boolean;
  readonly children: ReactNode;
}

/** Keeps what is typed ahead of a record. `isStuck`: it did not come, and the first button tries again. */
function Face({ isStuck = false, children }: FaceProps) {
  const { host } = usePorts();
  const face = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = face;
    return current === null ? undefined : host.keepKeys?.(current, isStuck ? current.querySelector('button') : null);
  }, [host, isStuck]);
  return (
    <div ref={face} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** A tab of a record is called as its page and the record; what is called otherwise names no record. */
function knownName({ title: page }: CompiledPage, title: string | undefined, t: Ports['t']): string {
  const before = t('form.title', { page, name: '' });
  return title?.startsWith(before) === true ? title.slice(before.length) : '';
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
    void drafts.flush().then(() => newest && migrate(page));
    return () => {
      newest = false;
    };
  }, [drafts, migrate, page]);

  const back = <Button onClick={() => host.navigate(paths.list)}>{t('form.back')}</Button>;
  if (choice.id === null && !maySave(page, null, can)) {
    return <Result status="403" title={t('form.forbidden')} extra={back} />;
  }
  switch (state.status) {
    case 'loading':
      return (
        <Face>
          <FormSkeleton page={page} name={knownName(page, host.title?.(), t)} />
        </Face>
      );
    case 'missing':
      return <Result status="404" title={t('form.notFound')} extra={back} />;
    case 'failed':
      return (
        <Face isStuck>
          <Result
            status="error"
            title={t('form.failed')}
            subTitle={state.message}
            extra={
              <>
                <Button type="primary" onClick={reload}>
                  {t('common.retry')}
                </Button>
                {back}
              </>
            }
          />
        </Face>
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
