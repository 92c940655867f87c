import type { LightMyRequestResponse } from 'fastify';
import { addFile, FILE_URL, type NewFile } from '../../../../server/records/storedFiles/addFile.ts';
import type { Account, TestAnswer, TestClient, TestServer } from '../../testServer.ts';

const ORG_CODES: Readonly<Record<Account, string>> = {
  admin: 'A01',
  clerk: 'A01A01',
  reviewer: 'A01A01',
  clerk2: 'A01A02',
  neighbour: 'A01A01',
};

/** Stores a file as if a user had uploaded it; returns its id. */
export async function storeFile(
  { services: { db, schemas, contents, onWritten } }: TestServer,
  file: Partial<NewFile> & { readonly by?: Account; readonly bytes?: Buffer; readonly tenantId?: string },
): Promise<string> {
  const { by = 'clerk', bytes = Buffer.from('内容'), tenantId = '1000', ...given } = file;
  const page = schemas.pageByUrl(FILE_URL);
  if (page === undefined) throw new Error('there is no page of stored files');
  const orgCode = ORG_CODES[by];
  const user = { id: '', username: by, realname: '', orgCode, tenantId, departments: [orgCode], roles: [] };
  const content = await contents.receive([bytes], bytes.length);
  return db.transaction().execute((trx) =>
    addFile({ trx, contents, page, caller: { user, can: () => true }, onWritten }, content, {
      name: '说明.txt',
      biz: 'temp',
      ...given,
    }),
  );
}

export type Fields = Readonly<Record<string, unknown>>;

export const recordsIn = (answer: TestAnswer): readonly Fields[] => Object(answer.body.result).records;

export const listFiles = async (client: TestClient, query = ''): Promise<readonly Fields[]> =>
  recordsIn(await client.call({ url: `${FILE_URL}/list?pageNo=1&pageSize=50${query}` }));

export const download = (
  { app }: TestServer,
  { token }: Pick<TestClient, 'token'>,
  [id, headers = {}]: readonly [id: string, headers?: Readonly<Record<string, string>>],
): Promise<LightMyRequestResponse> =>
  app.inject({
    url: `/api${FILE_URL}/download?id=${id}`,
    headers: { ...(token === '' ? {} : { 'x-access-token': token }), ...headers },
  });

export const remove = (client: TestClient, ids: readonly string[]): Promise<TestAnswer> =>
  client.call({ method: 'DELETE', url: `${FILE_URL}/deleteBatch?ids=${ids.join(',')}` });
