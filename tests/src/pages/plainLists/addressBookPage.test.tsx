import { beforeAll, expect, it } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { bad, good, type FakeRoute } from '../../fakes/fakeServer.ts';
import { address, MENU, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const ENTRY = {
  id: 'book',
  route: '1',
  path: '/isystem/addressList',
  name: 'isystem-addressList',
  component: 'system/AddressList',
  meta: { title: '通讯录', keepAlive: true },
};

const DEPARTMENTS = [
  {
    id: 'd1',
    departName: '公司',
    orgCode: 'A01',
    isLeaf: false,
    children: [
      { id: 'd2', departName: '报关一部', orgCode: 'A01A01', isLeaf: true, children: null },
      { id: 'd3', departName: '仓储部', orgCode: 'A01A02', isLeaf: true, children: null },
    ],
  },
];

const LONG = '国际货运代理与报关业务综合管理协调中心（华东区）';
const PEOPLE = [
  {
    id: 'u1',
    realname: '王芳',
    departName: `报关一部,${LONG}`,
    postText: '报关员',
    phone: '13800000000',
    email: 'wang@example.com',
    workNo: 'W-1',
  },
  { id: 'u2', realname: '李四', departName: '仓储部', workNo: 'W-2' },
];

const GUARD = { action: 'system:user:list', type: '1', status: '1', describe: '查看' };
const held =
  (codes: readonly string[]): FakeRoute =>
  () => {
    const auth = [GUARD].filter(({ action }) => codes.includes(action));
    return good({ menu: [...MENU, ENTRY], auth, allAuth: [GUARD], sysSafeMode: false });
  };

const paged = (records: readonly unknown[], total = records.length) =>
  good({ records, total, size: 10, current: 1, pages: Math.ceil(total / 10) });

const open = (path: string, routes: Readonly<Record<string, FakeRoute>>, codes = ['system:user:list']) =>
  shellOnScreen({
    path,
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': held(codes), ...routes },
  });

const LIST = 'GET /api/sys/user/queryByOrgCodeForAddressList';
const TREE = 'GET /api/sys/sysDepart/queryTreeList';

// A lazy-loaded chunk: once imported, it loads at once.
beforeAll(() => import('../../../../src/pages/plainLists/AddressBookPage.tsx'), 60_000);

it('the address book selects a department, finds people and opens a card by keyboard [S1-4] [S7-23]', async () => {
  const { screen, seen } = await open('/isystem/addressList', {
    [TREE]: () => good(DEPARTMENTS),
    [LIST]: ({ params }) => (Object(params)['keyword'] === 'nobody' ? paged([]) : paged(PEOPLE, 5000)),
  });
  const asked = () => seen.filter(({ path }) => path.endsWith('AddressList')).map(({ params }) => params);
  await expect.element(screen.getByRole('row', { name: /王芳/ })).toHaveTextContent('13800000000');
  expect(asked().at(-1)).toMatchObject({ column: 'realname', order: 'asc', pageNo: 1, pageSize: 10 });

  // The search above the tree, then the tree itself, then the list.
  await userEvent.click(screen.getByRole('searchbox', { name: '部门名称、拼音或编码' }));
  await userEvent.keyboard('仓储');
  await expect.element(screen.getByRole('treeitem', { name: '报关一部' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => asked().at(-1)).toMatchObject({ orgCode: 'A01A02', pageNo: 1 });
  expect(address()).toContain('depart=A01A02');
  await userEvent.fill(screen.getByRole('textbox', { name: '姓名或工号' }), 'wf');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked().at(-1)).toMatchObject({ keyword: 'wf', orgCode: 'A01A02' });

  const name = screen.getByRole('button', { name: '王芳', exact: true });
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const card = screen.getByRole('dialog', { name: '联系人' });
  await expect.element(card).toHaveTextContent(LONG);
  await expect
    .element(card.getByRole('link', { name: 'wang@example.com' }))
    .toHaveAttribute('href', 'mailto:wang@example.com');
  await expect.poll(() => card.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(name.element());

  await userEvent.fill(screen.getByRole('textbox', { name: '姓名或工号' }), 'nobody');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^没有符合条件的/)).toBeVisible();
});

it('the address book reports failures, hides contact data without permission, and fits phones [D61]', async () => {
  let isDown = true;
  await browserPage.viewport(390, 800);
  try {
    const { screen } = await open(
      '/isystem/addressList?depart=A01A01',
      {
        [TREE]: () => (isDown ? bad(500, '部门服务忙') : good(DEPARTMENTS)),
        [LIST]: () => paged(PEOPLE),
      },
      [],
    );
    await expect.element(screen.getByText('王芳')).toBeVisible();
    expect(screen.getByText('13800000000').query()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'A01A01' }));
    await expect.element(screen.getByText('部门服务忙')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /^重\s*试$/ }));
    await userEvent.click(screen.getByRole('tree').getByText('仓储部'));
    await expect.element(screen.getByRole('button', { name: '仓储部' })).toBeVisible();
    (screen.getByRole('button', { name: '王芳', exact: true }).element() as HTMLElement).click();
    const card = screen.getByRole('dialog', { name: '联系人' });
    await expect.element(card).toHaveTextContent('报关员');
    expect(card.getByText('邮箱').query()).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  } finally {
    await browserPage.viewport(1280, 800);
  }
});
