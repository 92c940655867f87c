import { PIECE_BYTES } from '../../../contract/files/uploads.ts';
import { ApiError, conflict } from '../../core/base/errors.ts';
import { FileTooLargeError, type Bytes } from '../../core/blobStore/fileStore.ts';
import type { ReceivedContent } from '../../core/blobStore/storedContents.ts';
import { checkedBytes } from '../../records/storedFiles/contentKinds.ts';
import { removeUnsaved } from '../../records/storedFiles/keptFiles.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { storeUpload, type UploadedAs } from './storeUpload.ts';
import { filesPage, refuseBeyondQuota } from './takeFile.ts';
import {
  addUpload,
  deleteUpload,
  moveUpload,
  pathOnce,
  readUpload,
  waitsUntil,
  type ResumableUpload,
} from './uploadRows.ts';

/** Uploads in pieces. Each piece is a separate content, so that an aborted one leaves nothing behind, on any store. */
export interface ResumableUploads {
  begin(caller: Caller, file: UploadedAs & Pick<ResumableUpload, 'size'>): Promise<ResumableUpload>;
  /** Finds an upload. A complete file that was not stored yet, because the call was interrupted, is stored now. */
  find(caller: Caller, id: string): Promise<ResumableUpload>;
  /**
   * Adds a piece. Throws 409 unless it starts at the current offset. The last piece turns the upload into a stored
   * file.
   */
  add(caller: Caller, id: string, piece: { readonly start: number; readonly bytes: Bytes }): Promise<ResumableUpload>;
  /** Deletes an upload with its pieces, and the stored file unless a record refers to it. */
  drop(caller: Caller, id: string): Promise<void>;
}

type Part = Pick<Services, 'db' | 'contents' | 'workers' | 'schemas' | 'onWritten'>;

const moved = (taken: number): ApiError => conflict(serverText('uploadMoved', { taken }));

const pieceError = (error: unknown): unknown =>
  error instanceof FileTooLargeError ? new ApiError(413, serverText('pieceTooLong', { most: PIECE_BYTES })) : error;

async function receivePiece(
  { contents, workers }: Part,
  { user: owner }: Caller,
  { upload, bytes }: { readonly upload: ResumableUpload; readonly bytes: Bytes },
): Promise<ReceivedContent> {
  const judged = upload.taken === 0 ? checkedBytes(bytes, upload.name, { workers, owner }).bytes : bytes;
  try {
    return await contents.receive(judged, Math.min(PIECE_BYTES, upload.size - upload.taken));
  } catch (error) {
    throw pieceError(error);
  }
}

/** Stores a complete file exactly once: a second caller receives the existing path. */
async function storeWhole(
  services: Part,
  { tables, caller }: { readonly tables: PageTables; readonly caller: Caller },
  upload: ResumableUpload,
): Promise<ResumableUpload> {
  const { db, contents, workers } = services;
  const page = await filesPage(services, tables);
  const { id, name, biz, size } = upload;
  const judged = checkedBytes(contents.pieces.whole(id), name, { workers, owner: caller.user });
  const content = await contents.receive(judged.bytes, size);
  try {
    const path = await db.transaction().execute((trx) =>
      pathOnce(trx, id, async () => {
        await contents.pieces.drop(trx, [id]);
        return storeUpload(services, { trx, page, caller }, { content, mediaType: judged.type(), name, biz });
      }),
    );
    return { ...upload, path };
  } finally {
    await contents.settle(content).catch(() => undefined);
  }
}

export function createResumableUploads(services: Part, tables: PageTables): ResumableUploads {
  const { db, contents } = services;

  const stored = async (caller: Caller, upload: ResumableUpload): Promise<ResumableUpload> =>
    upload.path === null && upload.taken === upload.size ? storeWhole(services, { tables, caller }, upload) : upload;

  const drop = async (caller: Caller, id: string): Promise<void> => {
    const { path } = await db.transaction().execute(async (trx) => {
      await contents.pieces.drop(trx, [id]);
      return deleteUpload(trx, caller, id);
    });
    if (path !== null) await removeUnsaved(services, caller.user, path);
  };

  return {
    async begin(caller, file) {
      await filesPage(services, tables);
      await refuseBeyondQuota(db, caller.user, file.size);
      return addUpload(db, caller, file);
    },
    find: async (caller, id) => stored(caller, await readUpload(db, caller, id)),
    async add(caller, id, { start, bytes }) {
      const upload = await readUpload(db, caller, id);
      if (start !== upload.taken || upload.path !== null) throw moved(upload.taken);
      const content = await receivePiece(services, caller, { upload, bytes }).catch(async (error: unknown) => {
        // The first piece shows whether the content is acceptable: if it is rejected, the upload is deleted.
        if (error instanceof ApiError && error.status === 200) await drop(caller, id);
        throw error;
      });
      try {
        const to = { taken: start + content.size, until: waitsUntil() };
        await db.transaction().execute(async (trx) => {
          if (!(await moveUpload(trx, upload, to))) throw moved(upload.taken);
          const at = { uploadId: id, start, until: to.until };
          if (content.size > 0) await contents.pieces.add(trx, content, at);
        });
        return await stored(caller, { ...upload, ...to });
      } finally {
        await contents.settle(content).catch(() => undefined);
      }
    },
    drop,
  };
}
