import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MenuSchema } from '../../../engine/index.ts';
import { readConfig } from '../../../server/config.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { addSavedMenu, isDemoPending, seedDatabase } from '../../../server/seeds/freshDatabase.ts';
import { checkCredentials } from '../../../server/sessions/signIn.ts';
import { setPassword } from '../../../server/sessions/setPassword.ts';
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts';

const MENU: MenuSchema = [
  { path: '/dashboard/analysis', name: 'home', title: '首页', component: 'dashboard/Analysis' },
  {
    path: '/bgd',
    name: 'bgd',
    title: '报关',
    component: 'layouts/RouteView',
    children: [
      {
        path: '/bgd/export',
        name: 'bgd-export',
        title: '出口',
        component: 'bgd/BgdExportList',
        permissionList: [{ action: 'bgd:export:add', title: '新增' }],
      },
    ],
  },
];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(database.db);
});
afterEach(() => database.drop());

const seed = (environment: Record<string, string> = {}, menu = MENU) =>
  seedDatabase(database.db, readConfig(environment), menu);

describe('a fresh database', () => {
  test('gets an administrator and demo accounts with random passwords, told once', async () => {
    const accounts = await seed();
    expect(accounts.map(({ username }) => username)).toEqual(['admin', 'clerk', 'reviewer', 'clerk2']);
    for (const { username, password } of accounts)
      expect(await checkCredentials(database.db, username, password ?? '')).toMatchObject({ username });
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(4);
    expect(await seed()).toEqual([]);
  });

  test('takes given passwords and does not tell them', async () => {
    const accounts = await seed({ WAYBILL_ADMIN_PASSWORD: 'Adm1n-pass', WAYBILL_DEMO_PASSWORD: 'D3mo-pass' });
    expect(accounts.some((account) => 'password' in account)).toBe(false);
    expect(await checkCredentials(database.db, 'admin', 'Adm1n-pass')).toMatchObject({ username: 'admin' });
    expect(await checkCredentials(database.db, 'clerk', 'D3mo-pass')).toMatchObject({ username: 'clerk' });
  });

  test('gets no demo accounts when they are switched off, nor on a database of one’s own', async () => {
    expect((await seed({ WAYBILL_DEMO: 'off' })).map(({ username }) => username)).toEqual(['admin']);
    expect(await isDemoPending(database.db)).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false);
  });

  test('still wants its demo records until they are made', async () => {
    await seed();
    expect(await isDemoPending(database.db)).toBe(true);
  });

  test('is filled once when two servers start at once', async () => {
    const both = await Promise.all([seed(), seed()]);
    expect(both.map((accounts) => accounts.length).sort()).toEqual([0, 4]);
  });
});

describe('the menu file', () => {
  const names = async () =>
    (
      await database.db.selectFrom('sys_permission').select('name').where('menu_type', '<', 2).orderBy('name').execute()
    ).map(({ name }) => name);
  const rolesOf = async (url: string) =>
    (
      await database.db
        .selectFrom('sys_permission as permission')
        .innerJoin('sys_role_permission as grant', 'grant.permission_id', 'permission.id')
        .innerJoin('sys_role as role', 'role.id', 'grant.role_id')
        .where('permission.url', '=', url)
        .select('role.role_code')
        .orderBy('role.role_code')
        .execute()
    ).map(({ role_code }) => role_code);
  const LATER: MenuSchema = [...MENU, { path: '/more', name: 'more', title: '更多', component: 'x/More' }];

  test('adds entries that the database lacks, for administrators to hand on', async () => {
    await seed();
    await addSavedMenu(database.db, LATER);
    expect(await names()).toContain('更多');
    expect(await rolesOf('/more')).toEqual(['admin']);
  });

  test('gives the roles of a fresh database the entries that they have rights below', async () => {
    await seed();
    expect(await rolesOf('/bgd/export')).toEqual(['admin', 'clerk']);
    expect(await rolesOf('/dashboard/analysis')).toEqual(['admin', 'clerk', 'reviewer']);
  });

  test('never changes an entry that is there', async () => {
    await seed();
    await database.db.updateTable('sys_permission').set({ name: '改过' }).where('url', '=', '/bgd').execute();
    await seed();
    expect(await names()).toContain('改过');
    expect(await names()).not.toContain('报关');
  });

  test('does not bring back an entry that was deleted', async () => {
    await seed();
    await database.db.updateTable('sys_permission').set({ del_flag: 1 }).where('url', '=', '/bgd/export').execute();
    await seed();
    expect(
      await database.db.selectFrom('sys_permission').select('del_flag').where('url', '=', '/bgd/export').execute(),
    ).toEqual([{ del_flag: 1 }]);
  });
});

test('a new password ends the sessions, unlocks the name and replaces the old one', async () => {
  const { db } = database;
  await seed({ WAYBILL_ADMIN_PASSWORD: 'Adm1n-pass' });
  for (let count = 0; count < 5; count += 1) await checkCredentials(db, 'admin', 'wrong').catch(() => undefined);
  expect(await setPassword(db, { username: 'admin', password: 'N3w-pass' })).toBe(true);
  expect(await checkCredentials(db, 'admin', 'N3w-pass')).toMatchObject({ username: 'admin' });
  await expect(checkCredentials(db, 'admin', 'Adm1n-pass')).rejects.toThrow('用户名或密码错误');
  expect(await setPassword(db, { username: 'nobody', password: 'x' })).toBe(false);
});

test('a menu entry added later stands where the file has it', async () => {
  await seed();
  await addSavedMenu(database.db, [
    ...MENU,
    { path: '/fleet', name: 'fleet', title: '车队', component: 'dashboard/Analysis' },
  ]);
  const rows = await database.db
    .selectFrom('sys_permission')
    .select('name')
    .where('menu_type', '=', 0)
    .orderBy('sort_no')
    .execute();
  expect(rows.map(({ name }) => name)).toEqual(['首页', '报关', '车队']);
});
