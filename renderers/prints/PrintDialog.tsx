import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { useAnswer } from '../hooks/useAnswer.ts';
import { PageModal } from '../modal/PageModal.tsx';
import type { Ports } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { PaperSheets } from './PaperSheets.tsx';
import './prints.css';
import { usePrintChoice } from './usePrintChoice.ts';
import { usePrintTask, type PrintTask } from './usePrintTask.ts';

/** Records that are to be printed. */
export interface PrintedRecords {
  readonly page: CompiledPage;
  readonly ids: readonly string[];
}

export interface PrintDialogProps extends PrintedRecords {
  readonly t: Ports['t'];
  readonly onClose: () => void;
}

/** The sheets as they will be, before they are printed or saved as one file (L7). */
export function PrintDialog({ t, page, ids, onClose }: PrintDialogProps) {
  const { prints } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const { busy, run, stop } = usePrintTask();
  const { choices, error, name, choose } = usePrintChoice(page, attempt);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      attempt < 0 || name === undefined ? undefined : prints?.sheets(page, { name, ids }, signal),
    [attempt, ids, name, page, prints],
  );
  const answer = useAnswer(ask);

  const start = (task: PrintTask): void => {
    if (prints === undefined || name === undefined) return;
    const job = { name, ids };
    void run(task, (signal) =>
      task === 'file' ? prints.download(page, job, signal) : prints.print(page, job, signal),
    );
  };
  const isOff = answer.value === undefined || answer.loading;
  const footer = (
    <div className="wb-modal-foot">
      {busy === null ? (
        <Button onClick={onClose}>{t('common.close')}</Button>
      ) : (
        <Button onClick={stop}>{t('print.stop')}</Button>
      )}
      <span className="wb-modal-gap wb-print-state" role="status">
        {busy !== null && t('print.making', { count: ids.length, pages: answer.value?.total ?? 0 })}
      </span>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={busy === 'file'}
        // The pressed one keeps the keyboard.
        disabled={isOff || busy === 'print'}
        onClick={() => start('file')}
      >
        {t('print.download')}
      </Button>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        loading={busy === 'print'}
        disabled={isOff || busy === 'file'}
        onClick={() => start('print')}
      >
        {t('print.print')}
      </Button>
    </div>
  );
  return (
    <PageModal
      t={t}
      title={t('print.title', { count: ids.length })}
      width={1040}
      className="wb-print-dialog"
      onClose={onClose}
      footer={footer}
    >
      {choices.length > 1 && (
        <Segmented
          aria-label={t('print.choose')}
          options={choices.map(({ name: value, title }) => ({ value, label: title }))}
          value={name ?? ''}
          onChange={choose}
        />
      )}
      <PaperSheets
        answer={{
          ...answer,
          loading: answer.loading || (name === undefined && error === undefined),
          error: answer.error ?? error,
        }}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </PageModal>
  );
}
