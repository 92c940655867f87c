import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { FileMissingError, isFileKey, newFileKey, type Bytes, type FileKey, type FileStore } from './fileStore.ts';
import type { WrittenContent } from './fileStore.ts';
import { contentPieces, type ContentPieces } from './pieces.ts';

/** A content that was written and does not belong to a file yet. */
export interface ReceivedContent extends WrittenContent {
  readonly key: FileKey;
}

/**
 * The contents of stored files. The database records each content before it is written to the store, so none is ever
 * lost.
 */
export interface StoredContents {
  /** Writes a content that belongs to no file. Throws FileTooLargeError beyond `limit` bytes. */
  receive(bytes: Bytes, limit: number): Promise<ReceivedContent>;
  /** From the commit of this transaction on, the content belongs to the file. */
  claim(trx: Db, content: ReceivedContent, fileId: string): Promise<void>;
  /**
   * Removes a received content that no file has claimed and that is not a piece; call it when the operation is over,
   * whatever its outcome.
   */
  settle(content: Pick<ReceivedContent, 'key'>): Promise<void>;
  /** From the commit of this transaction on, the files have no content; the next sweep removes it. */
  release(trx: Db, fileIds: readonly string[]): Promise<void>;
  /** Throws FileMissingError when the file has no content. */
  open(fileId: string): Promise<Readable>;
  /** Contents that are uploaded in pieces. */
  readonly pieces: ContentPieces;
  /**
   * Removes contents that are due: those of deleted files, and those that a crash left of interrupted operations.
   * Returns their number.
   */
  sweep(): Promise<number>;
}

/** Longer than any operation takes, so the sweep removes nothing from one that still runs. */
const HOURS_TO_CLAIM = 1;
const SWEPT_AT_ONCE = 100;

async function remove(trx: Db, store: FileStore, key: string): Promise<void> {
  // The content first: if this is interrupted, the row still records that it is due.
  if (isFileKey(key)) await store.delete(key);
  await trx.deleteFrom('sys_stored_content').where('key', '=', key).execute();
}

const keyOf = async (db: Db, fileId: string): Promise<string> =>
  (await db.selectFrom('sys_stored_content').select('key').where('file_id', '=', fileId).executeTakeFirst())?.key ?? '';

/** Advisory lock that a backup holds, shared, while it copies contents. */
export const COPYING_LOCK = `hashtextextended('waybill copies contents', 0)`;

const isBeingCopied = async (trx: Db): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.raw(COPYING_LOCK)}) as free`.execute(trx);
  return rows[0]?.free !== true;
};

async function sweepSome(db: Db, store: FileStore): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The snapshot of a backup may reference contents that became due since: they wait for the next sweep.
    if (await isBeingCopied(trx)) return 0;
    const due = await trx
      .selectFrom('sys_stored_content')
      .select('key')
      .where('due_time', '<=', sql<Date>`now()`)
      .limit(SWEPT_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { key } of due) await remove(trx, store, key);
    return due.length;
  });
}

export function storedContents(db: Db, store: FileStore): StoredContents {
  const settle = ({ key }: Pick<ReceivedContent, 'key'>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('sys_stored_content')
        .select('key')
        .where('key', '=', key)
        .where('file_id', 'is', null)
        .where('upload_id', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (row !== undefined) await remove(trx, store, key);
    });
  return {
    settle,
    pieces: contentPieces(db, store),
    async receive(bytes, limit) {
      const key = newFileKey();
      const due_time = sql<Date>`now() + make_interval(hours => ${HOURS_TO_CLAIM})`;
      await db.insertInto('sys_stored_content').values({ key, due_time }).execute();
      try {
        return { key, ...(await store.put(key, bytes, limit)) };
      } catch (error) {
        // The cause of the failed write matters; the sweep removes what cannot be removed now.
        await settle({ key }).catch(() => undefined);
        throw error;
      }
    },
    async claim(trx, { key }, fileId) {
      const { numUpdatedRows } = await trx
        .updateTable('sys_stored_content')
        .set({ file_id: fileId, due_time: null })
        .where('key', '=', key)
        .where('file_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error(`the content ${key} was removed before a file could claim it`);
    },
    async release(trx, fileIds) {
      await trx
        .updateTable('sys_stored_content')
        .set({ file_id: null, due_time: sql<Date>`now()` })
        .where('file_id', 'in', [...fileIds])
        .execute();
    },
    async open(fileId) {
      const key = await keyOf(db, fileId);
      if (!isFileKey(key)) throw new FileMissingError(`the file ${fileId} has no content`);
      return store.get(key);
    },
    async sweep() {
      let swept = 0;
      let some = 0;
      do {
        some = await sweepSome(db, store);
        swept += some;
      } while (some === SWEPT_AT_ONCE);
      return swept;
    },
  };
}
