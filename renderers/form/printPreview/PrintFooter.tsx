import type { CompiledPage } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { SheetsFooter } from './SheetsFooter.tsx';
import type { PrintOutcome, PrintTask } from './usePrintTask.ts';

export interface PrintFooterProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly ids: readonly string[];
  /** The chosen paper; undefined: none yet. */
  readonly name: string | undefined;
  /** Number of sheets shown; undefined: there are none to print. */
  readonly pages: number | undefined;
  readonly onClose: () => void;
}

/** Footer with the actions for the previewed sheets. */
export function PrintFooter({ t, page, ids, name, pages, onClose }: PrintFooterProps) {
  const { prints } = usePorts();
  const only = ids.length === 1 ? ids[0] : undefined;
  const make = async (task: PrintTask, signal: AbortSignal): Promise<PrintOutcome | void> => {
    if (prints === undefined || name === undefined) return undefined;
    const job = { name, ids };
    if (task === 'open') return only === undefined ? undefined : prints.open(page, { name }, only);
    return task === 'file' ? prints.download(page, job, signal) : prints.print(page, job, signal);
  };
  return (
    <SheetsFooter
      {...{ t, pages, make, onClose }}
      making={t('print.making', { count: ids.length, pages: pages ?? 0 })}
      hasAddress={only !== undefined}
    />
  );
}
