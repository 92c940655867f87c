import { useCallback } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import { useDialogs } from './dialogs.ts';

/** Maximum number of records in one file; the server refuses more. */
const MAX_PRINTED = 100;

/**
 * Returns a function that shows the print preview of records; where the page names a report, it opens one record in a
 * new tab (D13).
 */
export function usePrinting(page: CompiledPage): (ids: readonly string[]) => void {
  const { notify, prints, t } = usePorts();
  const dialogs = useDialogs();
  return useCallback(
    (ids) => {
      const [first, ...others] = ids;
      if (first === undefined) return notify.warning(t('list.selectOne'));
      if (ids.length > MAX_PRINTED) return notify.warning(t('print.tooMany', { count: MAX_PRINTED }));
      const url = page.list.actions.find(({ action }) => action === 'print')?.url;
      if (url === undefined) return void dialogs.showPrint({ page, ids });
      if (others.length > 0) return notify.warning(t('print.oneReport'));
      const open = async (): Promise<void> => {
        try {
          if ((await prints?.open(page, { url }, first)) === 'blocked') notify.warning(t('print.blocked'));
        } catch (error) {
          reportFailure({ notify, t }, error);
        }
      };
      void open();
    },
    [dialogs, notify, page, prints, t],
  );
}
