import { useEffect } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import type { TextDrafts } from '../../kit/keyboard/drafts.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { Running } from '../../kit/keyboard/running.ts';
import { isUnsaved, onUnsaved } from '../recordHeader/useIsUnsaved.ts';
import { recordName } from '../../data/records/recordName.ts';

/** Cancels running uploads when the form is left, and notifies staff; the paths of stored files are in the draft. */
function useRunningUploads(running: Running): void {
  const latest = useLatest(usePorts());
  useEffect(
    () => () => {
      const { notify, t } = latest.current;
      const count = running.stop();
      if (count > 0) notify.warning(t('upload.stopped', { count }));
    },
    [latest, running],
  );
}

/**
 * Sets title and unsaved mark of the tab; makes the browser ask before the window closes while uploads are running or
 * changes are not stored in a draft.
 */
export function useUnsavedMark(document: PageDocument, drafts: TextDrafts): void {
  const { drafts: store, host, t } = usePorts();
  const { running } = drafts;
  useRunningUploads(running);
  useEffect(() => {
    let shown = '';
    const mark = (): void => {
      const name = recordName(document) ?? t(document.id === null ? 'form.new' : 'form.stored');
      const title = t('form.title', { page: document.page.title, name });
      const dirty = isUnsaved(document, drafts);
      if (shown === `${dirty} ${title}`) return;
      shown = `${dirty} ${title}`;
      host.setTab({ title, dirty });
    };
    mark();
    return onUnsaved(document, drafts, mark);
  }, [document, drafts, host, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      // A running upload is not in a draft: only completed files are.
      if (running.count() > 0 || (isUnsaved(document, drafts) && store?.isKeeping() !== true)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [document, drafts, running, store]);
}
