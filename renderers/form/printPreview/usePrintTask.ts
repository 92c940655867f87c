import { useEffect, useRef, useState } from 'react';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** What is made of the sheets: the browser's print dialog, a file of the user's, or a tab of their own. */
export type PrintTask = 'print' | 'file' | 'open';

const isExpired = (error: unknown): boolean => error instanceof PortError && error.failure.kind === 'expired';

export type PrintOutcome = 'printed' | 'saved' | 'opened' | 'blocked';

/** One task at a time. Who stops it, or closes the dialog, gives it up: nothing comes of it any more. */
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
      // Who gave it up needs no telling, and the shell asks to sign in again.
      if (!controller.signal.aborted && !isExpired(error))
        notify.error(error instanceof PortError ? error.message : t('print.failed'));
    } finally {
      setBusy(null);
    }
  };
  return { busy, run, stop: () => running.current?.abort() };
}
