import { addFile, FILE_URL } from '../../../../server/records/storedFiles/addFile.ts';
import type { TestServer } from '../../testServer.ts';

/** Stores a file of the tenant's administrator that no record references. */
export async function addStoredFile({ services }: TestServer, tenantId: string): Promise<void> {
  const { db, schemas, contents, onWritten } = services;
  const page = schemas.pageByUrl(FILE_URL);
  if (page === undefined) throw new Error('there is no page of stored files');
  const user = {
    id: '',
    // The caller: a file that no record references is readable by its uploader.
    username: 'admin',
    realname: '',
    orgCode: 'A01A01',
    tenantId,
    departments: [],
    roles: [],
  };
  const caller = { user, can: () => true };
  const content = await contents.receive([Buffer.from('只属一家的内容')], 100);
  await db
    .transaction()
    .execute((trx) =>
      addFile({ trx, contents, page, caller, onWritten }, content, { name: '只属一家.txt', biz: 'temp' }),
    );
}
