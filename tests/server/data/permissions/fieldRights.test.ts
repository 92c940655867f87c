import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../files/exports/exportClient.ts';
import type { TestClient } from '../../testServer.ts';
import { startRuledServer, type RuledServer } from './ruledServer.ts';

/** Wire name of the contacts. */
const WIRE = 'contactsList';

let server: RuledServer;
let admin: TestClient;
let clerk: TestClient;
let version = 1;
beforeAll(async () => {
  server = await startRuledServer();
  ({ admin, clerk } = server);
  const { body } = await admin.call({
    method: 'POST',
    url: '/kehu/customer/edit',
    body: {
      id: server.ids['R-1'],
      version: 1,
      status: 'active',
      salesman: '小王',
      [WIRE]: [{ person: '张三', phone: '1' }],
    },
  });
  if (!body.success) throw new Error(body.message);
  version = Number(Object(body.result).version);
});
afterAll(() => server.close());

const guard = (perms: string, perms_type: '1' | '2', status = '1') =>
  server.services.db
    .insertInto('sys_permission')
    .values({ id: perms, name: perms, menu_type: 2, perms, perms_type, status })
    .execute();
afterEach(() => server.services.db.deleteFrom('sys_permission').where('id', 'like', 'kehu:customer:%').execute());

type Row = Readonly<Record<string, unknown>>;

const read = async (client = clerk): Promise<Row> =>
  (await client.call({ url: `/kehu/customer/queryById?id=${server.ids['R-1']}` })).body.result as Row;
const list = (query: string) => clerk.call({ url: `/kehu/customer/list?code=R-1${query}` });
const edit = (body: Row, client = clerk) =>
  client.call({ method: 'POST', url: '/kehu/customer/edit', body: { id: server.ids['R-1'], version, ...body } });

describe('a field that is guarded by a row of type 1 and not granted [S6-7, D4]', () => {
  test('is not there: in lists, records, conditions, order, exports, reports and answers to a save', async () => {
    expect(await read()).toMatchObject({ salesman: '小王' });
    await guard('kehu:customer:field:salesman', '1');
    expect(await read()).not.toHaveProperty('salesman');
    const [record] = Object((await list('')).body.result).records as readonly Row[];
    expect(record).toMatchObject({ code: 'R-1' });
    expect(record).not.toHaveProperty('salesman');
    expect((await list('&salesman=小王')).status).toBe(400);
    expect((await list('&column=salesman&order=asc')).status).toBe(400);
    const advanced = encodeURIComponent(JSON.stringify([{ field: 'salesman', rule: 'eq', val: '小王' }]));
    expect((await list(`&superQueryParams=${advanced}`)).status).toBe(400);
    const answer = await server.app.inject({
      url: '/api/kehu/customer/exportXls?code=R-1&exportFormat=xlsx',
      headers: { 'x-access-token': clerk.token },
    });
    expect(rowsOf(answer).flat()).not.toContain('业务员');
    expect(rowsOf(answer).flat()).not.toContain('小王');
    // The refusal does not reveal whether the value is the same.
    expect((await edit({ salesman: '小王' })).status).toBe(403);
    const saved = await edit({ remark: '备注' });
    expect(saved.body).toMatchObject({ success: true, result: { remark: '备注' } });
    expect(saved.body.result).not.toHaveProperty('salesman');
    version += 1;
    expect(await read(admin)).not.toHaveProperty('salesman');
  });

  test('is blank in a report over the table of its page', async () => {
    const name = async () => {
      const { body } = await clerk.call({ url: '/online/cgreport/api/getData/party?code=R-1' });
      expect(body.success, body.message).toBe(true);
      return (Object(body.result).records as readonly Row[])[0]?.['name'];
    };
    expect(await name()).toBe('北京一');
    await guard('kehu:customer:field:name', '1');
    expect(await name()).toBeNull();
  });

  test('is there for who holds it, and for everybody where the row is switched off', async () => {
    await guard('kehu:customer:field:salesman', '1', '0');
    expect(await read()).toMatchObject({ salesman: '小王' });
    await server.services.db.deleteFrom('sys_permission').where('id', 'like', 'kehu:customer:field:%').execute();
    await guard('kehu:customer:field:salesman', '1');
    await server.services.db
      .insertInto('sys_role_permission')
      .values({ role_id: await server.roleId('clerk'), permission_id: 'kehu:customer:field:salesman' })
      .execute();
    expect(await read()).toMatchObject({ salesman: '小王' });
    expect(await read(admin)).not.toHaveProperty('salesman');
  });
});

test('a field of type 2 is read and not written [D4]', async () => {
  await guard('kehu:customer:field:salesman', '2');
  expect(await read()).toMatchObject({ salesman: '小王' });
  const refused = await edit({ salesman: '老李' });
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('业务员')]);
  const same = await edit({ salesman: '小王', remark: '又' });
  expect(same.body.success, same.body.message).toBe(true);
  version += 1;
});

describe('a sub-table', () => {
  const rows = async () => (await read())[WIRE] as readonly Row[];

  test('hides a guarded column of its rows [D4]', async () => {
    await guard('kehu:customer:field:contacts:phone', '1');
    const [row] = await rows();
    expect(row).toMatchObject({ person: '张三' });
    expect(row).not.toHaveProperty('phone');
  });

  test.each([
    ['add', async () => [...(await rows()), { person: '李四' }]],
    ['remove', async () => []],
  ] as const)('takes no rows by %s where that is guarded [D4]', async (button, made) => {
    await guard(`kehu:customer:detail:contacts:${button}`, '1');
    const { status, body } = await edit({ [WIRE]: await made() });
    expect([status, body.message]).toEqual([403, expect.stringContaining('联系人')]);
    const [row] = await rows();
    const changed = await edit({ [WIRE]: [{ ...row, post: `经理${button}` }] });
    expect(changed.body.success, changed.body.message).toBe(true);
    version += 1;
    expect(await rows()).toMatchObject([{ person: '张三', post: `经理${button}` }]);
  });
});
