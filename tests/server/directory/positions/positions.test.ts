import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;

type Method = 'GET' | 'POST' | 'DELETE';

const ask = async (
  method: Method,
  call: string,
  { body, client = admin }: { body?: Row; client?: TestClient } = {},
) => {
  const { status, body: answer } = await client.call({ method, url: `/sys/position/${call}`, ...(body && { body }) });
  return { status, ...answer };
};

const done = async (...call: Parameters<typeof ask>): Promise<Row> => {
  const answer = await ask(...call);
  expect([answer.status, answer.success], JSON.stringify(answer)).toEqual([200, true]);
  return Object(answer.result);
};

const recordsOf = async (call: string): Promise<readonly Row[]> => Object(await done('GET', call)).records;

/** Returns the position with a name. */
const named = async (name: string): Promise<Row> => (await recordsOf(`list?name=${encodeURIComponent(name)}`))[0] ?? {};

const postOf = async (id: string) =>
  (await server.services.db.selectFrom('sys_user').where('id', '=', id).select('post').executeTakeFirst())?.post;

describe('a position', () => {
  test('without a code gets the next one, and keeps it when only renamed [S7-28]', async () => {
    await done('POST', 'add', { body: { id: '', name: '审单员' } });
    await done('POST', 'add', { body: { name: '申报员' } });
    const [first, second] = [await named('审单员'), await named('申报员')];
    expect([first['code'], second['code']]).toEqual(['P001', 'P002']);
    await done('POST', 'edit', { body: { id: first['id'], name: '审单主管' } });
    await done('POST', 'edit', { body: { id: second['id'], name: '申报主管', code: '' } });
    expect([(await named('审单主管'))['code'], (await named('申报主管'))['code']]).toEqual(['P001', 'P002']);
    await done('POST', 'add', { body: { code: 'GATE', name: '门岗' } });
    expect(await named('门岗')).toMatchObject({ code: 'GATE' });
    expect((await ask('POST', 'add', { body: { code: 'NAMELESS' } })).success).toBe(false);
  });

  test('is found by its codes and ids by every user of the tenant [S7-28]', async () => {
    const { id } = await named('门岗');
    expect(await done('GET', 'queryByCode?code=GATE', { client: clerk })).toMatchObject({ id, name: '门岗' });
    const codes = async (call: string) =>
      ((await done('GET', call, { client: clerk })) as unknown as readonly Row[]).map(({ code }) => code).sort();
    expect(await codes('queryByCodes?codes=GATE,P001,none,')).toEqual(['GATE', 'P001']);
    expect(await codes(`queryByCodes?codes=${String(id)}`)).toEqual(['GATE']);
    expect(await codes(`queryByIds?ids=${String(id)},`)).toEqual(['GATE']);
    expect((await ask('GET', 'queryByCode?code=none')).status).toBe(404);
    expect((await ask('GET', 'queryByCodes?codes=,')).status).toBe(400);
    expect((await ask('GET', 'queryByCode?code=GATE', { client: neighbour })).status).toBe(404);
    expect((await ask('GET', 'queryByIds?ids=GATE')).result).toEqual([]);
  });

  test('is assigned and removed without affecting other positions, and logged [S7-28]', async () => {
    const [{ id: positionId }, { id: other }] = [await named('门岗'), await named('审单主管')];
    const userIds = `${clerk.userId},`;
    await done('POST', 'savePositionUser', { body: { positionId: other, userIds } });
    await done('POST', 'savePositionUser', { body: { positionId, userIds } });
    await done('POST', 'savePositionUser', { body: { positionId, userIds } });
    expect(await postOf(clerk.userId)).toBe('P001,GATE');
    const holders = await recordsOf(`getPositionUserList?positionId=${String(positionId)}&pageSize=5`);
    expect(holders.map(({ username }) => username)).toEqual(['clerk']);
    await done('DELETE', `removePositionUser?positionId=${String(other)}&userIds=${clerk.userId}`);
    expect(await postOf(clerk.userId)).toBe('GATE');
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_user_position')
      .select(['data_id', 'create_by'])
      .execute();
    // Assigning a position that is already held changes nothing.
    expect(log.map((row) => `${row.create_by} ${row.data_id}`).sort()).toEqual(
      [other, other, positionId].map((id) => `admin ${String(id)}`).sort(),
    );
  });

  test('cannot be assigned or viewed with holders without permission or from another tenant [S7-28]', async () => {
    const { id: positionId } = await named('门岗');
    const refused = [
      ask('POST', 'savePositionUser', { body: { positionId, userIds: clerk.userId }, client: clerk }),
      ask('DELETE', `removePositionUser?positionId=${String(positionId)}&userIds=${clerk.userId}`, { client: clerk }),
      ask('GET', `getPositionUserList?positionId=${String(positionId)}`, { client: clerk }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403]);
    const foreign = await ask('POST', 'savePositionUser', { body: { positionId, userIds: neighbour.userId } });
    expect([foreign.status, await postOf(neighbour.userId)]).toEqual([400, null]);
    expect(
      (await ask('POST', 'savePositionUser', { body: { positionId: 'none', userIds: clerk.userId } })).status,
    ).toBe(404);
  });

  test('cannot be deleted by code or id while somebody holds it [S7-28]', async () => {
    const { id } = await named('门岗');
    for (const post of ['GATE', `P002,${String(id)}`]) {
      await server.services.db.updateTable('sys_user').set({ post }).where('id', '=', clerk.userId).execute();
      const { success, message } = await ask('DELETE', `delete?id=${String(id)}`);
      expect([success, message]).toEqual([false, '职务“门岗”有 1 名人员在任，请先调整他们的职务']);
    }
    await done('DELETE', `removePositionUser?positionId=${String(id)}&userIds=${clerk.userId}`);
    expect(await postOf(clerk.userId)).toBe('P002');
    await done('DELETE', `delete?id=${String(id)}`);
    expect(await named('门岗')).toEqual({});
  });

  test('whose code changes stays with those who hold it [S7-28]', async () => {
    const { id } = await named('申报主管');
    const { db } = server.services;
    const neighbour = db.updateTable('sys_user').where('username', '=', 'neighbour');
    await neighbour.set({ post: await postOf(clerk.userId) }).execute();
    await done('POST', 'edit', { body: { id, code: 'DECLARE', name: '申报主管' } });
    expect(await postOf(clerk.userId)).toBe('DECLARE');
    const { post } = await db
      .selectFrom('sys_user')
      .where('username', '=', 'neighbour')
      .select('post')
      .executeTakeFirstOrThrow();
    // Users of another tenant hold positions of that tenant, even with equal codes.
    expect(post).toBe('P002');
  });
});
