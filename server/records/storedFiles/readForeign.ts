import type { MessageMapping, ReadMessage } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { WorkOwner } from '../../core/workers/fairQueue.ts';
import type { PoolSpec } from '../../core/workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../../core/workers/workerProcess.ts';
import type { Workers } from '../../core/workers/workers.ts';
import type { ForeignTask } from './foreignTasks.ts';

/**
 * Process pool that detects file types and reads messages: tasks of milliseconds, which need not wait for workbooks.
 */
const READERS: PoolSpec = {
  script: workerScript(import.meta.url, 'foreignWorker'),
  processes: 2,
  shares: { ofTenant: 2, ofUser: 1 },
  heapMb: 256,
  waiting: { ofAll: 256, ofUser: 32 },
  idleMs: 60_000,
  keptMb: 150,
};
const READING_MS = 30_000;

export interface ForeignReader {
  readonly workers: Workers;
  readonly owner: WorkOwner;
}

const ask = <Result>({ workers, owner }: ForeignReader, task: ForeignTask): Promise<Result> =>
  workers.run<Result>(READERS, task, { owner, milliseconds: READING_MS });

/** Detected media type of the beginning of a file; undefined if it is unknown or cannot be read. */
export const sniffType = (reader: ForeignReader, head: Uint8Array): Promise<string | undefined> =>
  ask<string | undefined>(reader, { kind: 'sniff', head }).catch((error: unknown) => {
    if (error instanceof WorkerFailure) return undefined;
    throw error;
  });

/** Content of an XML message. Throws a message for staff if its reader fails. */
export const readMessage = (
  reader: ForeignReader,
  { mapping, xml }: { readonly mapping: MessageMapping; readonly xml: string },
): Promise<ReadMessage> =>
  ask<ReadMessage>(reader, { kind: 'message', mapping, xml }).catch((error: unknown) => {
    if (error instanceof WorkerFailure) throw businessFailure(serverText('messageUnreadable'));
    throw error;
  });
