import { useCallback, useMemo } from 'react';
import type { CompiledAction, PageDocument, SentRecord, UnansweredSave } from '../../engine/index.ts';
import type { DraftKeeping } from '../drafts/useDraftKeeping.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { FormPaths } from '../records/formPaths.ts';
import { idempotencyKey } from '../records/idempotencyKey.ts';
import { createAttempts, isUnanswered, type Attempt } from './attempts.ts';
import { announceSave } from './rowUpdates.ts';
import { seenVersion, settleContest } from './seenVersion.ts';

export interface Writing {
  /** Sends the record and adopts the server's answer; a new record gets its own path. */
  readonly write: () => Promise<void>;
  /** Moves the status of the stored record. */
  readonly move: (action: CompiledAction) => Promise<void>;
  /** What was sent and the server has not said what became of it: `save`, the id of a transition, or null. */
  readonly open: () => string | null;
  /** Waits for the answer to a save whose page was left, as if this form had sent it. Null: waits no more. */
  readonly resume: (save: UnansweredSave | null) => void;
}

/** The calls that change the stored record. They throw what the ports throw. */
export function useWriting(document: PageDocument, paths: FormPaths, keeping: DraftKeeping): Writing {
  const { dataSource, host, tableUpdates } = usePorts();
  const attempts = useMemo(() => createAttempts(), []);

  const saving = useCallback(
    (save: UnansweredSave): Attempt => {
      const { page } = document;
      const isNew = document.id === null;
      const announce = announceSave(document, tableUpdates);
      // The page may be gone before the answer comes: a record must not be made anew then.
      const note = (known: UnansweredSave | null): void => void (isNew && keeping.note(known));
      const perform = async (): Promise<void> => {
        note(save);
        try {
          document.saved(await dataSource.save(page, save.sent.record, save), save.sent);
        } catch (error) {
          if (!isUnanswered(error)) note(null);
          throw error;
        }
        note(null);
        settleContest(document);
        announce();
        if (isNew && document.id !== null) host.replace(paths.record(document.id));
        host.recordsChanged(page.id);
      };
      return { name: 'save', document, perform };
    },
    [dataSource, document, host, keeping, paths, tableUpdates],
  );

  const write = useCallback(async () => {
    const settled = await attempts.settle(document);
    if (settled !== null && !document.dirty) return;
    const { reasons } = document;
    const sent = document.toSend();
    const send = (one: SentRecord): Promise<void> =>
      attempts.run(saving({ idempotencyKey: idempotencyKey(), reasons, sent: one }));
    try {
      await send(sent);
    } catch (error) {
      const version = await seenVersion(document, error, dataSource);
      if (version === null) throw error;
      await send({ ...sent, record: { ...sent.record, version } });
    }
  }, [attempts, dataSource, document, saving]);

  const move = useCallback(
    async (action: CompiledAction) => {
      if ((await attempts.settle(document)) === action.id) return;
      const { id, version, reasons, page } = document;
      if (id === null || version === null) throw new Error('A record that was never stored has no status to move');
      const request = { id, version, transition: action.id, idempotencyKey: idempotencyKey(), reasons };
      const perform = async (): Promise<void> => {
        document.saved(await dataSource.transition(page, request));
        host.recordsChanged(page.id);
      };
      await attempts.run({ name: action.id, document, perform });
    },
    [attempts, dataSource, document, host],
  );
  const open = useCallback(() => attempts.open(document), [attempts, document]);
  const resume = useCallback(
    (save: UnansweredSave | null) => {
      attempts.resume(save && saving(save));
      void keeping.note(save);
    },
    [attempts, keeping, saving],
  );
  return useMemo(() => ({ write, move, open, resume }), [move, open, resume, write]);
}
