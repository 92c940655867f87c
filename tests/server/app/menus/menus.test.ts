import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly children?: readonly Entry[] };
interface Asked {
  readonly body?: unknown;
  readonly as?: TestClient;
  readonly method?: 'DELETE' | 'POST' | 'GET';
}

const ask = (call: string, { body, as = admin, method = body === undefined ? 'GET' : 'POST' }: Asked = {}) =>
  as.call({ method, url: `/sys/permission/${call}`, ...(body === undefined ? {} : { body }) });
const resultOf = async <T = Entry>(call: string, asked?: Asked): Promise<T> => {
  const { body } = await ask(call, asked);
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.result as T;
};
const rowOf = (url: string) =>
  server.services.db.selectFrom('sys_permission').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
const below = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => [entry, ...below(entry.children ?? [])]);
const ownEntry = (url: string, more: object = {}) => ({
  name: `自建${url}`,
  menuType: 0,
  url,
  component: '',
  sortNo: 900,
  ...more,
});

describe('the menu', () => {
  test('returns the whole tree, matches by parts of a name, and single levels [S7-24]', async () => {
    const tree = await resultOf<readonly Entry[]>('list');
    const all = below(tree);
    expect(tree.every(({ parentId }) => parentId === '')).toBe(true);
    const system = tree.find(({ url }) => url === '/isystem');
    expect(system).toMatchObject({ menuType: 0, leaf: false, route: true, internalOrExternal: false, origin: 'file' });
    expect(all.find(({ perms }) => perms === 'system:role:add')).toMatchObject({ menuType: 2, leaf: true });
    const found = await resultOf<readonly Entry[]>('list?name=*角色管*');
    expect(found).toMatchObject([{ name: '角色管理', component: 'system/RoleUserList' }]);
    const tops = await resultOf<readonly Entry[]>('getSystemMenuList');
    expect(tops.map(({ id }) => id)).toEqual(tree.map(({ id }) => id));
    const [first] = await resultOf<readonly Entry[]>(`getSystemSubmenu?parentId=${system?.id}`);
    expect(first?.['parentId']).toBe(system?.id);
    expect(Object.keys(await resultOf<object>(`getSystemSubmenuBatch?parentIds=${system?.id},`))).toEqual([system?.id]);
    expect(await resultOf<readonly Entry[]>('queryListAsync')).toMatchObject(tops.map(({ id }) => ({ key: id })));
  });

  test('takes entries and rights of staff, and lets them go with all below them [S7-24]', async () => {
    const top = await resultOf('add', { body: ownEntry('/own') });
    expect(top).toMatchObject({ component: 'layouts/RouteView', origin: 'own', menuType: '0' });
    const page = await resultOf('add', {
      body: ownEntry('/own/page', { menuType: 1, parentId: top.id, component: 'bgd/BgdExportList' }),
    });
    const right = await resultOf('add', {
      body: { name: '按钮', menuType: 2, parentId: page.id, perms: 'own:page:press', permsType: '2' },
    });
    expect(right).toMatchObject({ perms: 'own:page:press', permsType: '2' });
    expect((await ask('checkPermDuplication?url=/own/page')).body).toMatchObject({
      success: false,
      message: '访问路径不允许重复，请重定义！',
    });
    expect((await ask(`checkPermDuplication?url=/own/page&id=${page.id}`)).body.success).toBe(true);
    expect((await ask('add', { body: ownEntry('/own/page') })).body.success).toBe(false);
    const moved = await ask('edit', { body: { id: page.id, parentId: page.id } });
    expect(moved.status).toBe(400);
    await resultOf('edit', { body: { id: page.id, name: '改名', sortNo: '5' } });
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_permission')
      .where('data_id', '=', page.id)
      .orderBy('data_version', 'desc')
      .select(['create_by', 'changes'])
      .executeTakeFirst();
    expect(log).toMatchObject({ create_by: 'admin', changes: { header: { name: ['自建/own/page', '改名'] } } });
    await resultOf(`delete?id=${top.id}`, { method: 'DELETE' });
    expect(below(await resultOf<readonly Entry[]>('list')).some(({ id }) => [page.id, right.id].includes(id))).toBe(
      false,
    );
  });

  test.each([
    [{ name: '', menuType: 0, url: '/x' }],
    [{ name: '无路径', menuType: 0 }],
    [{ name: '外站', menuType: 0, url: '//evil.example' }],
    [{ name: '无上级', menuType: 1, url: '/y', component: 'a/B' }],
    [{ name: '无标识', menuType: 2 }],
    [{ name: '坏标识', menuType: 2, perms: "a'; drop" }],
    [{ name: '坏类型', menuType: 7, url: '/z' }],
  ])('refuses %o in words', async (body) => {
    const { status, body: answer } = await ask('add', { body });
    expect(status).toBe(400);
    expect(answer.message).toMatch(/\p{Script=Han}/u);
  });
});

describe('what ships [D59]', () => {
  test('can be renamed and moved, shows the difference to the file, and can be reset', async () => {
    const { db, schemas } = server.services;
    const row = await rowOf('/isystem/log');
    await resultOf('edit', { body: { id: row.id, name: '登录记录', hidden: true } });
    expect(await resultOf(`queryById?id=${row.id}`)).toMatchObject({
      origin: 'changed',
      fileSays: '名称：日志管理；隐藏：否',
    });
    await db.transaction().execute((trx) => followMenu(trx, schemas.menu() ?? [], { fresh: false }));
    expect((await rowOf('/isystem/log')).name).toBe('登录记录');
    const reset = { id: row.id, transition: 'reset', version: 1, reasons: {} };
    expect(await resultOf('transition', { body: reset })).toMatchObject({
      origin: 'file',
      name: '日志管理',
      hidden: '0',
    });
  });

  test.each([{ component: 'system/UserList' }, { url: '/elsewhere' }, { menuType: 0 }])(
    'keeps what pages mean something by: %o',
    async (change) => {
      const { id } = await rowOf('/isystem/log');
      const { body } = await ask('edit', { body: { id, ...change } });
      expect(body).toMatchObject({ success: false, message: expect.stringContaining('不能修改') });
    },
  );

  test('is not removed, also not with an entry of staff above it', async () => {
    const { id } = await rowOf('/isystem/log');
    expect((await ask(`delete?id=${id}`, { method: 'DELETE' })).body.message).toContain('不能删除');
    const { parent_id } = await rowOf('/isystem/log');
    const own = await resultOf('add', { body: ownEntry('/folder') });
    await resultOf('edit', { body: { id, parentId: own.id } });
    expect((await ask(`deleteBatch?ids=${own.id},`, { method: 'DELETE' })).body.success).toBe(false);
    await resultOf('edit', { body: { id, parentId: parent_id } });
  });
});

describe('who writes the menu', () => {
  test('are administrators of the first tenant alone; those of others read it', async () => {
    const { db } = server.services;
    const neighbour = await server.signIn('neighbour');
    const { id: role } = await db
      .selectFrom('sys_held_role')
      .where('user_id', '=', neighbour.userId)
      .select('role_id as id')
      .executeTakeFirstOrThrow();
    const rights = await db
      .selectFrom('sys_permission')
      .where('perms', 'like', 'system:permission:%')
      .select('id')
      .execute();
    await db
      .insertInto('sys_role_permission')
      .values(rights.map(({ id }) => ({ role_id: role, permission_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect((await resultOf<readonly Entry[]>('list', { as: neighbour })).length).toBeGreaterThan(3);
    const refused = await ask('add', { body: ownEntry('/foreign'), as: neighbour });
    expect(refused).toMatchObject({ status: 403, body: { message: '菜单为所有租户共用，只能由主租户的管理员修改' } });
  });

  test('hides the codes of rights the user lacks, and rejects users without permission', async () => {
    const { db } = server.services;
    const clerk = await server.signIn('clerk');
    expect((await ask('list', { as: clerk })).status).toBe(403);
    const tree = { url: '/sys/dict/loadTreeData?dictCode=menu_tree&pid=' };
    expect((await clerk.call(tree)).status).toBe(403);
    expect((await admin.call(tree)).body.result).toContainEqual(expect.objectContaining({ title: '系统管理' }));
    expect((await ask('add', { body: ownEntry('/none'), as: clerk })).status).toBe(403);
    const { id: role } = await db
      .selectFrom('sys_role')
      .where('role_code', '=', 'clerk')
      .where('tenant_id', '=', '1000')
      .select('id')
      .executeTakeFirstOrThrow();
    const rights = await db
      .selectFrom('sys_permission')
      .where('perms', 'in', ['system:permission:add', 'system:permission:edit'])
      .select('id')
      .execute();
    await db
      .insertInto('sys_role_permission')
      .values(rights.map(({ id }) => ({ role_id: role, permission_id: id })))
      .execute();
    const { id: parentId } = await rowOf('/bgd/export');
    const perms = 'bgd:export:add,system:permission:grantAll';
    const refused = await ask('add', { body: { name: '后门', menuType: 2, parentId, perms }, as: clerk });
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('grantAll') } });
  });
});
