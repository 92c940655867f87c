import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  // An account as an administrator creates it: with a second department in addition to the first.
  await sql`insert into sys_user_depart select u.id, d.id from sys_user u, sys_depart d
            where u.username = 'clerk' and d.org_code = 'A01A02'`.execute(server.services.db);
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
});
afterAll(() => server.close());

const departsOf = async (client: TestClient): Promise<unknown> => {
  const { body } = await client.call({ url: '/sys/user/getCurrentUserDeparts' });
  return (Object(body.result).list as { orgCode: string }[]).map(({ orgCode }) => orgCode).sort();
};

/** The daily work of users, one call each. */
const WORK: readonly (readonly [string, string])[] = [
  ['a business form', '/schema/page?id=customs%2Fexport-declaration'],
  ['a list', '/bgd/export/list?pageNo=1&pageSize=10'],
  ['a dictionary', '/sys/dict/getDictItems/trade_mode'],
  ['a code table', '/sys/dict/loadDict/country?keyword='],
];

describe('staff', () => {
  test('belong to one department or to several [S1-2]', async () => {
    expect(await departsOf(clerk)).toEqual(['A01A01', 'A01A02']);
    expect(await departsOf(clerk2)).toEqual(['A01A02']);
  });

  test.each(WORK)('work with %s once they are signed in, and nobody else does [S1-2]', async (_what, url) => {
    const { status, body } = await clerk.call({ url });
    expect([status, body.success, body.message]).toEqual([200, true, '']);
    expect((await server.stranger.call({ url })).status).toBe(401);
  });
});
