import { useCallback, useEffect } from 'react';
import type { PageDocument } from '../../engine/index.ts';
import type { TextDrafts } from '../typing/drafts.ts';
import { usePorts } from '../ports/portsContext.ts';
import { recordName } from '../records/recordName.ts';

/** Title and unsaved mark of the tab, and the browser's question before a window closes with changes that no draft keeps. */
export function useUnsavedMark(document: PageDocument, drafts: TextDrafts): void {
  const { drafts: store, host, t } = usePorts();
  const { typing } = drafts;
  const isUnsaved = useCallback(() => document.dirty || typing.all().length > 0, [document, typing]);
  useEffect(() => {
    let shown = '';
    const mark = (): void => {
      const name = recordName(document) ?? t(document.id === null ? 'form.new' : 'form.stored');
      const title = t('form.title', { page: document.page.title, name });
      const dirty = isUnsaved();
      if (shown === `${dirty} ${title}`) return;
      shown = `${dirty} ${title}`;
      host.setTab({ title, dirty });
    };
    mark();
    const stops = [document.subscribe(mark), typing.subscribe(mark)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [document, host, isUnsaved, t, typing]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved() && store?.isKeeping() !== true) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, store]);
}
