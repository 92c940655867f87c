import { useEffect } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import type { Drafts } from '../../form/drafts.ts';
import { usePorts } from '../../portsContext.ts';
import { recordName } from './recordName.ts';

/** Title and unsaved mark of the tab, and the browser's question before a window closes with changes that no draft keeps. */
export function useUnsavedMark(document: PageDocument, drafts: Drafts): void {
  const { drafts: store, host, t } = usePorts();
  useEffect(() => {
    let shown = '';
    const mark = (): void => {
      const name = recordName(document) ?? t(document.id === null ? 'form.new' : 'form.stored');
      const title = t('form.title', { page: document.page.title, name });
      const { dirty } = document;
      if (shown === `${dirty} ${title}`) return;
      shown = `${dirty} ${title}`;
      host.setTab({ title, dirty });
    };
    mark();
    return document.subscribe(mark);
  }, [document, host, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      void drafts.flush();
      if (document.dirty && store?.isKeeping() !== true) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [document, drafts, store]);
}
