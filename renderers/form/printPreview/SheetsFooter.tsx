import { DownloadOutlined, ExportOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePrintTask, type PrintOutcome, type PrintTask } from './usePrintTask.ts';

export interface SheetsFooterProps {
  readonly t: Ports['t'];
  /** Sheets that are shown; undefined: there are none to be printed. */
  readonly pages: number | undefined;
  /** Said while they are made. */
  readonly making: string;
  /** They have an address of their own: to be read, and for browsers that print no file from a page. */
  readonly hasAddress: boolean;
  readonly make: (task: PrintTask, signal: AbortSignal) => Promise<PrintOutcome | void>;
  readonly onClose: () => void;
}

/** What becomes of sheets that are shown. */
export function SheetsFooter({ t, pages, making, hasAddress, make, onClose }: SheetsFooterProps) {
  const { busy, run, stop } = usePrintTask();
  const start = (task: PrintTask): void => void run(task, (signal) => make(task, signal));
  /** The pressed one stays, and keeps the keyboard. */
  const isOff = (task: PrintTask): boolean => pages === undefined || (busy !== null && busy !== task);
  return (
    <div className="wb-modal-foot">
      <Button onClick={busy === null ? onClose : stop}>{t(busy === null ? 'common.close' : 'print.stop')}</Button>
      <span className="wb-modal-gap wb-print-state" role="status">
        {busy !== null && making}
      </span>
      {hasAddress && (
        <Button icon={<ExportOutlined aria-hidden />} disabled={isOff('open')} onClick={() => start('open')}>
          {t('print.open')}
        </Button>
      )}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={busy === 'file'}
        disabled={isOff('file')}
        onClick={() => start('file')}
      >
        {t('print.download')}
      </Button>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        loading={busy === 'print'}
        disabled={isOff('print')}
        onClick={() => start('print')}
      >
        {t('print.print')}
      </Button>
    </div>
  );
}
