import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const CUSTOMERS = join(import.meta.dirname, '../../fixtures/customers');
const FREE = { success: true, message: '该值可用！' };
const TAKEN = { success: false, message: '该值不可用，系统中已存在！' };

const ask = (client: TestClient, url: string, body: unknown) => client.call({ method: 'POST', url, body });

describe('the customer-code check, once there is a page of customers', () => {
  let server: TestServer;
  let clerk: TestClient;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ schemasFolder: CUSTOMERS });
    await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
    clerk = await server.signIn('clerk');
    const added = await ask(clerk, '/kehu/ywinfoKehu/add', { code: 'K-1', type: 'owner', name: '远岭' });
    id = String(Object(added.body.result)['id']);
  });
  afterAll(() => server.close());
  const check = (body: unknown) => ask(clerk, '/kehu/ywinfoKehu/check', body);

  test('answers from its records, with an optional id and type [S7-20] [W7-38]', async () => {
    expect((await check({ code: 'K-1' })).body).toMatchObject(TAKEN);
    expect((await check({ code: 'K-2' })).body).toMatchObject(FREE);
    expect((await check({ code: 'K-1', id })).body).toMatchObject(FREE);
    expect((await check({ code: 'K-1', type: 'owner' })).body).toMatchObject(TAKEN);
    expect((await check({ code: 'K-1', type: 'agent' })).body).toMatchObject(FREE);
    expect((await check({ code: '' })).body).toMatchObject({ success: true });
  });

  test('looks among suppliers when that is the type', async () => {
    await ask(await server.signIn('admin'), '/kehu/supplier/add', { code: 'S-1' });
    expect((await check({ code: 'S-1', type: 'supplier' })).body).toMatchObject(TAKEN);
    expect((await check({ code: 'K-1', type: 'supplier' })).body).toMatchObject(FREE);
    expect((await check({ code: 'S-1' })).body).toMatchObject(FREE);
  });

  test('takes the value from the address as well, and refuses what is no text', async () => {
    expect((await ask(clerk, '/kehu/ywinfoKehu/check?code=K-1', undefined)).body).toMatchObject(TAKEN);
    expect((await check({ code: ['K-1'] })).status).toBe(400);
    expect((await check({ code: 'x'.repeat(4001) })).status).toBe(400);
  });

  test('needs a session, and a right on the page', async () => {
    expect((await ask(server.stranger, '/kehu/ywinfoKehu/check', { code: 'K-1' })).status).toBe(401);
    const reviewer = await server.signIn('reviewer');
    const { db } = server.services;
    await db
      .deleteFrom('sys_role_permission')
      .where('role_id', 'in', (from) => from.selectFrom('sys_role').select('id').where('role_code', '=', 'reviewer'))
      .execute();
    expect((await ask(reviewer, '/kehu/ywinfoKehu/check', { code: 'K-1' })).status).toBe(403);
  });

  test('answers those who write records whose columns ask for it, without a right on customers', async () => {
    const { db } = server.services;
    await db.deleteFrom('sys_permission').where('perms', 'like', 'bgd:customer:%').execute();
    expect((await clerk.call({ url: '/kehu/ywinfoKehu/list' })).status).toBe(403);
    expect((await check({ code: 'K-1' })).body).toMatchObject(TAKEN);
  });
});

describe('configured checks without a page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ schemasFolder: join(import.meta.dirname, '../../fixtures/records') });
  });
  afterAll(() => server.close());

  test.each(['/kehu/ywinfoKehu/check', '/ywd/ywYwd/check'])('%s passes [S7-20]', async (url) => {
    const clerk = await server.signIn('clerk');
    expect((await ask(clerk, url, { code: 'A-1' })).body).toMatchObject(FREE);
  });
});
