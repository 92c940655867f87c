import { useCallback, useEffect, useRef, useState } from 'react';
import { createPageDocument, type CompiledPage, type PageDocument, type WireRecord } from '../../../engine/index.ts';
import { PortError } from '../../ports.ts';
import { usePorts } from '../../portsContext.ts';
import { copyOfRecord } from './copyOfRecord.ts';
import { documentPorts } from './documentPorts.ts';

/** Which record a form shows: a stored one, a new one, or a new one that starts as a copy. */
export interface RecordChoice {
  readonly id: string | null;
  readonly copyOf?: string;
}

export type DocumentState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly document: PageDocument };

/**
 * Loads the record and makes its document. A newer page schema migrates the document, what was typed stays; the id that
 * a new record gets by its first save loads nothing anew.
 */
export function useRecordDocument(page: CompiledPage, { id, copyOf }: RecordChoice) {
  const { dataSource, dictionaries, user, t } = usePorts();
  const [state, setState] = useState<DocumentState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<{ document: PageDocument; attempt: number } | null>(null);
  const latestPage = useRef(page);
  latestPage.current = page;

  useEffect(() => {
    const current = shown.current;
    if (id !== null && current?.document.id === id && current.attempt === attempt) return undefined;
    const controller = new AbortController();
    const show = (record?: WireRecord): void => {
      const options = { page: latestPage.current, ports: documentPorts(dictionaries), user };
      const document = createPageDocument(record === undefined ? options : { ...options, record });
      shown.current = { document, attempt };
      setState({ status: 'ready', document });
    };
    const source = id ?? copyOf;
    if (source === undefined) {
      show();
      return undefined;
    }
    setState({ status: 'loading' });
    dataSource.get(latestPage.current, source, controller.signal).then(
      (record) => {
        if (!controller.signal.aborted) show(id === null ? copyOfRecord(latestPage.current, record) : record);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const failure = error instanceof PortError ? error.failure : undefined;
        if (failure?.kind === 'refused') setState({ status: 'missing' });
        else setState({ status: 'failed', message: failure?.message ?? t('form.failed') });
      },
    );
    return () => controller.abort();
  }, [attempt, copyOf, dataSource, dictionaries, id, t, user]);

  /** Adopts a newer version of the page; call after what is being typed was flushed. */
  const migrate = useCallback((newer: CompiledPage) => {
    const current = shown.current;
    if (current === null || current.document.page === newer) return;
    const document = current.document.migrate(newer);
    shown.current = { ...current, document };
    setState({ status: 'ready', document });
  }, []);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, reload, migrate };
}
