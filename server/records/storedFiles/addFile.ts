import { newId } from '../../core/database/newId.ts';
import { auditOfRecord, writeAudit, type AuditedWriting } from '../../data/recordStore/auditLog.ts';
import { insertHeader } from '../../data/recordStore/writeRows.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import type { ReceivedContent, StoredContents } from '../../core/blobStore/storedContents.ts';

/** Address of the page of stored files. */
export const FILE_URL = '/sys/oss/file';

/** Bytes (contract 0.3). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** The record that a file belongs to. */
export interface FileSource {
  /** Page id of the record. */
  readonly page: string;
  readonly id: string;
  /** Name of the record for staff; blank if it has no number yet. */
  readonly name: string;
}

export interface NewFile {
  /** Cleaned name, with extension. */
  readonly name: string;
  /** Folder: an item of the dictionary `file_folder`. */
  readonly biz: string;
  readonly source?: FileSource;
  /** Default: by the extension of the name. */
  readonly mediaType?: string | undefined;
}

/** `page`: the page of stored files. */
export interface FileWriting extends AuditedWriting {
  readonly contents: StoredContents;
  readonly at?: Date;
}

/**
 * Turns a received content into a stored file of the caller's department, when the transaction commits. Returns its id.
 */
export async function addFile(
  writing: FileWriting,
  content: ReceivedContent,
  { name, biz, source, mediaType = mediaTypeOf(name) }: NewFile,
): Promise<string> {
  const { trx, contents, page, caller, at = new Date() } = writing;
  const id = newId();
  const values = {
    fileName: name,
    biz,
    mediaType,
    fileSize: String(content.size),
    sha256: content.sha256,
    sourcePage: source?.page ?? null,
    sourceId: source?.id ?? null,
    sourceName: source?.name ?? null,
  };
  await insertHeader(trx, { page, caller }, { id, values, at });
  await contents.claim(trx, content, id);
  await writeAudit(writing, [{ dataId: id, version: 1, action: 'add', changes: auditOfRecord({ id, ...values }) }]);
  return id;
}
