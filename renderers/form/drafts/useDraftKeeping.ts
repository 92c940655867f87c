import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftOf, type PageDocument, type UnansweredSave } from '../../../engine/index.ts';
import type { TextDrafts } from '../../kit/keyboard/drafts.ts';
import { recordName } from '../../data/records/recordName.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DraftKeeper } from '../../kit/ports/ports.ts';
import { createDraftFiles } from './draftFiles.ts';

/** Maximum delay of a write after a change, in milliseconds; well within the 500 ms of the design. */
const WRITE_MS = 300;

export interface DraftKeeping {
  /** Writes unsaved changes and waits until they are stored. */
  readonly write: () => Promise<void>;
  /** Stores a pending save with the draft of the new record that it creates; null once it is answered. */
  readonly note: (save: UnansweredSave | null) => Promise<void>;
}

/** Stores the unsaved changes of an open form outside of the page; removes them once they are saved. */
export function useDraftKeeping(document: PageDocument | null, texts: TextDrafts, pageId: string): DraftKeeping {
  const { drafts: store, uploads } = usePorts();
  const { typing } = texts;
  const keeper = useRef<DraftKeeper | null>(null);
  const current = useRef<PageDocument | null>(null);
  const unanswered = useRef<UnansweredSave | null>(null);
  const [keepFiles] = useState(() => createDraftFiles());

  const write = useCallback(async () => {
    const shown = current.current;
    if (shown === null) return;
    const draft = draftOf(shown, { unanswered: unanswered.current, typing: typing.all() });
    await keeper.current?.keep(draft, {
      recordId: shown.id,
      name: recordName(shown) ?? '',
    });
    if (draft !== null) keepFiles(shown, uploads);
  }, [keepFiles, typing, uploads]);

  const note = useCallback(
    (save: UnansweredSave | null) => {
      unanswered.current = save;
      return write();
    },
    [write],
  );

  useEffect(() => {
    current.current = document;
    // The first save of a record remains pending on a newer version of its page too.
    if (document?.id !== null) unanswered.current = null;
    if (document === null || store === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeNow = (): void => {
      clearTimeout(timer);
      timer = undefined;
      void write();
    };
    const due = (): void => {
      timer ??= setTimeout(writeNow, WRITE_MS);
    };
    /** Called when the window is hidden or closed. */
    const hide = (): void => {
      if (globalThis.document.visibilityState !== 'visible') writeNow();
    };
    if (document.dirty || document.orphans.all().length > 0) due();
    const stops = [document.subscribe(due), typing.subscribe(due)];
    globalThis.document.addEventListener('visibilitychange', hide);
    return () => {
      for (const stop of stops) stop();
      globalThis.document.removeEventListener('visibilitychange', hide);
      if (timer !== undefined) writeNow();
    };
  }, [document, store, typing, write]);

  // Declared after the effect above, so that its last write still finds the keeper.
  useEffect(() => {
    if (store === undefined) return undefined;
    const opened = store.open(pageId);
    keeper.current = opened;
    return () => {
      keeper.current = null;
      opened.close();
    };
  }, [pageId, store]);

  return useMemo(() => ({ write, note }), [note, write]);
}
