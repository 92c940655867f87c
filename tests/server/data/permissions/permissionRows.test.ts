import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  allButtons,
  grantedComponents,
  grantedPermissions,
} from '../../../../server/data/permissions/permissionRows.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.insertInto('sys_tenant').values({ id: '2000', name: '乙' }).execute();
  await db
    .insertInto('sys_user')
    .values({ id: 'visitor', tenant_id: '1000', username: 'visitor', realname: '客', password_hash: '' })
    .execute();
  const role = { role_code: 'clerk', role_name: '制单员' };
  await db
    .insertInto('sys_role')
    .values([
      { id: 'ours', tenant_id: '1000', ...role, role_code: 'visitor' },
      { id: 'theirs', tenant_id: '2000', ...role },
    ])
    .execute();
  await db
    .insertInto('sys_user_role')
    .values([
      { user_id: 'visitor', role_id: 'ours' },
      { user_id: 'visitor', role_id: 'theirs' },
    ])
    .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('sys_role_permission').execute();
  await db.deleteFrom('sys_permission').execute();
  await db
    .insertInto('sys_permission')
    .values([
      { id: 'page', name: '页', menu_type: 1, url: '/page', component: 'schema:a/page', sort_no: 2 },
      { id: 'heading', name: '目录', menu_type: 0, url: '/heading', component: null, sort_no: 1 },
      { id: 'top', name: '首页', menu_type: 0, url: '/top', component: 'schema:a/top', sort_no: 2 },
      { id: 'add', name: '新增', menu_type: 2, perms: 'a:add', component: 'schema:a/none', sort_no: 4 },
      { id: 'print', name: '打印', menu_type: 2, perms: 'a:print', sort_no: 3 },
      { id: 'codeless', name: '无码', menu_type: 2, perms: null, sort_no: 3 },
      { id: 'gone', name: '已删', menu_type: 1, component: 'schema:a/gone', del_flag: 1, sort_no: 0 },
      { id: 'goneButton', name: '已删', menu_type: 2, perms: 'a:gone', del_flag: 1, sort_no: 0 },
    ])
    .execute();
});

const give = (role_id: string, ids: readonly string[]) =>
  database.db
    .insertInto('sys_role_permission')
    .values(ids.map((permission_id) => ({ role_id, permission_id })))
    .execute();

const ALL = ['page', 'heading', 'top', 'add', 'print', 'codeless', 'gone', 'goneButton'];
const granted = async (id: string, tenantId: string) =>
  (await grantedPermissions(database.db, { id, tenantId })).map((row) => row.id);
const components = async (id: string, tenantId: string) =>
  [...(await grantedComponents(database.db, { id, tenantId }))].sort();

test('a role of another tenant grants neither menus nor pages', async () => {
  await give('theirs', ALL);
  expect(await granted('visitor', '1000')).toEqual([]);
  expect(await components('visitor', '1000')).toEqual([]);
  await give('ours', ['top', 'add']);
  expect(await granted('visitor', '1000')).toEqual(['top', 'add']);
  expect(await components('visitor', '1000')).toEqual(['schema:a/top']);
  expect(await components('visitor', '2000')).toEqual(['schema:a/page', 'schema:a/top']);
});

test('the granted entries of a role follow the menu order, without deleted ones', async () => {
  await give('ours', ALL);
  expect(await granted('visitor', '1000')).toEqual(['heading', 'page', 'top', 'codeless', 'print', 'add']);
});

test('the pages that may be opened exclude deleted entries and buttons', async () => {
  await give('ours', ALL);
  expect(await components('visitor', '1000')).toEqual(['schema:a/page', 'schema:a/top']);
});

test('who holds no role, or a role that holds nothing, is granted nothing', async () => {
  expect(await granted('visitor', '1000')).toEqual([]);
  await give('ours', ALL);
  expect(await granted('nobody', '1000')).toEqual([]);
  expect(await components('nobody', '1000')).toEqual([]);
});

test('lists every button with a code in menu order, whether granted or not', async () => {
  expect((await allButtons(database.db)).map(({ id }) => id)).toEqual(['print', 'add']);
});
