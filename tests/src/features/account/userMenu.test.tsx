import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { address, shellOnScreen, WANG } from '../../fakes/shellOnScreen.tsx';

const DEPARTS = [
  { id: 'd1', orgCode: 'A01A01', departName: '报关一部' },
  { id: 'd2', orgCode: 'A01A02', departName: '报关二部' },
];
const own: FakeRoute = () => good({ list: DEPARTS, orgCode: 'A01A01' });
const menuButton = page.getByRole('button', { name: /用户菜单/ });

const open = async (entry: string, routes: Readonly<Record<string, FakeRoute>> = {}) => {
  const shown = await shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    routes: { 'GET /api/sys/user/getCurrentUserDeparts': own, ...routes },
  });
  await userEvent.click(menuButton);
  if (entry !== '') await userEvent.click(page.getByRole('menuitem', { name: entry }));
  return { ...shown, dialog: page.getByRole('dialog') };
};

const widthOf = (): number => document.querySelector<HTMLElement>('.ant-modal')?.offsetWidth ?? 0;

it('offers account centre, settings, password, department and cache below the name, and what was exported [S2.6-4] [W7-30]', async () => {
  await open('');
  const entries = page.getByRole('menu').last().getByRole('menuitem');
  await expect.element(entries.first()).toBeVisible();
  expect(entries.elements().map((entry) => entry.textContent)).toEqual([
    '个人中心',
    '系统设置',
    '修改密码',
    '切换部门',
    '代理办理',
    '清理缓存',
    '我的下载',
  ]);
});

it('signs out from the header [S2.6-5]', async () => {
  const { left, shell } = await open('');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: '退出登录' }));
  await expect.poll(() => left).toEqual(['/user/login']);
  expect(shell.session.state.token).toBeNull();
});

it('shows the account centre: data, departments and sign-ins [S2.6-4]', async () => {
  const { screen } = await open('个人中心', {
    'GET /api/sys/user/getUserInfo': () => good({ userInfo: { ...WANG, phone: '13800000000', email: '' } }),
    'GET /api/sys/user/sessions': () =>
      good([{ id: 'a', signedInAt: '2026-01-02 11:04:05', ip: '10.0.0.7', current: true }]),
  });
  await expect.element(screen.getByText('13800000000')).toBeVisible();
  await expect.element(screen.getByText('10.0.0.7')).toBeVisible();
  await expect.element(screen.getByText('2026-01-02 11:04:05')).toBeVisible();
  await expect.element(screen.getByText('报关二部')).toBeVisible();
  expect(address()).toBe('/account/center');
});

describe('the password dialog', () => {
  const update = 'POST /api/sys/user/updatePassword';
  const fill = async (...texts: readonly [old: string, next: string, confirmed: string]) => {
    const labels = ['旧密码', '新密码', '确认新密码'];
    for (const [index, label] of labels.entries())
      await userEvent.fill(page.getByLabelText(label, { exact: true }), texts[index] ?? '');
  };
  const confirm = () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: '确定' }));

  it('is called 修改密码 and 800 wide [S2.10-1, S9-6]', async () => {
    const { dialog } = await open('修改密码');
    await expect.element(dialog.getByText('修改密码')).toBeVisible();
    expect(widthOf()).toBe(800);
  });

  it('asks for the old, the new and the confirmed password [S5-7, S5-8, S5-9]', async () => {
    const { dialog, seen } = await open('修改密码', { [update]: () => good(null) });
    await confirm();
    await expect.element(dialog.getByText('请输入旧密码!')).toBeVisible();
    await expect.element(dialog.getByText('请输入新密码!')).toBeVisible();
    await expect.element(dialog.getByText('请确认新密码!')).toBeVisible();
    expect(seen.some(({ path }) => path.endsWith('updatePassword'))).toBe(false);
  });

  it('wants the confirmed one to equal the new one [S5-10]', async () => {
    const { dialog } = await open('修改密码');
    await fill('old', 'new-word-1', 'new-word-2');
    await confirm();
    await expect.element(dialog.getByText('两次输入的密码不一样!')).toBeVisible();
  });

  it('asks for 8 characters of the new one before it sends', async () => {
    const { dialog, seen } = await open('修改密码', { [update]: () => good(null) });
    await fill('old', 'new-1', 'new-1');
    await confirm();
    await expect.element(dialog.getByText('密码至少 8 位')).toBeVisible();
    expect(seen.some(({ path }) => path.endsWith('updatePassword'))).toBe(false);
  });

  it('sends the form, says that it is done and closes', async () => {
    const { screen, seen } = await open('修改密码', { [update]: () => good(null) });
    await fill('old', 'new-word-1', 'new-word-1');
    await confirm();
    await expect.element(screen.getByText('密码修改成功')).toBeVisible();
    expect(seen.find(({ path }) => path.endsWith('updatePassword'))?.body).toEqual({
      username: 'wang',
      oldpassword: 'old',
      password: 'new-word-1',
      confirmpassword: 'new-word-1',
    });
  });

  it('stays with the words of the server when it refuses', async () => {
    const { dialog } = await open('修改密码', { [update]: () => bad(200, '旧密码输入错误!', 500) });
    await fill('wrong', 'new-word-1', 'new-word-1');
    await confirm();
    await expect.element(dialog.getByRole('alert').first()).toHaveTextContent('旧密码输入错误!');
  });

  it('refuses to open without a user name [S5-11]', async () => {
    const { shell, screen } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
    await expect.element(menuButton).toBeVisible();
    shell.session.state.username = '';
    await userEvent.click(menuButton);
    await userEvent.click(page.getByRole('menuitem', { name: '修改密码' }));
    await expect.element(screen.getByText('当前系统无登录用户!')).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });
});

describe('switching the department', () => {
  it('is 450 wide and starts with the current one; what follows is loaded anew [S2.10-2, S4-10, S9-6]', async () => {
    const { dialog, seen, left, shell } = await open('切换部门', {
      'POST /api/sys/selectDepart': () => good({ userInfo: { ...WANG, orgCode: 'A01A02' } }),
    });
    await expect.element(dialog.getByTitle('报关一部')).toBeVisible();
    expect(widthOf()).toBe(450);
    await userEvent.click(dialog.getByTitle('报关一部'));
    await userEvent.click(page.getByTitle('报关二部'));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect.poll(() => left).toEqual(['/dashboard/analysis']);
    expect(seen.find(({ path }) => path.endsWith('selectDepart'))?.body).toEqual({
      orgCode: 'A01A02',
      username: 'wang',
    });
    expect(shell.session.state.info?.orgCode).toBe('A01A02');
  });

  it.each([
    ['A01A01', '报关一部'],
    ['A01A02', '报关二部'],
  ])('preselects the department of the current orgCode %s: %s [S4-10]', async (orgCode, name) => {
    const { dialog } = await open('切换部门', {
      'GET /api/sys/user/getCurrentUserDeparts': () => good({ list: DEPARTS, orgCode }),
    });
    await expect.element(dialog.getByTitle(name)).toBeVisible();
    const other = DEPARTS.find(({ departName }) => departName !== name)?.departName ?? '';
    expect(dialog.getByTitle(other).elements()).toEqual([]);
  });

  it('marks the field when none is chosen [S5-12]', async () => {
    const { dialog } = await open('切换部门', {
      'GET /api/sys/user/getCurrentUserDeparts': () => good({ list: DEPARTS, orgCode: '' }),
    });
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect.element(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  });

  it('warns who belongs to no department [S5-12]', async () => {
    const { screen } = await open('切换部门', {
      'GET /api/sys/user/getCurrentUserDeparts': () => good({ list: [], orgCode: '' }),
    });
    await expect.element(screen.getByText('当前用户尚未设置部门信息!')).toBeVisible();
  });
});

describe('clearing the cache', () => {
  it('asks for all dictionaries anew and keeps them [W7-7, W8-19, S8-12]', async () => {
    const items = { sex: [{ value: '1', text: '男' }] };
    const { screen, seen, shell } = await open('清理缓存', {
      'GET /api/sys/dict/refleshCache': () => good(null),
      'GET /api/sys/dict/queryAllDictItems': () => good(items),
    });
    await expect.element(screen.getByText('刷新缓存完成！')).toBeVisible();
    expect(seen.map(({ path }) => path).filter((path) => path.includes('/sys/dict/'))).toEqual([
      '/api/sys/dict/refleshCache',
      '/api/sys/dict/queryAllDictItems',
    ]);
    expect(shell.dictionaryCache.items('sex')).toEqual(items.sex);
    shell.session.end();
    expect(shell.dictionaryCache.items('sex')).toBeUndefined();
  });

  it('says when it failed [W8-20, S8-12]', async () => {
    const { screen } = await open('清理缓存');
    await expect.element(screen.getByText('刷新缓存失败！')).toBeVisible();
  });
});

describe('signing in', () => {
  const login =
    (multi: number): FakeRoute =>
    () =>
      good({ token: 't1', userInfo: WANG, departs: DEPARTS.slice(0, multi), multi_depart: multi });
  const enter = async (routes: Readonly<Record<string, FakeRoute>>) => {
    const shown = await shellOnScreen({ path: '/user/login', routes });
    await userEvent.fill(page.getByLabelText('账号', { exact: true }), 'wang');
    await userEvent.type(page.getByLabelText('密码', { exact: true }), 'right{Enter}');
    return shown;
  };

  it('asks a user of several departments for one, and begins with it', async () => {
    const { shell, seen } = await enter({
      'POST /api/sys/login': login(2),
      'POST /api/sys/selectDepart': () => good({ userInfo: { ...WANG, orgCode: 'A01A01' } }),
    });
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('报关一部')).toBeVisible();
    expect(shell.session.state.token).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect.poll(() => shell.session.state.token, { timeout: 5000 }).toBe('t1');
    expect(seen.find(({ path }) => path.endsWith('selectDepart'))?.headers['x-access-token']).toBe('t1');
  });

  it('lets a user without departments in, and warns [S5-12]', async () => {
    const { screen } = await enter({ 'POST /api/sys/login': login(0) });
    await expect.element(screen.getByText('当前用户尚未设置部门信息!')).toBeVisible();
  });
});

it('follows a sign-out in another window of the browser', async () => {
  const { shell, left } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
  await expect.element(menuButton).toBeVisible();
  window.dispatchEvent(new StorageEvent('storage', { key: 'pro__Access-Token', newValue: null }));
  await expect.poll(() => left).toEqual(['/user/login']);
  expect(shell.session.state.token).toBeNull();
});
