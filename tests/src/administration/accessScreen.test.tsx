import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good, type FakeRoute } from '../fakes/fakeServer.ts';
import { MENU, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const ROLES = {
  ...MENU[0],
  id: 'm-roles',
  path: '/isystem/roleUserList',
  component: 'system/RoleUserList',
  meta: { title: '角色管理' },
};

const node = (key: string, title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  key,
  title,
  menuType: 1,
  perms: null,
  children: null,
  ...more,
});

const TREE = [
  node('e1', '出口报关单', {
    menuType: 0,
    children: [
      node('b1', '新增', { menuType: 2, perms: 'bgd:export:add' }),
      node('b2', '复核', { menuType: 2, perms: 'bgd:export:review' }),
    ],
  }),
];

const HELD = { by: 'role', holds: true, name: '制单员', code: 'clerk', roleId: 'r1', entryId: 'b1', status: '0' };

const answers: FakeRoute = ({ params }) => {
  switch (params['permission']) {
    case 'bgd:export:add':
      return good({
        allowed: true,
        permission: 'bgd:export:add',
        reasons: [{ ...HELD, entry: ['出口报关单', '新增'] }],
      });
    case 'bgd:export:review':
      return good({
        allowed: false,
        permission: 'bgd:export:review',
        reasons: [
          { by: 'nobody', holds: false, code: 'bgd:export:review', entryId: 'b2', entry: ['出口报关单', '复核'] },
        ],
      });
    default:
      return bad(404, '菜单不存在，可能已被删除');
  }
};

const option = (title: string) => page.getByText(title, { exact: true }).last();
const auth = [{ action: 'system:permission:why', type: '1', describe: '' }];

it('explains from the user menu, with links, why somebody may or may not act [S6-9] [S7-24]', async () => {
  await page.viewport(390, 800);
  const { seen } = await shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    routes: {
      'GET /api/sys/permission/getUserPermissionByToken': () =>
        good({ menu: [...MENU, ROLES], auth, allAuth: [], sysSafeMode: false }),
      'GET /api/sys/user/queryUserComponentData': () =>
        good({ records: [{ id: 'u7', username: 'li', realname: '李雷' }], total: 1 }),
      'GET /api/sys/permission/queryTreeList': () => good({ treeList: TREE, ids: [] }),
      'GET /api/sys/permission/why': answers,
    },
  });
  const menuButton = page.getByRole('button', { name: /用户菜单/ });
  await userEvent.click(menuButton);
  await userEvent.click(page.getByRole('menuitem', { name: '权限来源' }));
  const dialog = page.getByRole('dialog', { name: '权限来源' });
  await expect.element(dialog.getByText('请选择用户和要查询的内容')).toBeVisible();

  await userEvent.click(dialog.getByRole('combobox', { name: '用户' }));
  await userEvent.click(option('李雷（li）'));
  const right = dialog.getByRole('combobox', { name: '菜单或按钮' });
  await userEvent.fill(right, 'export:add');
  await userEvent.click(option('新增 bgd:export:add'));
  await expect.element(dialog.getByText('可以：新增')).toBeVisible();
  expect(seen.filter(({ path }) => path.endsWith('/why')).map(({ params }) => params)).toMatchObject([
    { userId: 'u7', permission: 'bgd:export:add' },
  ]);
  const reason = dialog.getByRole('list', { name: '判断依据' }).getByRole('listitem');
  await expect.element(reason).toHaveTextContent('角色 制单员（clerk） → 拥有 出口报关单 / 新增已停用');
  await expect
    .element(dialog.getByRole('link', { name: '制单员（clerk）' }))
    .toHaveAttribute('href', '/isystem/roleUserList/form/r1');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);

  await userEvent.fill(right, '复核');
  await userEvent.click(option('复核 bgd:export:review'));
  await expect.element(dialog.getByText('不可以：复核')).toBeVisible();
  await expect.element(reason).toHaveTextContent('用户的角色都没有权限 出口报关单 / 复核');

  await userEvent.fill(right, '出口');
  await userEvent.click(option('出口报关单'));
  await expect.element(dialog.getByText('菜单不存在，可能已被删除')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(menuButton).toHaveFocus();
});
