import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { spoken } from '../../../src/platform/locales/spoken.ts';
import { good } from '../fakes/fakeServer.ts';
import { shellOnScreen, WANG } from '../fakes/shellOnScreen.tsx';

const button = (name: string) => screen.getByRole('button', { name, exact: true });

afterEach(() => {
  spoken.language = 'zh-CN';
});

test('speaks Chinese by default, and English at a click, everywhere at once [S1-1]', async () => {
  const { seen } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
  await expect.element(button('退出登录')).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-CN');
  await userEvent.click(button('EN · Switch to English'));
  await expect.element(button('Sign out')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Home' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Shortcuts' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-US');
  expect(seen[0]?.headers['accept-language']).toBe('zh-CN');
  await userEvent.click(button('中 · 切换到中文'));
  await expect.element(button('退出登录')).toBeVisible();
});

test('remembers the language for the user, and gives the next one Chinese', async () => {
  const { shell } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
  await userEvent.click(button('EN · Switch to English'));
  await expect.element(button('Sign out')).toBeVisible();
  shell.session.end();
  expect(spoken.language).toBe('en-US');
  shell.session.begin({ token: 't2', userInfo: { ...WANG, id: 'u2', username: 'li' } });
  expect(spoken.language).toBe('zh-CN');
  shell.session.end();
  shell.session.begin({ token: 't3', userInfo: WANG });
  expect(spoken.language).toBe('en-US');
});

test('reloads an open page in the selected language and continues in it', async () => {
  const languages: (string | undefined)[] = [];
  const page = (title: string) => ({
    schemaVersion: 1,
    kind: 'list',
    title,
    resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
    columns: [{ type: 'input', key: 'name', title: title === 'Notes' ? 'Name' : '名称' }],
    list: { columns: ['name'], query: [{ column: 'name' }] },
    form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
  });
  await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': ({ headers }) => {
        languages.push(headers['accept-language']);
        const title = headers['accept-language'] === 'en-US' ? 'Notes' : '笔记';
        return good({ id: 'test/bgd/export', hash: title, page: page(title), dictionaries: {} });
      },
      'GET /api/test/note/list': () => good({ records: [], total: 0 }),
    },
  });
  await userEvent.fill(screen.getByRole('textbox', { name: '名称' }), '甲');
  await userEvent.click(button('EN · Switch to English'));
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Notes' })).toBeVisible();
  await expect.element(button('Search')).toBeVisible();
  expect(languages).toEqual(['zh-CN', 'en-US']);
});

test('reloads the menu in the selected language, including breadcrumbs and open tabs', async () => {
  const titles = { 'zh-CN': '出口报关单', 'en-US': 'Export declarations' } as const;
  const menu = (language: string | undefined) => [
    {
      id: 'export',
      route: '1',
      path: '/bgd/export',
      name: 'bgd-export',
      component: 'bgd/Missing',
      meta: { title: titles[language === 'en-US' ? 'en-US' : 'zh-CN'], keepAlive: true },
    },
  ];
  await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/sys/permission/getUserPermissionByToken': ({ headers }) =>
        good({ menu: menu(headers['accept-language']), auth: [], allAuth: [] }),
    },
  });
  await expect.element(screen.getByRole('tab', { name: '出口报关单' })).toBeVisible();
  await userEvent.click(button('EN · Switch to English'));
  await expect.element(screen.getByRole('tab', { name: 'Export declarations' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Export declarations' })).toBeVisible();
  await expect
    .element(screen.getByRole('navigation', { name: 'You are here' }))
    .toHaveTextContent('Export declarations');
});

test('reloads a popup report in the selected language, even if just loaded', async () => {
  const page = {
    schemaVersion: 1,
    kind: 'list',
    title: '笔记',
    resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
    columns: [
      {
        type: 'popup',
        key: 'party',
        title: '货主',
        maxLength: 70,
        popupCode: 'party',
        orgFields: ['name'],
        destFields: ['party'],
      },
    ],
    list: { columns: ['party'], actions: [{ action: 'add' }] },
    form: { groups: [{ key: 'base', title: '基本', fields: ['party'] }] },
  };
  const names = { 'zh-CN': '往来单位', 'en-US': 'Partners' } as const;
  const nameIn = (language: string | undefined) => names[language === 'en-US' ? 'en-US' : 'zh-CN'];
  await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/bgd/export', hash: 'h', page, dictionaries: {} }),
      'GET /api/test/note/list': () => good({ records: [], total: 0 }),
      'GET /api/online/cgreport/api/getRpColumns/party': ({ headers }) =>
        good({
          cgRpConfigId: 'party',
          cgRpConfigName: nameIn(headers['accept-language']),
          columns: [{ title: '名称', dataIndex: 'name', fieldType: 'String', fieldWidth: 100 }],
          dictOptions: {},
          fieldHrefSlots: [],
        }),
      'GET /api/online/cgreport/api/getQueryInfo/party': () => good([]),
      'GET /api/online/cgreport/api/getData/party': () => good({ records: [], total: 0 }),
    },
  });
  const lookUp = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name }));
    await expect.element(screen.getByRole('dialog', { name: nameIn(spoken.language) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  };
  await userEvent.click(button('新增'));
  await lookUp('选择货主');
  await userEvent.click(button('EN · Switch to English'));
  await lookUp('Choose 货主');
});
