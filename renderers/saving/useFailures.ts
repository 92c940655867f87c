import { useCallback } from 'react';
import type { Finding, PageDocument } from '../../engine/index.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import { PortError } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useConflict } from './useConflict.ts';
import type { RecordVersions } from '../recordDocument/useRecordDocument.ts';

export interface FailuresOptions {
  readonly document: PageDocument;
  readonly dialogs: Dialogs;
  readonly focus: (finding: Finding) => void;
  readonly versions: RecordVersions;
  readonly flush: () => Promise<boolean>;
}

/** Says what became of a save that failed. Nothing typed is lost whatever happened. */
export function useFailures({ document, dialogs, focus, versions, flush }: FailuresOptions) {
  const { notify, t } = usePorts();
  const resolve = useConflict({ document, dialogs, versions, flush });
  return useCallback(
    async (error: unknown) => {
      // The page was left while it asked.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (!(error instanceof PortError)) throw error;
      const { failure } = error;
      switch (failure.kind) {
        case 'findings': {
          document.showFindings(failure.findings);
          notify.error(failure.message);
          const first = failure.findings.find((finding) => finding.level === 'error') ?? failure.findings[0];
          if (first !== undefined) focus(first);
          return;
        }
        case 'conflict':
          return resolve(failure);
        case 'network':
          notify.error(t('form.networkKept', { message: failure.message }));
          return;
        case 'expired':
          notify.warning(t('form.expiredKept', { message: failure.message }));
          return;
        default:
          notify.error(failure.message);
      }
    },
    [document, focus, notify, resolve, t],
  );
}
