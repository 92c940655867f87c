import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { fileSize } from '../formats/formats.ts';
import { PageModal } from '../modal/PageModal.tsx';
import { PortError, type Ports } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { ExportChoices } from './ExportChoices.tsx';
import {
  changed,
  exportOrderOf,
  exportedRows,
  isLong,
  type Exportable,
  type ExportChoice,
  type ExportedList,
} from './exportChoice.ts';
import { allFields, listedFields } from './exportFields.ts';

export interface ExportDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly list: ExportedList;
  readonly onClose: () => void;
}

/** Aborted when the dialog goes. */
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

/** What leaves the list, how, and under which name (W7-30). It stays while the workbook is made; whoever closes it gives that up. */
export function ExportDialog({ t, page, list, onClose }: ExportDialogProps) {
  const { can, exports, notify } = usePorts();
  const of: Exportable = useMemo(
    () => ({ list, fields: { listed: listedFields(page, can, list.shown), all: allFields(page, can) } }),
    [can, list, page],
  );
  const [choice, setChoice] = useState<ExportChoice>({
    rows: list.selected.length > 0 ? 'selected' : 'all',
    columns: 'listed',
    values: 'texts',
    format: 'xlsx',
    fileName: page.title,
    isInBackground: false,
  });
  const [isRunning, setRunning] = useState(false);
  const [received, setReceived] = useState(0);
  const gone = useGone();

  const run = async (): Promise<boolean> => {
    const { signal } = gone.current;
    const order = exportOrderOf(choice, of);
    setRunning(true);
    setReceived(0);
    try {
      const isLater = choice.isInBackground || isLong(choice, of);
      const named = { ...order, fileName: order.fileName || t('export.defaultName') };
      await exports?.[isLater ? 'begin' : 'save'](page, named, { signal, onReceived: setReceived });
      notify.success(t(isLater ? 'export.begun' : 'export.done'));
      return true;
    } catch (error) {
      // Whoever gave it up needs no telling, and the shell asks to sign in again.
      if (signal.aborted || isExpired(error)) return true;
      notify.warning(t('export.failed'));
      throw error;
    } finally {
      setRunning(false);
    }
  };
  return (
    <PageModal
      t={t}
      width={480}
      title={t('export.title', { title: page.title })}
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
        disabled={isRunning}
        onChange={(change) => setChoice(changed(choice, change, of))}
      />
      <p role="status">{isRunning ? t('export.running', { count: exportedRows(choice, of) }) : ''}</p>
      {/* Not spoken: it changes all the time. */}
      {isRunning && received > 0 && <p>{t('export.received', { size: fileSize(String(received)) })}</p>}
    </PageModal>
  );
}
