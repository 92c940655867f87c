import { useEffect, useRef, useState } from 'react';
import { fileSize } from '../../kit/formats/formats.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { ExportOrder, ExportWatch } from '../../kit/ports/exports.ts';
import { PortError, type Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ExportChoices } from './ExportChoices.tsx';
import {
  changed,
  exportOrderOf,
  exportedRows,
  isLong,
  type Exportable,
  type ExportChoice,
  startingChoice,
} from './exportChoice.ts';

export interface WorkbookDialogProps {
  readonly t: Ports['t'];
  /** Title of the list or report; the initial file name. */
  readonly title: string;
  readonly of: Exportable;
  readonly save: (order: ExportOrder, watch: ExportWatch) => Promise<void>;
  /** Creates the workbook in the background; absent: staff wait for it. */
  readonly begin?: (order: ExportOrder, watch: ExportWatch) => Promise<void>;
  readonly onClose: () => void;
}

/** Returns an AbortController that is aborted on unmount. */
function useGone(): { readonly current: AbortController } {
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  return gone;
}

const isExpired = (error: unknown): boolean => error instanceof PortError && error.failure.kind === 'expired';

/**
 * Dialog with options, format and file name of an export (W7-30). It stays open while the workbook is created; closing
 * it cancels the export.
 */
export function WorkbookDialog({ t, title, of, save, begin, onClose }: WorkbookDialogProps) {
  const { notify } = usePorts();
  const [choice, setChoice] = useState<ExportChoice>(() => startingChoice(of, title));
  const [isRunning, setRunning] = useState(false);
  const [received, setReceived] = useState(0);
  const gone = useGone();

  const run = async (): Promise<boolean> => {
    const { signal } = gone.current;
    const order = exportOrderOf(choice, of);
    setRunning(true);
    setReceived(0);
    try {
      const later = choice.isInBackground || isLong(choice, of) ? begin : undefined;
      await (later ?? save)(
        { ...order, fileName: order.fileName || t('export.defaultName') },
        { signal, onReceived: setReceived },
      );
      notify.success(t(later === undefined ? 'export.done' : 'export.begun'));
      return true;
    } catch (error) {
      // After cancelling no message is needed, and on an expired session the shell prompts to sign in again.
      if (signal.aborted || isExpired(error)) return true;
      // The dialog stays open and shows one error, with the reason if there is one.
      const why = error instanceof PortError ? error.message : '';
      const failed = why === '' ? t('export.failed') : t('export.failedWhy', { why });
      throw new PortError({ kind: 'other', message: failed });
    } finally {
      setRunning(false);
    }
  };
  return (
    <PageModal
      t={t}
      width={480}
      title={t('export.title', { title })}
      okText={t('export.ok')}
      cancelText={isRunning ? t('export.cancel') : undefined}
      canFullscreen={false}
      enterConfirms
      onOk={run}
      onClose={onClose}
    >
      <ExportChoices
        of={of}
        choice={choice}
        mayBeLater={begin !== undefined}
        disabled={isRunning}
        onChange={(change) => setChoice(changed(choice, change, of))}
      />
      <p role="status">{isRunning ? t('export.running', { count: exportedRows(choice, of) }) : ''}</p>
      {/* Not spoken: it changes all the time. */}
      {isRunning && received > 0 && <p>{t('export.received', { size: fileSize(String(received)) })}</p>}
    </PageModal>
  );
}
