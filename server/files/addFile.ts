import type { CompiledPage } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { auditOfRecord, writeAudit } from '../recordStore/auditLog.ts';
import type { Caller } from '../recordStore/caller.ts';
import { insertHeader } from '../recordStore/writeRows.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import type { ReceivedContent, StoredContents } from '../contents/storedContents.ts';

/** Address of the page of stored files. */
export const FILE_URL = '/sys/oss/file';

/** Bytes (contract 0.3). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** The record that a file belongs to. */
export interface FileSource {
  /** Id of its page. */
  readonly page: string;
  readonly id: string;
  /** What staff call it; blank when it has no number yet. */
  readonly name: string;
}

export interface NewFile {
  /** Clean, with extension. */
  readonly name: string;
  /** Folder, an item of the dictionary `file_folder`. */
  readonly biz: string;
  readonly source?: FileSource;
}

export interface FileWriting {
  readonly trx: Db;
  readonly contents: StoredContents;
  /** The page of stored files. */
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly at?: Date;
}

/** A received content becomes a stored file of the caller's department, if the transaction ends well. Its id. */
export async function addFile(
  { trx, contents, page, caller, at = new Date() }: FileWriting,
  content: ReceivedContent,
  { name, biz, source }: NewFile,
): Promise<string> {
  const id = newId();
  const values = {
    fileName: name,
    biz,
    mediaType: mediaTypeOf(name),
    fileSize: String(content.size),
    sha256: content.sha256,
    sourcePage: source?.page ?? null,
    sourceId: source?.id ?? null,
    sourceName: source?.name ?? null,
  };
  await insertHeader(trx, [page, caller], { id, values, at });
  await contents.claim(trx, content, id);
  await writeAudit({ trx, page, caller }, [
    { dataId: id, version: 1, action: 'add', changes: auditOfRecord({ id, ...values }) },
  ]);
  return id;
}
