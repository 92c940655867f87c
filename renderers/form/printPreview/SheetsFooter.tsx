import { DownloadOutlined, ExportOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePrintTask, type PrintOutcome, type PrintTask } from './usePrintTask.ts';

export interface SheetsFooterProps {
  readonly t: Ports['t'];
  /** Number of sheets shown; undefined: there are none to print. */
  readonly pages: number | undefined;
  /** Text shown while the sheets are generated. */
  readonly making: string;
  /** The sheets have a separate address: for reading, and for browsers that cannot print a file from a page. */
  readonly hasAddress: boolean;
  readonly make: (task: PrintTask, signal: AbortSignal) => Promise<PrintOutcome | void>;
  readonly onClose: () => void;
}

/** Footer with the actions for the displayed sheets. */
export function SheetsFooter({ t, pages, making, hasAddress, make, onClose }: SheetsFooterProps) {
  const { busy, run, stop } = usePrintTask();
  const start = (task: PrintTask): void => void run(task, (signal) => make(task, signal));
  /** The pressed button stays enabled and keeps the focus. */
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
