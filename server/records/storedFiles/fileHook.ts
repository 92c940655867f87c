import { sql } from 'kysely';
import { businessFailure } from '../../core/base/errors.ts';
import type { HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { FILE_URL } from './addFile.ts';
import type { StoredContents } from '../../core/blobStore/storedContents.ts';
import { serverText } from '../../core/texts/serverText.ts';

interface SourceOfFile {
  readonly file_name: string;
  readonly source_page: string;
  readonly source_id: string;
  readonly source_name: string | null;
}

const sourcesOf = async ({ trx, page }: HookedWriting, ids: readonly string[]): Promise<readonly SourceOfFile[]> =>
  (
    await sql<SourceOfFile>`
      select file_name, source_page, source_id, source_name from ${sql.table(page.resource.table)}
      where id = any(${[...ids]}::text[]) and source_page is not null and source_id is not null
      order by file_name`.execute(trx)
  ).rows;

/** Files that a record refers to by path, with the name of its first such record. */
const namedOf = async ({ trx, page }: HookedWriting, ids: readonly string[]) =>
  (
    await sql<Pick<SourceOfFile, 'file_name' | 'source_name'> & { readonly data_table: string }>`
      select distinct on (f.file_name) f.file_name, f.source_name, u.data_table
      from ${sql.table(page.resource.table)} f join sys_file_use u on u.file_id = f.id
      where f.id = any(${[...ids]}::text[]) order by f.file_name`.execute(trx)
  ).rows;

const inUse = (file: string, title: string, name: string | null) =>
  businessFailure(serverText('fileInUse', { file, source: `${title} ${name ?? ''}`.trim() }));

/** Throws if one of the files belongs to a record that still exists. */
async function refuseUsed(writing: HookedWriting, ids: readonly string[]): Promise<void> {
  const { trx, schemas, caller } = writing;
  for (const source of await sourcesOf(writing, ids)) {
    const page = schemas.pages().find(({ id }) => id === source.source_page);
    if (page === undefined) continue;
    const { rows } = await sql`
      select 1 from ${sql.table(page.resource.table)}
      where id = ${source.source_id} and tenant_id = ${caller.user.tenantId}`.execute(trx);
    if (rows.length > 0) throw inUse(source.file_name, page.title, source.source_name);
  }
  const [named] = await namedOf(writing, ids);
  if (named === undefined) return;
  const page = schemas.pages().find(({ resource }) => resource.table === named.data_table);
  throw inUse(named.file_name, page?.title ?? named.data_table, named.source_name);
}

/**
 * Files are created by uploads and messages, and removed with their content; a file of a record remains as long as the
 * record.
 */
export const fileHook = (contents: StoredContents): RecordHook => ({
  url: FILE_URL,
  ownKeys: new Set(),
  keptByServer: true,
  onRemove: async (writing, ids) => {
    await refuseUsed(writing, ids);
    await contents.release(writing.trx, ids);
    await writing.trx
      .deleteFrom('sys_kept_file')
      .where('file_id', 'in', [...ids])
      .execute();
  },
});
