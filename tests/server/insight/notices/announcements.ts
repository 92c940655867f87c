import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Starts a server with the shipped pages and their tables. */
export const startNoticeServer = async (): Promise<TestServer> => {
  const server = await startTestServer();
  await prepareRecords(server.services);
  return server;
};

export const fieldsOf = ({ body }: TestAnswer): Fields => Object(body.result);

export const idsIn = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.map((one: Fields) => one['id']) : [];

/** Writes an announcement, by default to all users, and returns it as stored. */
export const write = async (admin: TestClient, fields: Fields = {}): Promise<Fields> => {
  const body = { titile: '系统升级', msgContent: '<p>今晚升级</p>', ...fields };
  const answer = await admin.call({ method: 'POST', url: '/sys/annountCement/add', body });
  if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
  return fieldsOf(answer);
};

export const release = (admin: TestClient, id: unknown): Promise<TestAnswer> =>
  admin.call({ url: `/sys/annountCement/doReleaseData?id=${String(id)}` });

export const revoke = (admin: TestClient, id: unknown): Promise<TestAnswer> =>
  admin.call({ url: `/sys/annountCement/doReovkeData?id=${String(id)}` });

/** Writes and releases an announcement; returns its id. */
export const publish = async (admin: TestClient, fields: Fields = {}): Promise<string> => {
  const { id } = await write(admin, fields);
  const { body } = await release(admin, id);
  if (!body.success) throw new Error(JSON.stringify(body));
  return String(id);
};

export const bell = async (client: TestClient, query = ''): Promise<Fields> =>
  fieldsOf(await client.call({ url: `/sys/annountCement/listByUser${query}` }));

export const markRead = (client: TestClient, anntId: unknown): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: '/sys/sysAnnouncementSend/editByAnntIdAndUserId', body: { anntId } });

export const ownMessages = async (client: TestClient, query = ''): Promise<Fields> =>
  fieldsOf(await client.call({ url: `/sys/sysAnnouncementSend/getMyAnnouncementSend${query}` }));

export const detail = (client: TestClient, id: unknown): Promise<TestAnswer> =>
  client.call({ url: `/sys/annountCement/queryById?id=${String(id)}` });
