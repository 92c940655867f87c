import { DownloadOutlined, ExportOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CompiledPage } from '../../engine/index.ts';
import type { Ports } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { usePrintTask, type PrintTask } from './usePrintTask.ts';

export interface PrintFooterProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly ids: readonly string[];
  /** The chosen paper; undefined: none yet. */
  readonly name: string | undefined;
  /** Sheets that are shown; undefined: there are none to be printed. */
  readonly pages: number | undefined;
  readonly onClose: () => void;
}

/** What becomes of the sheets that are shown. */
export function PrintFooter({ t, page, ids, name, pages, onClose }: PrintFooterProps) {
  const { prints } = usePorts();
  const { busy, run, stop } = usePrintTask();
  // Its own address: to be read, and for browsers that print no file from a page.
  const only = ids.length === 1 ? ids[0] : undefined;
  const start = (task: PrintTask): void => {
    if (prints === undefined || name === undefined) return;
    const job = { name, ids };
    void run(task, async (signal) => {
      if (task === 'open') return only === undefined ? undefined : prints.open(page, { name }, only);
      return task === 'file' ? prints.download(page, job, signal) : prints.print(page, job, signal);
    });
  };
  /** The pressed one stays, and keeps the keyboard. */
  const isOff = (task: PrintTask): boolean => pages === undefined || (busy !== null && busy !== task);
  return (
    <div className="wb-modal-foot">
      <Button onClick={busy === null ? onClose : stop}>{t(busy === null ? 'common.close' : 'print.stop')}</Button>
      <span className="wb-modal-gap wb-print-state" role="status">
        {busy !== null && t('print.making', { count: ids.length, pages: pages ?? 0 })}
      </span>
      {only !== undefined && (
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
