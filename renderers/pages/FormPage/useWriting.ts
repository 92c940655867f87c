import { useCallback, useMemo } from 'react';
import type { CompiledAction, PageDocument, WireRecord } from '../../../engine/index.ts';
import { usePorts } from '../../portsContext.ts';
import type { FormPaths } from '../formPaths.ts';
import { createAttempts } from './attempts.ts';
import { announceSave } from './rowUpdates.ts';
import { seenVersion, settleContest } from './seenVersion.ts';

export interface Writing {
  /** Sends the record and adopts the server's answer; a new record gets its own path. */
  readonly write: () => Promise<void>;
  /** Moves the status of the stored record. */
  readonly move: (action: CompiledAction) => Promise<void>;
}

/** The calls that change the stored record. They throw what the ports throw. */
export function useWriting(document: PageDocument, paths: FormPaths): Writing {
  const { dataSource, host, tableUpdates } = usePorts();
  const attempts = useMemo(() => createAttempts(), []);

  const write = useCallback(async () => {
    const isNew = document.id === null;
    const written = document.toWire();
    const { reasons } = document;
    const announce = announceSave(document, tableUpdates);
    const send = (record: WireRecord): Promise<WireRecord> => {
      const idempotencyKey = attempts.keyFor('save', { record, reasons });
      return dataSource.save(document.page, record, { idempotencyKey, reasons });
    };
    const stored = await send(written).catch(async (error: unknown) => {
      const version = await seenVersion(document, error, dataSource);
      if (version === null) throw error;
      return send({ ...written, version });
    });
    attempts.done('save');
    document.saved(stored);
    settleContest(document);
    announce();
    if (isNew && document.id !== null) host.replace(paths.record(document.id));
    host.recordsChanged(document.page.id);
  }, [attempts, dataSource, document, host, paths, tableUpdates]);

  const move = useCallback(
    async (action: CompiledAction) => {
      const { id, version, reasons } = document;
      if (id === null || version === null) throw new Error('A record that was never stored has no status to move');
      const idempotencyKey = attempts.keyFor(action.id, { id, version, reasons });
      const request = { id, version, transition: action.id, idempotencyKey, reasons };
      const stored = await dataSource.transition(document.page, request);
      attempts.done(action.id);
      document.saved(stored);
      host.recordsChanged(document.page.id);
    },
    [attempts, dataSource, document, host],
  );
  return useMemo(() => ({ write, move }), [move, write]);
}
