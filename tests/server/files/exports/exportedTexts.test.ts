import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { TENANT_ID } from '../../../../server/app/seeds/accounts.ts';
import { insertDemoCategories } from '../../../../server/app/seeds/demoCategories.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { addPositions } from '../../directory/people/organisation.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { exported, rowsOf } from './exportClient.ts';

let server: TestServer;
let admin: TestClient;
let stored: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({ schemasFolder: join(import.meta.dirname, '../../fixtures/widgets') });
  const { db, schemas } = server.services;
  expect(schemas.problems()).toEqual([]);
  await followMenu(db, schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  await db.deleteFrom('sys_category').execute();
  await insertDemoCategories(db, TENANT_ID);
  await addPositions(db, [{ code: 'ZG', name: '主管', rank: '1' }]);
  admin = await server.signIn('admin');
  const [category] = await db
    .selectFrom('sys_category')
    .select(['id', 'code', 'name'])
    .where('code', '=', 'A01')
    .execute();
  const [depart] = await db
    .selectFrom('sys_depart')
    .select(['id', 'depart_name'])
    .where('org_code', '=', 'A01A01')
    .execute();
  const clerk = await db.selectFrom('sys_user').select('id').where('username', '=', 'clerk').executeTakeFirstOrThrow();
  const add = async (body: Readonly<Record<string, unknown>>): Promise<string> => {
    const answer = await admin.call({ method: 'POST', url: '/trade/thing/add', body });
    if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
    return String(Object(answer.body.result).id);
  };
  const other = await add({ name: '样机' });
  stored = { categoryName: category?.name ?? '', departName: depart?.depart_name ?? '' };
  await add({
    name: '设备',
    owner: 'clerk',
    members: `${admin.userId},${clerk.id}`,
    depart: depart?.id,
    roles: 'admin,clerk',
    position: 'ZG',
    category: category?.id,
    services: 'A01,C01',
    area: '440305',
    mode: '2',
    modes: '2,5',
    kind: '2',
    urgent: 'Y',
    like: other,
  });
});
afterAll(() => server.close());

const FIELDS = 'name,owner,members,depart,roles,position,category,services,area,mode,modes,kind,urgent,like,createBy';

const rowOf = async (parameters: Readonly<Record<string, string>>, name = '设备'): Promise<readonly unknown[]> => {
  const url = `/trade/thing/exportXls?${new URLSearchParams({ exportFields: FIELDS, exportFormat: 'xlsx', ...parameters })}`;
  return rowsOf(await exported(server, admin, url)).find(([first]) => first === name) ?? [];
};

test('tells people, departments, roles, positions, categories, areas and records by their names [W7-30] [W3.3-4] [W3.3-5] [W3.3-10]', async () => {
  expect(await rowOf({})).toEqual([
    '设备',
    '李制单',
    '管理员,李制单',
    stored['departName'],
    '系统管理员,制单员',
    '主管',
    stored['categoryName'],
    expect.stringContaining(stored['categoryName'] ?? '?'),
    expect.stringContaining('南山区'),
    '水路',
    '水路,航空',
    '特急',
    '正常',
    '样机',
    '管理员',
  ]);
});

test('tells them as they are stored where codes are asked for', async () => {
  const row = await rowOf({ exportValues: 'codes' });
  expect([row[1], row[4], row[5], row[8], row[9], row[14]]).toEqual([
    'clerk',
    'admin,clerk',
    'ZG',
    '440305',
    '2',
    'admin',
  ]);
});
