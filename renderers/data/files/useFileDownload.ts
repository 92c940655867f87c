import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface FileDownload {
  /** Percent received; null: no download is running. */
  readonly percent: number | null;
  /** Saves the file of a record; does nothing while another download is running. Failures are reported as notices. */
  readonly start: (id: string) => void;
}

/** Downloads files, one at a time, with progress. */
export function useFileDownload(page: CompiledPage): FileDownload {
  const { files, notify, t } = usePorts();
  const [percent, setPercent] = useState<number | null>(null);
  const start = useCallback(
    (id: string) => {
      if (files === undefined || percent !== null) return;
      setPercent(0);
      files
        .download(page, id, (share) => setPercent(Math.floor(share * 100)))
        .catch((error: unknown) => notify.warning(error instanceof PortError ? error.message : t('export.failed')))
        .finally(() => setPercent(null));
    },
    [files, notify, page, percent, t],
  );
  return { percent, start };
}
