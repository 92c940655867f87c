import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad, good, type FakeRoute } from '../../fakes/fakeServer.ts';
import { MENU, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const PATH = '/isystem/departUserList';
const ENTRY = {
  id: 'mine',
  route: '1',
  path: PATH,
  name: 'isystem-departUserList',
  component: 'system/DepartUserList',
  meta: { title: '我的部门', keepAlive: true },
};

const OWN = [
  { id: 'd1', departName: '报关一部', orgCode: 'A01A01', isInCharge: false },
  { id: 'd2', departName: '仓储部', orgCode: 'A01A02', isInCharge: true },
].map((department) => ({ ...department, isLeaf: true, children: null }));

const ALL = ['system:departUser:list', 'system:departUser:edit', 'system:user:editDepartWithUser', 'system:user:edit']
  .concat(['system:user:deleteUserInDepart', 'system:user:deleteUserInDepartBatch', 'system:departRole:edit'])
  .map((action) => ({ action, type: '1', status: '1', describe: action }));

const held =
  (codes: readonly string[]): FakeRoute =>
  () =>
    good({
      menu: [...MENU, ENTRY],
      auth: ALL.filter(({ action }) => codes.includes(action)),
      allAuth: ALL,
      sysSafeMode: false,
    });

const PEOPLE = [
  { id: 'u1', username: 'wang', realname: '王芳芳', orgCodeTxt: '仓储部,报关一部' },
  { id: 'u2', username: 'li', realname: '李四', orgCodeTxt: '仓储部' },
];

const paged = (records: readonly unknown[]) => good({ records, total: records.length, size: 10, current: 1, pages: 1 });

const open = (routes: Readonly<Record<string, FakeRoute>>, codes: readonly string[]) =>
  shellOnScreen({
    path: PATH,
    signedIn: true,
    routes: {
      'GET /api/sys/permission/getUserPermissionByToken': held(codes),
      'GET /api/sys/sysDepart/queryMyDeptTreeList': () => good(OWN),
      'GET /api/sys/user/departUserList': () => paged(PEOPLE),
      ...routes,
    },
  });

// A lazy-loaded chunk: once imported, it loads at once.
beforeAll(() => import('../../../../src/pages/plainLists/MyDepartmentsPage.tsx'), 60_000);

it('a department head manages its members, only views other departments, and sees refusals [S7-25] [S7-26]', async () => {
  let refuses = true;
  const { screen, seen } = await open(
    {
      'DELETE /api/sys/user/deleteUserInDepart': () => (refuses ? bad(403, '王芳芳的权限高于您') : good(null)),
      'GET /api/sys/sysDepartRole/getDeptRoleList': () =>
        good([
          { id: 'r1', roleName: '仓管', roleCode: 'store' },
          { id: 'r2', roleName: '盘点', roleCode: 'count' },
        ]),
      'GET /api/sys/sysDepartRole/getDeptRoleByUserId': () => good([{ id: 'r1', roleName: '仓管', roleCode: 'store' }]),
      'POST /api/sys/sysDepartRole/deptRoleUserAdd': () => good(null),
    },
    ['system:departUser:list', 'system:departUser:edit'],
  );
  // The department that the user heads comes first.
  await expect.element(screen.getByRole('heading', { name: '仓储部', level: 2 })).toBeVisible();
  const row = screen.getByRole('row', { name: /王芳芳/ });
  await expect.element(row).toHaveTextContent('仓储部、报关一部');
  await expect.element(screen.getByRole('button', { name: '添加用户' })).toBeVisible();
  expect(row.getByRole('button', { name: '编辑' }).query()).toBeNull();

  const roles = row.getByRole('button', { name: '部门角色' });
  await userEvent.click(roles);
  const dialog = screen.getByRole('dialog', { name: '王芳芳的部门角色' });
  await expect.element(dialog.getByRole('checkbox', { name: '仓管（store）' })).toBeChecked();
  await expect.element(dialog.getByRole('button', { name: /^保\s*存$/ })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '盘点（count）' }));
  await userEvent.click(dialog.getByRole('button', { name: /^保\s*存$/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  const saved = seen.find(({ path }) => path.endsWith('deptRoleUserAdd'));
  expect(saved?.body).toEqual({ userId: 'u1', newRoleId: 'r1,r2', oldRoleId: 'r1' });
  await expect.poll(() => document.activeElement).toBe(roles.element());

  const remove = async () => {
    await userEvent.click(row.getByRole('button', { name: /^移\s*除$/ }));
    await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: /^确\s*定$/ }));
  };
  await remove();
  await expect.element(screen.getByText('王芳芳的权限高于您')).toBeVisible();
  refuses = false;
  const before = seen.length;
  await remove();
  await expect.element(screen.getByText('已移除')).toBeVisible();
  await expect.poll(() => seen.slice(before).map(({ path }) => path.split('/').at(-1))).toContain('departUserList');
  expect(seen.find(({ path }) => path.endsWith('deleteUserInDepart'))?.params).toMatchObject({
    depId: 'd2',
    userId: 'u1',
  });

  await userEvent.click(screen.getByRole('tree').getByText('报关一部'));
  await expect.element(screen.getByText('您不负责该部门，只能查看其成员')).toBeVisible();
  expect(screen.getByRole('button', { name: '添加用户' }).query()).toBeNull();
  await expect.poll(() => seen.at(-1)?.params).toMatchObject({ depId: 'd1', pageNo: 1 });
});

it('who may not see own departments is told so', async () => {
  const { screen } = await open({}, []);
  await expect.element(screen.getByText('403')).toBeVisible();
});
