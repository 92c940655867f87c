import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { FileMissingError, isFileKey, type FileKey, type FileStore } from './fileStore.ts';

/**
 * Contents that are pieces of an upload in progress: each is stored like any other content, so an interrupted piece
 * leaves nothing behind.
 */
export interface ContentPieces {
  /**
   * From the commit on, the received content is the piece that begins at `start`; all pieces of the upload share one
   * due time.
   */
  add(
    trx: Db,
    content: { readonly key: FileKey },
    at: { readonly uploadId: string; readonly start: number; readonly until: Date },
  ): Promise<void>;
  /** Streams all pieces in order. */
  whole(uploadId: string): AsyncGenerator<Uint8Array>;
  /** From the commit on, the pieces are due for removal. */
  drop(trx: Db, uploadIds: readonly string[]): Promise<void>;
}

export const contentPieces = (db: Db, store: FileStore): ContentPieces => ({
  async add(trx, { key }, { uploadId, start, until }) {
    const { numUpdatedRows } = await trx
      .updateTable('sys_stored_content')
      .set({ upload_id: uploadId, piece_start: start })
      .where('key', '=', key)
      .where('file_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`the content ${key} was removed before it became a piece`);
    await trx.updateTable('sys_stored_content').set({ due_time: until }).where('upload_id', '=', uploadId).execute();
  },
  async *whole(uploadId) {
    const pieces = await db
      .selectFrom('sys_stored_content')
      .select(['key', 'piece_start'])
      .where('upload_id', '=', uploadId)
      .orderBy('piece_start')
      .execute();
    let at = 0;
    for (const { key, piece_start } of pieces) {
      if (!isFileKey(key) || Number(piece_start) !== at)
        throw new FileMissingError(`a piece of ${uploadId} is missing`);
      for await (const chunk of await store.get(key)) {
        const bytes: Uint8Array = chunk;
        at += bytes.byteLength;
        yield bytes;
      }
    }
  },
  async drop(trx, uploadIds) {
    await trx
      .updateTable('sys_stored_content')
      .set({ upload_id: null, piece_start: null, due_time: sql<Date>`now()` })
      .where('upload_id', 'in', [...uploadIds])
      .execute();
  },
});
