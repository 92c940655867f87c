import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MenuItem, MenuPermission, MenuSchema } from '../../../../engine/index.ts';
import { readConfig } from '../../../../server/core/config/config.ts';
import { migrate } from '../../../../server/core/database/migrations.ts';
import { followSavedMenu, isDemoPending, seedDatabase } from '../../../../server/app/seeds/freshDatabase.ts';
import { checkCredentials } from '../../../../server/identity/sessions/signIn.ts';
import { setPassword } from '../../../../server/identity/sessions/setPassword.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

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

const HERE = { ip: '127.0.0.1' };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(database.db);
});
afterEach(() => database.drop());

const seed = async (environment: Record<string, string> = {}, menu: MenuSchema = MENU) =>
  (await seedDatabase(database.db, readConfig(environment), menu)).accounts;

describe('a fresh database', () => {
  test('gets an administrator and demo accounts with random passwords, told once', async () => {
    const accounts = await seed();
    expect(accounts.map(({ username }) => username)).toEqual(['admin', 'clerk', 'reviewer', 'clerk2']);
    for (const { username, password } of accounts)
      expect(await checkCredentials(database.db, { username, passwords: [password ?? ''] }, HERE)).toMatchObject({
        username,
      });
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(4);
    expect(await seed()).toEqual([]);
  });

  test('takes given passwords and does not tell them', async () => {
    const accounts = await seed({ WAYBILL_ADMIN_PASSWORD: 'Adm1n-pass', WAYBILL_DEMO_PASSWORD: 'D3mo-pass' });
    expect(accounts.some((account) => 'password' in account)).toBe(false);
    expect(await checkCredentials(database.db, { username: 'admin', passwords: ['Adm1n-pass'] }, HERE)).toMatchObject({
      username: 'admin',
    });
    expect(await checkCredentials(database.db, { username: 'clerk', passwords: ['D3mo-pass'] }, HERE)).toMatchObject({
      username: 'clerk',
    });
  });

  test('creates no demo accounts when disabled or on an external database', async () => {
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
    await followSavedMenu(database.db, LATER);
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
  for (let count = 0; count < 5; count += 1)
    await checkCredentials(db, { username: 'admin', passwords: ['wrong'] }, HERE).catch(() => undefined);
  expect(await setPassword(db, { username: 'admin', password: 'N3w-pass' })).toBe(true);
  expect(await checkCredentials(db, { username: 'admin', passwords: ['N3w-pass'] }, HERE)).toMatchObject({
    username: 'admin',
  });
  await expect(checkCredentials(db, { username: 'admin', passwords: ['Adm1n-pass'] }, HERE)).rejects.toThrow(
    '用户名或密码错误',
  );
  expect(await setPassword(db, { username: 'nobody', password: 'x' })).toBe(false);
});

/** Returns a menu in the shape of the shipped file, with one page and its rights. */
const fleet = (rights: readonly MenuPermission[], entry: Partial<MenuItem> = {}): MenuSchema => [
  ...MENU,
  {
    path: '/fleet/truck',
    name: 'fleet-truck',
    title: '车辆',
    component: 'schema:fleet/truck',
    permissionList: [...rights],
    ...entry,
  },
];
const right = (name: string, more: Partial<MenuPermission> = {}): MenuPermission => ({
  action: `fleet:truck:${name}`,
  title: name,
  ...more,
});

describe('a saved menu file', () => {
  const rows = () => database.db.selectFrom('sys_permission').selectAll().orderBy('sort_no').orderBy('id').execute();
  /** Returns code and status of the rights below /fleet that are not deleted. */
  const truckRights = async () =>
    (await rows())
      .filter(({ perms, del_flag }) => perms?.startsWith('fleet:') === true && del_flag === 0)
      .map(({ perms, status }) => `${perms} ${status}`);
  const give = async (code: string, role = 'clerk'): Promise<void> => {
    const { id } = await database.db
      .selectFrom('sys_role')
      .select('id')
      .where('role_code', '=', role)
      .executeTakeFirstOrThrow();
    const { id: permission_id } = (await rows()).find(({ perms }) => perms === code) ?? { id: '' };
    await database.db.insertInto('sys_role_permission').values({ role_id: id, permission_id }).execute();
  };
  const holders = async (code: string): Promise<readonly string[]> =>
    (
      await database.db
        .selectFrom('sys_permission as permission')
        .innerJoin('sys_role_permission as grant', 'grant.permission_id', 'permission.id')
        .innerJoin('sys_role as role', 'role.id', 'grant.role_id')
        .where('permission.perms', '=', code)
        .where('permission.del_flag', '=', 0)
        .select('role.role_code')
        .orderBy('role.role_code')
        .execute()
    ).map(({ role_code }) => role_code);
  const save = (menu: MenuSchema) => followSavedMenu(database.db, menu);

  test('switches a right off and on again', async () => {
    await seed({}, fleet([right('list'), right('add')]));
    await save(fleet([right('list'), right('add', { status: '0' })]));
    expect(await truckRights()).toEqual(['fleet:truck:list 1', 'fleet:truck:add 0']);
    await save(fleet([right('list'), right('add', { status: '1' })]));
    expect(await truckRights()).toEqual(['fleet:truck:list 1', 'fleet:truck:add 1']);
  });

  test('leaves nothing of a right that was written by mistake and never given', async () => {
    await seed({}, fleet([right('list')]));
    await save(fleet([right('list'), right('lsit', { title: '查看' })]));
    expect(await holders('fleet:truck:lsit')).toEqual(['admin']);
    await save(fleet([right('list')]));
    expect((await rows()).filter(({ perms }) => perms?.includes('lsit'))).toEqual([]);
  });

  test('removes a right that is gone, and restores it to the same roles later', async () => {
    await seed({}, fleet([right('list'), right('add')]));
    await give('fleet:truck:add');
    await save(fleet([right('list')]));
    expect(await truckRights()).toEqual(['fleet:truck:list 1']);
    expect(await holders('fleet:truck:add')).toEqual([]);
    await save(fleet([right('list'), right('add')]));
    expect(await holders('fleet:truck:add')).toEqual(['admin', 'clerk']);
  });

  test('renames a right whose code was mended: its roles keep it under the new code', async () => {
    await seed({}, fleet([right('list'), right('ad', { title: '新增' })]));
    await give('fleet:truck:ad');
    await save(fleet([right('list'), right('add', { title: '新增' })]));
    expect(await truckRights()).toEqual(['fleet:truck:list 1', 'fleet:truck:add 1']);
    expect(await holders('fleet:truck:add')).toEqual(['admin', 'clerk']);
  });

  test('follows title, component, order and address of an entry, whose rights keep their roles', async () => {
    await seed({}, fleet([right('list')]));
    await give('fleet:truck:list');
    const [home, bgd] = MENU;
    const [, , truck] = fleet([right('list')], {
      path: '/fleet/lorry',
      title: '货车',
      component: 'schema:fleet/lorry',
    });
    await save([home, truck, bgd].flatMap((item) => item ?? []));
    expect((await rows()).filter(({ menu_type }) => menu_type === 0)).toMatchObject([
      { url: '/dashboard/analysis' },
      { url: '/fleet/lorry', name: '货车', component: 'schema:fleet/lorry' },
      { url: '/bgd' },
    ]);
    expect(await holders('fleet:truck:list')).toEqual(['admin', 'clerk']);
  });

  test('removes an entry with its rights, and keeps a right moved to another entry', async () => {
    await seed({}, fleet([right('list'), right('add')]));
    await give('fleet:truck:list');
    const elsewhere = fleet([right('list')], { path: '/fleet/other', name: 'fleet-other' });
    await save(elsewhere);
    expect((await rows()).find(({ url }) => url === '/fleet/truck')).toBeUndefined();
    expect(await holders('fleet:truck:list')).toEqual(['admin', 'clerk']);
    await save(MENU);
    expect(await truckRights()).toEqual([]);
    expect((await rows()).find(({ url }) => url === '/fleet/other')).toMatchObject({ del_flag: 1 });
  });

  test('keeps what users changed or deleted while its own content is unchanged', async () => {
    const { db } = database;
    await seed({}, fleet([right('list'), right('add')]));
    await db.updateTable('sys_permission').set({ name: '改过', sort_no: 1 }).where('url', '=', '/bgd').execute();
    await db.updateTable('sys_permission').set({ del_flag: 1 }).where('perms', '=', 'fleet:truck:add').execute();
    await db
      .insertInto('sys_permission')
      .values({ id: 'own', name: '自建', menu_type: 2, perms: 'fleet:truck:own' })
      .execute();
    const [first, ...others] = fleet([right('list', { title: '查看' }), right('add')]);
    await save([
      { path: '/new', name: 'new', title: '新', component: 'dashboard/Analysis' },
      ...others,
      ...(first ? [first] : []),
    ]);
    expect((await rows()).filter(({ menu_type }) => menu_type === 0).map(({ name }) => name)).toEqual([
      '改过',
      '新',
      '车辆',
      '首页',
    ]);
    expect(await truckRights()).toEqual(['fleet:truck:own 1', 'fleet:truck:list 1']);
  });

  test('that was broken from the start changes nothing', async () => {
    await seed({}, fleet([right('list')]));
    await seedDatabase(database.db, readConfig({}), undefined);
    expect(await truckRights()).toEqual(['fleet:truck:list 1']);
  });

  test('places an entry where it has it', async () => {
    await seed();
    await followSavedMenu(database.db, [
      ...MENU,
      { path: '/fleet', name: 'fleet', title: '车队', component: 'dashboard/Analysis' },
    ]);
    expect((await rows()).filter(({ menu_type }) => menu_type === 0).map(({ name }) => name)).toEqual([
      '首页',
      '报关',
      '车队',
    ]);
  });
});
