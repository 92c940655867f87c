import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
// Loads the page's code before the page is requested.
import '../../../src/pages/SchemaPage.tsx';
import { SHELL_PANELS } from '../../../src/administration/panels.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

const PAGE = {
  schemaVersion: 1,
  kind: 'list',
  title: '人员',
  resource: { url: '/test/people', table: 'test_people', permission: 'test:people', dataScope: 'all' },
  columns: [{ type: 'input', key: 'realname', title: '名称' }],
  list: {
    columns: ['realname'],
    actions: [
      { action: 'panel', panel: 'rightsMatrix', title: '权限矩阵', permission: 'test:people:list', at: ['toolbar'] },
    ],
  },
  form: { groups: [{ key: 'base', title: '基本', fields: ['realname'] }] },
};

const row = (id: string, title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  parentId: '',
  title,
  menuType: 1,
  perms: '',
  permsType: '1',
  status: '1',
  ...more,
});
const right = { menuType: 2, parentId: 'e' };
const PERMISSIONS = [
  row('e', '出口报关单', { menuType: 0 }),
  row('add', '新增', { ...right, perms: 'bgd:export:add' }),
  row('review', '复核', { ...right, perms: 'bgd:export:review', permsType: '2' }),
  ...Array.from({ length: 300 }, (_, at) => row(`m${at}`, `菜单${at}`)),
];
const MANY = Array.from({ length: 48 }, (_, at) => ({
  id: `u${at}`,
  code: `c${at}`,
  name: `甲${at}`,
  allowedIds: ['e'],
}));
const COLUMNS = [
  { id: 'li', code: 'lilei', name: '李雷', allowedIds: PERMISSIONS.map(({ id }) => id) },
  {
    id: 'han',
    code: 'han',
    name: '韩梅梅',
    allowedIds: PERMISSIONS.map(({ id }) => id)
      .slice(3)
      .concat('e'),
  },
];

it('compares user rights with search, filter and arrow keys, and Enter explains one [S6-9] [S7-24]', async () => {
  await SHELL_PANELS.rightsMatrix();
  let isDown = true;
  const { screen, seen } = await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/people', hash: '1', page: PAGE, dictionaries: {} }),
      'GET /api/test/people/list': () => good({ records: [], total: 0 }),
      'GET /api/sys/user/queryUserComponentData': () =>
        good({
          records: [
            { id: 'li', username: 'lilei', realname: '李雷' },
            { id: 'han', username: 'han', realname: '韩梅梅' },
            { id: 'gone', username: 'gone', realname: '已冻结' },
          ],
          total: 3,
        }),
      'GET /api/sys/permission/matrix': ({ params }) => {
        if (isDown) return bad(500, '服务暂不可用');
        const asked = String(params['userIds']).split(',');
        const columns = [...COLUMNS, ...MANY].filter(({ id }) => asked.includes(id) || asked.includes('gone'));
        return good({ columns, permissions: PERMISSIONS });
      },
      'GET /api/sys/permission/why': () => good({ allowed: false, permission: 'bgd:export:review', reasons: [] }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: '权限矩阵' }));
  const panel = screen.getByRole('dialog').first();
  const picker = panel.getByRole('combobox', { name: '选择用户' });
  // If no user was selected in the list, the first users are shown.
  await expect
    .poll(() => seen.find(({ path }) => path.endsWith('/matrix'))?.params)
    .toMatchObject({ userIds: 'li,han,gone' });
  await userEvent.click(picker);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(panel.getByText('请选择要比较的用户或角色')).toBeVisible();
  for (const name of ['李雷（lilei）', '韩梅梅（han）'])
    await userEvent.click(screen.getByTitle(name, { exact: true }).last());
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByText('服务暂不可用')).toBeVisible();
  isDown = false;
  await userEvent.click(panel.getByRole('button', { name: '重试' }));

  const grid = panel.getByRole('grid', { name: '权限矩阵' });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '304');
  const cells = (name: RegExp) =>
    [...(grid.getByRole('row', { name }).query()?.querySelectorAll('[role=gridcell]') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(cells(/新增/)).toEqual(['✓ 允许', '✕ 无权限']);
  expect(cells(/复核/)).toEqual(['✓ 允许', '◐ 禁用']);
  // Of 303 rows only the visible ones are rendered.
  expect(grid.element().querySelectorAll('[role=row]').length).toBeLessThan(80);

  const active = () => document.getElementById(grid.element().getAttribute('aria-activedescendant') ?? '');
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => active()?.parentElement?.textContent).toContain('菜单299');
  expect(grid.element().scrollTop).toBeGreaterThan(5000);
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.poll(() => active()?.textContent).toBe('◐ 禁用');
  await userEvent.keyboard('{Enter}');
  const why = screen.getByRole('dialog').last();
  await expect.element(why.getByText('不可以：复核')).toBeVisible();
  expect(seen.filter(({ path }) => path.endsWith('/why')).map(({ params }) => params)).toMatchObject([
    { userId: 'han', permission: 'bgd:export:review' },
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toHaveFocus();

  await userEvent.click(panel.getByRole('checkbox', { name: '只看不同' }));
  await expect.element(grid).toHaveAttribute('aria-rowcount', '4');
  const search = panel.getByRole('searchbox');
  await userEvent.fill(search, 'xinz');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '3');
  await userEvent.fill(search, '没有这个');
  await expect.element(panel.getByText('没有符合的菜单或按钮')).toBeVisible();
  await userEvent.clear(search);

  await userEvent.click(picker);
  await userEvent.click(screen.getByTitle('已冻结（gone）', { exact: true }).last());
  await expect.element(panel.getByText('不存在，或不能登录本租户，未列出：已冻结（gone）')).toBeVisible();
  // Fifty columns: the names stay visible while scrolling.
  await expect.element(grid).toHaveAttribute('aria-colcount', '51');
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => grid.element().scrollLeft).toBeGreaterThan(1000);
  const [name, box] = [grid.getByRole('rowheader').first().element(), grid.element()].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(Math.abs((name?.left ?? 0) - (box?.left ?? 0))).toBeLessThan(3);
});
