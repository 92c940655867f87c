import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
// Loads the page's code before the page is requested.
import '../../../src/pages/SchemaPage.tsx';
import { good } from '../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const NOTE = {
  schemaVersion: 1,
  kind: 'list',
  title: '笔记',
  resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
  columns: [{ type: 'input', key: 'name', title: '名称' }],
  list: { columns: ['name'], query: [{ column: 'name' }] },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
};
const LIST = '/api/test/note/list';

it('the tab address holds a list’s state for reload, back navigation and menu [W2.2-1, S2.7-2]', async () => {
  const records = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, name: `记录${index}` }));
  const { screen, shell, seen } = await shellOnScreen({
    path: '/bgd/export?list.page=3&list.sort=-name&where.name=*a*',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/note', hash: '1', page: NOTE, dictionaries: {} }),
      [`GET ${LIST}`]: () => good({ records, total: 95 }),
    },
  });
  const asked = () => seen.filter(({ path }) => path === LIST).at(-1)?.params;
  const tabs = () => shell.tabs.state.tabs.map(({ fullPath }) => fullPath);
  await expect
    .poll(asked, { timeout: 15_000 })
    .toMatchObject({ pageNo: 3, pageSize: 10, column: 'name', order: 'desc', name: '*a*' });
  const name = screen.getByRole('textbox', { name: '名称' });
  await expect.element(name).toHaveValue('a');

  await userEvent.fill(name, 'b');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/bgd/export?list.sort=-name&where.name=*b*');
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await expect.poll(address).toBe('/bgd/export?list.page=2&list.sort=-name&where.name=*b*');
  window.history.go(-2);
  await expect.poll(asked).toMatchObject({ pageNo: 3, name: '*a*' });
  await expect.element(name).toHaveValue('a');
  window.history.forward();
  await expect.poll(asked).toMatchObject({ pageNo: 1, name: '*b*' });

  // Another tab in between, then back by the menu to the list as it was left: still one tab, unchanged.
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  await userEvent.click(menu.getByText('进口报关单'));
  await expect.poll(address).toBe('/bgd/import');
  await userEvent.click(menu.getByText('出口报关单'));
  await expect.poll(address).toBe('/bgd/export?list.sort=-name&where.name=*b*');
  expect(tabs()).toEqual(['/dashboard/analysis', '/bgd/export?list.sort=-name&where.name=*b*', '/bgd/import']);
});
