import { useCallback, useMemo } from 'react';
import type { CompiledAction, PageDocument, WireRecord } from '../../../engine/index.ts';
import { usePorts } from '../../portsContext.ts';
import type { FormPaths } from '../formPaths.ts';
import { idempotencyKey } from '../idempotencyKey.ts';
import { createAttempts, type Attempt } from './attempts.ts';
import { announceSave } from './rowUpdates.ts';
import { seenVersion, settleContest } from './seenVersion.ts';

export interface Writing {
  /** Sends the record and adopts the server's answer; a new record gets its own path. */
  readonly write: () => Promise<void>;
  /** Moves the status of the stored record. */
  readonly move: (action: CompiledAction) => Promise<void>;
  /** What was sent and the server has not said what became of it: `save`, the id of a transition, or null. */
  readonly open: () => string | null;
}

/** The calls that change the stored record. They throw what the ports throw. */
export function useWriting(document: PageDocument, paths: FormPaths): Writing {
  const { dataSource, host, tableUpdates } = usePorts();
  const attempts = useMemo(() => createAttempts(), []);

  const saving = useCallback(
    (record: WireRecord): Attempt => {
      const { page, reasons } = document;
      const isNew = document.id === null;
      const announce = announceSave(document, tableUpdates);
      const options = { idempotencyKey: idempotencyKey(), reasons };
      const perform = async (): Promise<void> => {
        document.saved(await dataSource.save(page, record, options));
        settleContest(document);
        announce();
        if (isNew && document.id !== null) host.replace(paths.record(document.id));
        host.recordsChanged(page.id);
      };
      return { name: 'save', document, perform };
    },
    [dataSource, document, host, paths, tableUpdates],
  );

  const write = useCallback(async () => {
    const settled = await attempts.settle(document);
    if (settled !== null && !document.dirty) return;
    const written = document.toWire();
    try {
      await attempts.run(saving(written));
    } catch (error) {
      const version = await seenVersion(document, error, dataSource);
      if (version === null) throw error;
      await attempts.run(saving({ ...written, version }));
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
  return useMemo(() => ({ write, move, open }), [move, open, write]);
}
