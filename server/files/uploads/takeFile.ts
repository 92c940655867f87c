import { sql } from 'kysely';
import { BYTES_OF_MB, fileRefusal, type FileRefusal } from '../../../engine/index.ts';
import { ApiError, businessFailure, notFound } from '../../core/base/errors.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import { FileTooLargeError, type Bytes } from '../../core/blobStore/fileStore.ts';
import type { ReceivedContent } from '../../core/blobStore/storedContents.ts';
import type { Db } from '../../core/database/db.ts';
import { FILE_URL } from '../../records/storedFiles/addFile.ts';
import { checkedBytes } from '../../records/storedFiles/contentKinds.ts';
import { cleanFileName } from '../../records/storedFiles/fileNames.ts';
import type { ForeignReader } from '../../records/storedFiles/readForeign.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { clauses, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { UploadLimits } from './uploadColumn.ts';

const saidOf = (refusal: FileRefusal): ServerText => {
  if (refusal.kind === 'type') return serverText('fileTypeRefused', { extension: refusal.extension });
  if (refusal.kind === 'size') return serverText('fileTooLarge', { most: refusal.most });
  return serverText(refusal.kind === 'empty' ? 'fileEmpty' : 'fileNotImage');
};

/** Cleaned name under which a file is stored. Throws if the file is rejected by its name or, if known, its size. */
export function takenName(sent: string, limits: UploadLimits, size?: number): string {
  const name = cleanFileName(sent);
  const refusal = fileRefusal({ name, size }, limits);
  if (refusal !== undefined) throw businessFailure(saidOf(refusal));
  return name;
}

/** A content that no file owns yet, with its detected media type. */
export interface TakenContent {
  readonly content: ReceivedContent;
  readonly mediaType: string;
}

/** Writes a content after checking its beginning; nothing remains if it is rejected or aborted. */
export async function takeContent(
  { contents, ...reader }: Pick<Services, 'contents'> & ForeignReader,
  bytes: Bytes,
  { name, maxSize }: { readonly name: string } & Pick<UploadLimits, 'maxSize'>,
): Promise<TakenContent> {
  const judged = checkedBytes(bytes, name, reader);
  try {
    const content = await contents.receive(judged.bytes, maxSize * BYTES_OF_MB);
    return { content, mediaType: judged.type() };
  } catch (error) {
    if (error instanceof FileTooLargeError) throw businessFailure(serverText('fileTooLarge', { most: maxSize }));
    throw error;
  }
}

/** The page of stored files, after ensuring its tables. */
export async function filesPage({ schemas }: Pick<Services, 'schemas'>, tables: PageTables): Promise<CompiledPage> {
  const page = schemas.pageByUrl(FILE_URL);
  if (page === undefined) throw notFound();
  const obstacles = await tables.ensure(page);
  if (obstacles.length > 0) throw businessFailure(serverText('tablesUnfit', { detail: clauses(obstacles) }));
  return page;
}

/** Quota per user for files that were never saved with a record, including incomplete uploads. */
const MAX_UNSAVED = { files: 500, bytes: 1024 * BYTES_OF_MB } as const;

/** Throws if the user exceeds the quota of unsaved files. `size`: size of the upload, as far as known. */
export async function refuseBeyondQuota(db: Db, { id }: SessionUser, size = 0): Promise<void> {
  const { rows } = await sql<{ readonly files: string; readonly bytes: string }>`
    select count(*)::text as files, coalesce(sum(file_size), 0)::text as bytes from (
      select file_size from sys_kept_file where user_id = ${id} and not was_saved
      union all select file_size from sys_upload where user_id = ${id} and path is null
    ) unsaved`.execute(db);
  const { files = '0', bytes = '0' } = rows[0] ?? {};
  if (Number(files) >= MAX_UNSAVED.files || Number(bytes) + size > MAX_UNSAVED.bytes)
    throw new ApiError(429, serverText('tooManyUploads'));
}
