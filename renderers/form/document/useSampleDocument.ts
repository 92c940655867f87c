import { useEffect, useMemo, useState } from 'react';
import { createPageDocument, type CompiledPage, type PageDocument } from '../../../engine/index.ts';
import { createDrafts, type TextDrafts } from '../../kit/keyboard/drafts.ts';
import { createRunningChecks } from '../fields/runningChecks.ts';
import { documentPorts } from './documentPorts.ts';
import type { Ports } from '../../kit/ports/ports.ts';

export interface SampleDocument {
  readonly document: PageDocument;
  readonly drafts: TextDrafts;
}

/** Sample rows, so that cells are visible without adding a row. */
const FIRST_ROWS = 2;

function withFirstRows(document: PageDocument): PageDocument {
  for (const { key, title } of document.page.details) {
    const model = document.detail(key);
    const lacking = Math.max(0, FIRST_ROWS - model.rowCount);
    const rows = Array.from({ length: lacking }, (_, index) => ({
      index: model.rowCount + index,
      row: model.newRow(),
    }));
    if (rows.length > 0) model.commit({ kind: 'insert', rows }, title);
  }
  return document;
}

/**
 * Creates a new record of a page preview, which is never stored. A newer version of the page preserves typed values.
 */
export function useSampleDocument(
  page: CompiledPage,
  ports: Pick<Ports, 'dictionaries' | 'user' | 't' | 'trees'>,
): SampleDocument {
  const drafts = useMemo(() => createDrafts(), []);
  const checks = useMemo(() => createRunningChecks(), []);
  const [document, setDocument] = useState(() =>
    withFirstRows(createPageDocument({ page, ports: documentPorts(page, ports, checks), user: ports.user })),
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
