import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface FileDownload {
  /** Percent that has come; null: none runs. */
  readonly percent: number | null;
  /** Saves the file of a record; nothing happens while another one comes. Failures are told. */
  readonly start: (id: string) => void;
}

/** One download at a time, with how far it is. */
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
