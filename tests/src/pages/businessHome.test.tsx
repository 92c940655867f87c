import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { spoken } from '../../../src/platform/locales/spoken.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { memoryStorage } from '../fakes/memoryStorage.ts';
import { address, MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

// Lazy-loaded chunks: once imported, they load at once.
beforeAll(async () => {
  await import('../../../src/pages/BusinessHomePage.tsx');
  await import('../../../src/pages/SchemaPage.tsx');
}, 60_000);

const NOTE = {
  id: 'test/export',
  hash: 'h1',
  page: {
    schemaVersion: 1,
    kind: 'list',
    title: '出口报关单',
    resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
    columns: [{ type: 'input', key: 'name', title: '合同协议号' }],
    list: { columns: ['name'] },
    form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
  },
  dictionaries: {},
};

const standing = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  page: 'test/export',
  pageTitle: '出口报关单',
  id,
  status: 'draft',
  statusText: '暂存',
  names: [
    { title: '统一编号', text: `E-${id}` },
    { title: '合同协议号', text: `HT-${id}` },
  ],
  time: '2026-11-20 15:00:00',
  ...more,
});

const WAITS = { pageId: 'test/import', status: 'returned', text: '退回修改', records: 3 };

const TODOS = {
  pages: [{ id: 'test/import', title: '进口报关单', components: ['schema:test/bgd/import'] }],
  todos: {
    counts: [{ ...WAITS, where: { status: 'returned' } }],
    first: [
      {
        pageId: 'test/import',
        id: '55',
        status: 'returned',
        statusText: '退回修改',
        name: 'HT-55',
        customer: '远洋贸易',
        due: '2020-01-02',
        dueTitle: '进口日期',
        time: '2026-11-20 15:00:00',
      },
    ],
  },
};

const asked = (body: unknown): readonly string[] =>
  (body as { readonly records: readonly { readonly id: string }[] }).records.map(({ id }) => id);

/** Returns the routes of a server that has all records except `gone`. */
const serverWith = (gone: readonly string[] = []): Readonly<Record<string, FakeRoute>> => ({
  'GET /api/sys/permission/getUserPermissionByToken': () =>
    good({ menu: MENU, auth: [{ action: 'test:note:edit', type: '1', status: '1' }], allAuth: [], sysSafeMode: false }),
  'GET /api/schema/resolve': () => good(NOTE),
  'GET /api/test/note/queryById': ({ params }) =>
    good({ id: params['id'], version: 1, name: `HT-${String(params['id'])}` }),
  'GET /api/sys/home/todos': () => good(TODOS),
  'POST /api/sys/home/records': ({ body }) =>
    good(
      asked(body)
        .filter((id) => !gone.includes(id))
        .map((id) => standing(id)),
    ),
});

const open = (path: string, routes: Readonly<Record<string, FakeRoute>>, storage = memoryStorage()) =>
  shellOnScreen({ path, signedIn: true, routes, storage });

type Shown = Awaited<ReturnType<typeof open>>;

const list = ({ screen }: Shown) => screen.getByRole('main').getByRole('list').nth(1);
const link = ({ screen }: Shown, name: string | RegExp) => screen.getByRole('main').getByRole('link', { name });

const opened = (shown: Shown, ids: readonly string[]) =>
  ids.forEach((id) =>
    shown.shell.openedRecords.add({ page: 'test/export', id, name: `HT-${id}`, path: '/bgd/export' }),
  );

describe('the business home', { timeout: 60_000 }, () => {
  it('offers to resume the last opened record, stored as Current_Ywd [S3-15]', async () => {
    const storage = memoryStorage();
    const form = await open('/bgd/export/form/7', serverWith(), storage);
    await expect.element(form.screen.getByLabelText('合同协议号')).toHaveValue('HT-7');
    await expect
      .poll(() => storage.entries.get('pro__Current_Ywd'))
      .toContain('"value":{"page":"test/export","id":"7"}');
    await form.screen.unmount();

    const shown = await open('/yw/home', serverWith(), storage);
    const first = link(shown, /继续处理 出口报关单 · E-7/);
    await expect.element(first).toBeVisible();
    expect(document.querySelector('main a')?.textContent).toContain('继续处理');
    await userEvent.click(first);
    await expect.poll(address).toBe('/bgd/export/form/7');
    await shown.screen.unmount();
  });

  it('lists what was opened, the latest first, and opens it in its tab [S2.1-10]', async () => {
    const shown = await open('/yw/home', serverWith());
    opened(shown, ['7', '8']);
    await expect.element(link(shown, '出口报关单 · E-7').last()).toBeVisible();
    await expect
      .poll(() => [...document.querySelectorAll('.record-list a')].map(({ textContent }) => textContent))
      .toEqual(['出口报关单 · E-8', '出口报关单 · E-7']);
    await expect.element(list(shown).getByText('合同协议号 HT-8')).toBeVisible();
    await userEvent.click(list(shown).getByRole('link', { name: '出口报关单 · E-7' }));
    await expect.poll(address).toBe('/bgd/export/form/7');
    await expect.element(shown.screen.getByLabelText('合同协议号')).toHaveValue('HT-7');
    expect(shown.shell.tabs.state.tabs.map(({ fullPath }) => fullPath)).toContain('/bgd/export/form/7');
  });

  it('follows what became of a record when somebody comes back to it', async () => {
    const gone: string[] = [];
    const shown = await open('/yw/home', serverWith(gone));
    opened(shown, ['7', '8']);
    await userEvent.click(list(shown).getByRole('link', { name: '出口报关单 · E-7' }));
    await expect.element(shown.screen.getByLabelText('合同协议号')).toHaveValue('HT-7');
    gone.push('8');
    await userEvent.click(shown.screen.getByRole('tab', { name: '业务首页' }));
    await expect.element(link(shown, /继续处理 出口报关单 · E-7/)).toBeVisible();
    await expect.element(list(shown).getByText('已删除或无权查看')).toBeVisible();
    await expect.element(list(shown).getByText('出口报关单 · HT-8')).toBeVisible();
    expect(list(shown).getByRole('link', { name: /8$/ }).elements()).toEqual([]);
    await userEvent.click(list(shown).getByRole('button', { name: '从列表中移除：出口报关单 · HT-8' }));
    await expect.element(shown.screen.getByText('已删除或无权查看')).not.toBeInTheDocument();
    expect(shown.shell.openedRecords.list().map(({ id }) => id)).toEqual(['7']);
  });

  it('clears the list when that is confirmed, and says that it is empty', async () => {
    const shown = await open('/yw/home', serverWith());
    opened(shown, ['7']);
    await expect.element(link(shown, /继续处理/)).toBeVisible();
    await userEvent.click(shown.screen.getByRole('button', { name: '清空列表' }));
    await userEvent.click(shown.screen.getByRole('button', { name: /确\s?定/ }));
    await expect.element(shown.screen.getByText(/还没有打开过单据/)).toBeVisible();
    await expect.element(link(shown, /继续处理/)).not.toBeInTheDocument();
  });

  it('shows what waits, with its form, and how much of it there is', async () => {
    const shown = await open('/yw/home', serverWith());
    await expect.element(link(shown, '进口报关单 · HT-55')).toBeVisible();
    await expect.element(shown.screen.getByText('远洋贸易')).toBeVisible();
    await expect.element(shown.screen.getByText('进口日期 2020-01-02，已过期')).toBeVisible();
    expect(link(shown, '3').element().getAttribute('href')).toBe('/bgd/import?where.status=returned');
    await userEvent.click(link(shown, '进口报关单 · HT-55'));
    await expect.poll(address).toBe('/bgd/import/form/55');
  });

  it('keeps the list usable where the server does not answer, and asks again', async () => {
    let works = false;
    const good = serverWith();
    const unless =
      (key: string): FakeRoute =>
      (request) =>
        (works ? good[key]?.(request) : undefined) ?? bad(500, '数据库忙');
    const keys = ['POST /api/sys/home/records', 'GET /api/sys/home/todos'];
    const shown = await open('/yw/home', { ...good, ...Object.fromEntries(keys.map((key) => [key, unless(key)])) });
    opened(shown, ['7']);
    await expect.element(shown.screen.getByText('暂时无法核对这些单据：数据库忙')).toBeVisible();
    await expect.element(shown.screen.getByText('待办事项加载失败：数据库忙')).toBeVisible();
    await expect.element(list(shown).getByRole('link', { name: '出口报关单 · HT-7' })).toBeVisible();
    works = true;
    await userEvent.click(shown.screen.getByRole('button', { name: '重试' }).first());
    await expect.element(link(shown, '进口报关单 · HT-55')).toBeVisible();
    await userEvent.click(shown.screen.getByRole('button', { name: '重试' }));
    await expect.element(list(shown).getByRole('link', { name: '出口报关单 · E-7' })).toBeVisible();
  });

  it('leads nowhere where the user has no page for a record any more', async () => {
    const menu = MENU.filter(({ path }) => path !== '/bgd');
    const routes = { ...serverWith(), 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu) };
    const shown = await open('/yw/home', routes);
    opened(shown, ['7']);
    await expect.element(shown.screen.getByText('已删除或无权查看')).toBeVisible();
    expect(link(shown, /E-7|HT-7/).elements()).toEqual([]);
    await expect.element(shown.screen.getByText('您还没有业务页面，请联系管理员分配权限')).toBeVisible();
  });

  it('changes the language, including server texts about the records', async () => {
    const words = { 'zh-CN': '退回修改', 'en-US': 'Returned' };
    const todos = () => {
      const counts = [{ ...WAITS, text: words[spoken.language], where: {} }];
      return good({ ...TODOS, todos: { ...TODOS.todos, counts } });
    };
    const shown = await open('/yw/home', { ...serverWith(), 'GET /api/sys/home/todos': todos });
    await expect.element(shown.screen.getByText('退回修改').first()).toBeVisible();
    await shown.shell.language.choose('en-US');
    await expect.element(shown.screen.getByText('Returned')).toBeVisible();
    await expect.element(shown.screen.getByText('Opened lately')).toBeVisible();
    await shown.shell.language.choose('zh-CN');
    await expect.element(shown.screen.getByText('退回修改').first()).toBeVisible();
  });

  it('fits on a phone', async () => {
    await page.viewport(390, 800);
    const shown = await open('/yw/home', serverWith());
    opened(shown, ['7', '8', '9']);
    await expect.element(link(shown, /继续处理 出口报关单 · E-9/)).toBeVisible();
    const pane = document.querySelector('.pane:not([hidden])');
    expect(pane?.scrollWidth).toBe(pane?.clientWidth);
    await page.viewport(1440, 900);
  });
});
