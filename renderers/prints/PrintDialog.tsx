import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { useAnswer } from '../hooks/useAnswer.ts';
import { PageModal } from '../modal/PageModal.tsx';
import { PortError, type Ports } from '../ports/ports.ts';
import type { PrintJob, Prints } from '../ports/prints.ts';
import { usePorts } from '../ports/portsContext.ts';
import { PaperSheets } from './PaperSheets.tsx';
import './prints.css';
import { usePrintChoice } from './usePrintChoice.ts';

/** Records that are to be printed. */
export interface PrintedRecords {
  readonly page: CompiledPage;
  readonly ids: readonly string[];
}

export interface PrintDialogProps extends PrintedRecords {
  readonly t: Ports['t'];
  readonly onClose: () => void;
}

type Task = 'print' | 'file';

/** The sheets as they will be, before they are printed or saved as one file (L7). */
export function PrintDialog({ t, page, ids, onClose }: PrintDialogProps) {
  const { prints, notify } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<Task | null>(null);
  const { choices, error, name, choose } = usePrintChoice(page, attempt);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      attempt < 0 || name === undefined ? undefined : prints?.sheets(page, { name, ids }, signal),
    [attempt, ids, name, page, prints],
  );
  const answer = useAnswer(ask);

  const run = async (task: Task, work: (port: Prints, job: PrintJob) => Promise<void>): Promise<void> => {
    if (prints === undefined || name === undefined) return;
    setBusy(task);
    try {
      await work(prints, { name, ids });
    } catch (failure) {
      notify.error(failure instanceof PortError ? failure.message : t('print.failed'));
    } finally {
      setBusy(null);
    }
  };
  const isOff = answer.value === undefined || busy !== null;
  const footer = (
    <div className="wb-modal-foot">
      <Button onClick={onClose}>{t('common.close')}</Button>
      <span className="wb-modal-gap" />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={busy === 'file'}
        disabled={isOff}
        onClick={() => void run('file', (port, job) => port.download(page, job))}
      >
        {t('print.download')}
      </Button>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        loading={busy === 'print'}
        disabled={isOff}
        onClick={() => void run('print', (port, job) => port.print(page, job))}
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
