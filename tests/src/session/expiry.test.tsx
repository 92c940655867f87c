import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad, good } from '../fakes/fakeServer.ts';
import { shellOnScreen, WANG } from '../fakes/shellOnScreen.tsx';

const expire = { 'GET /api/x': () => bad(401, 'Token失效，请重新登录!') };
const GET_X = { method: 'GET', url: '/x' } as const;

const open = async (routes = {}) => {
  const shown = await shellOnScreen({ path: '/bgd/export', signedIn: true, routes: { ...expire, ...routes } });
  await expect.element(shown.screen.getByRole('tab', { name: '出口报关单' })).toBeVisible();
  const call = () => shown.shell.http.call(GET_X).catch(() => undefined);
  const makeDirty = () => {
    const { state, mark } = shown.shell.tabs;
    mark(state.activeKey ?? '', { dirty: true });
  };
  return { ...shown, call, makeDirty };
};

describe('a session that is over', () => {
  it('says so, then leaves for the sign-in page with the way back, where nothing is unsaved', async () => {
    const { screen, shell, left, call } = await open();
    await call();
    await expect.element(screen.getByText('登录已过期，请重新登录')).toBeVisible();
    await expect.poll(() => left, { timeout: 4000 }).toEqual(['/user/login?redirect=%2Fbgd%2Fexport']);
    expect(shell.session.state.token).toBeNull();
  });

  it('asks to sign in over the page where something is unsaved, and goes on with it', async () => {
    const login = () => good({ token: 't2', userInfo: WANG });
    const { screen, shell, left, call, makeDirty } = await open({ 'POST /api/sys/login': login });
    makeDirty();
    await call();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText('账号', { exact: true })).toHaveValue('wang');
    await userEvent.type(dialog.getByLabelText('密码', { exact: true }), 'right{Enter}');
    await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(0);
    expect(shell.session.state.token).toBe('t2');
    expect(shell.tabs.anyDirty()).toBe(true);
    expect(left).toEqual([]);
  });

  it('does not hand the page over to another user', async () => {
    const login = () => good({ token: 't2', userInfo: { ...WANG, id: 'u2' } });
    const { screen, shell, call, makeDirty } = await open({ 'POST /api/sys/login': login });
    makeDirty();
    await call();
    const dialog = screen.getByRole('dialog');
    await userEvent.type(dialog.getByLabelText('密码', { exact: true }), 'right{Enter}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('请用原来的账号登录');
    expect(shell.session.state.token).toBe('t0');
  });
});

describe('signing out', () => {
  it('tells the server, forgets the session and leaves', async () => {
    const { screen, shell, seen, left } = await open();
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await expect.poll(() => left).toEqual(['/user/login']);
    expect(shell.session.state.token).toBeNull();
    expect(seen.at(-1)).toMatchObject({ path: '/api/sys/logout', headers: { 'x-access-token': 't0' } });
  });

  it('asks first where something is unsaved', async () => {
    const { screen, left, makeDirty } = await open();
    makeDirty();
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await expect.element(screen.getByText('未保存的修改会留在本机，您下次登录后可以恢复。确认退出？')).toBeVisible();
    expect(left).toEqual([]);
  });
});
