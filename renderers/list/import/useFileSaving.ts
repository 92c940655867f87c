import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Returns a function that waits for a file to be saved and reports a failure. */
export function useFileSaving() {
  const { notify, t } = usePorts();
  return async (save: Promise<void> | undefined): Promise<void> => {
    try {
      await save;
    } catch (error) {
      notify.warning(error instanceof PortError ? error.message : t('export.failed'));
    }
  };
}
