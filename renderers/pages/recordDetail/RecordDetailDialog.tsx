import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Result, Skeleton } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { DetailDialog } from '../../kit/blocks/DetailDialog.tsx';
import { createRunningChecks } from '../../form/fields/runningChecks.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { OpenForm } from '../../data/records/formPaths.ts';
import { useRecordDocument, type DocumentState } from '../../form/document/useRecordDocument.ts';
import { RecordSheet } from './RecordSheet.tsx';

export interface RecordDetailDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  /** Ids of the records that the list shows, in list order. */
  readonly ids: readonly string[];
  readonly first: string;
  readonly openForm: OpenForm;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

interface ContentProps extends Pick<RecordDetailDialogProps, 't'> {
  readonly state: DocumentState;
  readonly onRetry: () => void;
}

function Content({ t, state, onRetry }: ContentProps) {
  switch (state.status) {
    case 'loading':
      return <Skeleton active paragraph={{ rows: 8 }} />;
    case 'missing':
      return <Result status="404" title={t('form.notFound')} />;
    case 'failed':
      return (
        <div role="alert">
          <Result
            status="error"
            title={t('form.failed')}
            subTitle={state.message}
            extra={<Button onClick={onRetry}>{t('common.retry')}</Button>}
          />
        </div>
      );
    case 'ready':
      return <RecordSheet document={state.document} />;
  }
}

/** Read-only dialog of a record from a list, with buttons to the previous and next one (W2-2). */
export function RecordDetailDialog({ t, page, ids, first, openForm, onClose }: RecordDetailDialogProps) {
  const [id, setId] = useState(first);
  const checks = useMemo(() => createRunningChecks(), []);
  const choice = useMemo(() => ({ id }), [id]);
  const { state, reload } = useRecordDocument(page, choice, checks);
  const at = ids.indexOf(id);
  const go = (step: -1 | 1): void => {
    const next = at < 0 ? undefined : ids[at + step];
    if (next !== undefined) setId(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(step);
  };
  // Not disabled: that would take the focus from users who step through the records with it.
  const edge = (step: -1 | 1): boolean => at < 0 || ids[at + step] === undefined;
  const footer = (
    <div className="wb-modal-foot">
      <Button
        icon={<LeftOutlined aria-hidden />}
        className="wb-sheet-step"
        aria-disabled={edge(-1)}
        title="Alt+PageUp"
        aria-keyshortcuts="Alt+PageUp"
        onClick={() => go(-1)}
      >
        {t('detail.previous')}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPosition="end"
        className="wb-sheet-step"
        aria-disabled={edge(1)}
        title="Alt+PageDown"
        aria-keyshortcuts="Alt+PageDown"
        onClick={() => go(1)}
      >
        {t('detail.next')}
      </Button>
      <span className="wb-modal-gap" />
      <Button
        onClick={() => {
          onClose();
          openForm({ id });
        }}
      >
        {t('detail.open')}
      </Button>
      <Button type="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  );
  return (
    // Keys arrive as React events, wherever in the dialog the focus is.
    <div style={{ display: 'contents' }} onKeyDown={onKeyDown}>
      <DetailDialog t={t} footer={footer} onClose={onClose}>
        <div aria-busy={state.status === 'loading'}>
          <Content t={t} state={state} onRetry={reload} />
        </div>
      </DetailDialog>
    </div>
  );
}
