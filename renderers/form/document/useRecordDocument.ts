import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  copyMarks,
  copyRecord,
  fitTyping,
  titlesIn,
  createPageDocument,
  recordBelow,
  type CompiledPage,
  type PageDocument,
  type PageDocumentOptions,
  type TypedText,
  type WireRecord,
} from '../../../engine/index.ts';
import type { RunningChecks } from '../fields/runningChecks.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { sourceOf, type RecordChoice } from '../../data/records/formPaths.ts';
import { documentPorts } from './documentPorts.ts';

interface Question extends RecordChoice {
  /** Incremented to reload the same record. */
  readonly attempt: number;
}

export type DocumentState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly document: PageDocument;
      /** A new value renders the form again. */ readonly serial: number;
    };

/** Switches the form to another version of the record. */
export interface RecordVersions {
  readonly open: (record: WireRecord) => PageDocument;
  /** Continues the form with the document. */
  readonly show: (document: PageDocument) => void;
}

interface Answered {
  readonly question: Question;
  readonly state: DocumentState;
}

/** Whether an answer belongs to the question. A record created by its first save is not loaded again. */
const answers = (answered: Answered | undefined, question: Question): answered is Answered => {
  if (answered === undefined || answered.question === question) return answered !== undefined;
  const { state } = answered;
  const stored = state.status === 'ready' ? state.document.id : null;
  return stored !== null && stored === question.id && answered.question.attempt === question.attempt;
};

/** Creates a new document. `below`: parent record in a tree. */
const newDocument = (options: PageDocumentOptions, below: string | undefined): PageDocument =>
  createPageDocument(
    below === undefined ? options : { ...options, record: recordBelow(options.page, below, options.user) },
  );

/** Loads the record and creates its document. A newer page schema migrates the document; typed values are preserved. */
export function useRecordDocument(page: CompiledPage, { id, copyOf, below }: RecordChoice, checks: RunningChecks) {
  const { dataSource, dictionaries, trees, check, user, t } = usePorts();
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo<Question>(() => ({ id, attempt, copyOf, below }), [attempt, below, copyOf, id]);
  const latest = useLatest({ page, answered });

  const optionsFor = useCallback(
    (of: CompiledPage) => ({
      page: of,
      ports: documentPorts(of, { dictionaries, trees, t, ...(check && { check }) }, checks),
      user,
    }),
    [check, checks, dictionaries, t, trees, user],
  );

  useEffect(() => {
    if (answers(latest.current.answered, question)) return undefined;
    const controller = new AbortController();
    const stored = (): Promise<WireRecord> | undefined => {
      const source = sourceOf(question);
      return source === undefined ? undefined : dataSource.get(latest.current.page, source, controller.signal);
    };
    const load = async (): Promise<DocumentState> => {
      try {
        const record = await stored();
        const { page } = latest.current;
        const options = optionsFor(page);
        if (record === undefined) return { status: 'ready', serial: 0, document: newDocument(options, question.below) };
        if (question.id !== null)
          return { status: 'ready', serial: 0, document: createPageDocument({ ...options, record }) };
        const copy = copyRecord(page, record, options.user);
        const marks = copyMarks(page, record, copy);
        return { status: 'ready', serial: 0, document: createPageDocument({ ...options, record: copy, marks }) };
      } catch (error) {
        if (!(error instanceof PortError)) throw error;
        if (error.failure.kind === 'refused') return { status: 'missing' };
        return { status: 'failed', message: error.message };
      }
    };
    const show = (state: DocumentState): void => {
      if (!controller.signal.aborted) setAnswered({ question, state });
    };
    load().then(show, () => show({ status: 'failed', message: t('form.failed') }));
    return () => controller.abort();
  }, [dataSource, latest, optionsFor, question, t]);

  /**
   * Adopts a newer version of the page; call it after flushing edits in progress. `typing`: texts that are still half
   * typed.
   */
  const migrate = useCallback((newer: CompiledPage, typing: readonly TypedText[]) => {
    setAnswered((before) => {
      if (before?.state.status !== 'ready' || before.state.document.page === newer) return before;
      const older = before.state.document;
      const document = older.migrate(newer);
      // A secret is never displayed.
      const shown = typing.filter(
        ({ detail, key }) => detail !== undefined || older.page.columnByKey.get(key)?.traits.isSecret !== true,
      );
      document.orphans.keep(fitTyping(newer, shown, titlesIn(older.page)).orphans);
      return { ...before, state: { ...before.state, document } };
    });
  }, []);

  const open = useCallback(
    (record: WireRecord) => createPageDocument({ ...optionsFor(page), record }),
    [optionsFor, page],
  );
  const show = useCallback((document: PageDocument) => {
    setAnswered((before) => {
      if (before?.state.status !== 'ready') return before;
      return { ...before, state: { status: 'ready', document, serial: before.state.serial + 1 } };
    });
  }, []);
  const versions = useMemo<RecordVersions>(() => ({ open, show }), [open, show]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const state: DocumentState = answers(answered, question) ? answered.state : { status: 'loading' };
  return { state, reload, migrate, versions };
}
