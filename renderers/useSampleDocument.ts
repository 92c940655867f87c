import { useEffect, useMemo, useState } from 'react';
import { createPageDocument, type CompiledPage, type PageDocument } from '../engine/index.ts';
import { createDrafts, type Drafts } from './form/drafts.ts';
import { createRunningChecks } from './form/runningChecks.ts';
import { documentPorts } from './pages/FormPage/documentPorts.ts';
import type { Ports } from './ports.ts';

export interface SampleDocument {
  readonly document: PageDocument;
  readonly drafts: Drafts;
}

/** A new record of a page that is tried out and never stored. Another version of the page keeps what was typed. */
export function useSampleDocument(page: CompiledPage, ports: Pick<Ports, 'dictionaries' | 'user'>): SampleDocument {
  const drafts = useMemo(() => createDrafts(), []);
  const checks = useMemo(() => createRunningChecks(), []);
  const [document, setDocument] = useState(() =>
    createPageDocument({ page, ports: documentPorts(page, ports, checks), user: ports.user }),
  );
  useEffect(() => {
    let newest = true;
    const adopt = (): void => {
      if (newest) setDocument((before) => (before.page === page ? before : before.migrate(page)));
    };
    void drafts.flush().then(adopt);
    return () => {
      newest = false;
    };
  }, [drafts, page]);
  return { document, drafts };
}
