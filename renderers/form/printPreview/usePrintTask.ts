import { useEffect, useRef, useState } from 'react';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Output of the sheets: the browser's print dialog, a downloaded file, or a separate tab. */
export type PrintTask = 'print' | 'file' | 'open';

const isExpired = (error: unknown): boolean => error instanceof PortError && error.failure.kind === 'expired';

export type PrintOutcome = 'printed' | 'saved' | 'opened' | 'blocked';

/** Runs one task at a time. Stopping it or closing the dialog cancels it; a cancelled task has no effect. */
export function usePrintTask() {
  const { notify, t } = usePorts();
  const [busy, setBusy] = useState<PrintTask | null>(null);
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  const run = async (task: PrintTask, work: (signal: AbortSignal) => Promise<PrintOutcome | void>) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(task);
    try {
      const outcome = await work(controller.signal);
      if (outcome === 'saved' || outcome === 'blocked') notify.warning(t(`print.${outcome}`));
    } catch (error) {
      // A cancelled task needs no notice, and the shell handles an expired session.
      if (!controller.signal.aborted && !isExpired(error))
        notify.error(error instanceof PortError ? error.message : t('print.failed'));
    } finally {
      setBusy(null);
    }
  };
  return { busy, run, stop: () => running.current?.abort() };
}
