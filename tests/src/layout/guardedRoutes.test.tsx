import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad } from '../fakes/fakeServer.ts';
import { address, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const SIGN_IN = { name: '登录', exact: true } as const;

describe('the guard', () => {
  it.each(['/user/login', '/oauth2-app/login'])(
    'sends somebody with a stored token from %s to the home page [S2.3-1]',
    async (path) => {
      const { screen } = await shellOnScreen({ path, signedIn: true });
      await expect.element(screen.getByRole('heading', { name: /王芳/ })).toBeVisible();
      expect(address()).toBe('/dashboard/analysis');
    },
  );

  it('fetches the menu with the stored token and goes on to the requested page', async () => {
    const { screen, seen } = await shellOnScreen({ path: '/bgd/export?a=1', signedIn: true });
    await expect.element(screen.getByRole('tab', { name: '出口报关单' })).toBeVisible();
    expect(address()).toBe('/bgd/export?a=1');
    expect(seen[0]).toMatchObject({
      path: '/api/sys/permission/getUserPermissionByToken',
      headers: { 'x-access-token': 't0' },
    });
  });

  it.each([
    ['the session is over', () => bad(401, 'Token失效，请重新登录!'), 'Token失效，请重新登录!'],
    ['the server fails', () => bad(500, '操作失败'), '操作失败'],
    ['the menu is empty', permissions([]), '您的账号没有可用的菜单，请联系管理员'],
  ])(
    'signs out and requests sign-in with the full path as return address when %s [S2.3-3][S8-9]',
    async (_, route, text) => {
      const routes = { 'GET /api/sys/permission/getUserPermissionByToken': route };
      const { screen, shell, seen } = await shellOnScreen({ path: '/bgd/export?a=1', signedIn: true, routes });
      await expect.element(screen.getByRole('button', SIGN_IN)).toBeVisible();
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(address()).toBe(`/user/login?redirect=${encodeURIComponent('/bgd/export?a=1')}`);
      expect(shell.session.state.token).toBeNull();
      expect(seen.map(({ path }) => path)).toContain('/api/sys/logout');
    },
  );

  it('redirects a visitor without a token to sign-in, then to the requested page [S2.3-4]', async () => {
    const { screen } = await shellOnScreen({ path: '/bgd/export?a=1' });
    await expect.element(screen.getByRole('button', SIGN_IN)).toBeVisible();
    expect(address()).toBe(`/user/login?redirect=${encodeURIComponent('/bgd/export?a=1')}`);
    await userEvent.type(screen.getByLabelText('账号', { exact: true }), 'wang');
    await userEvent.type(screen.getByLabelText('密码', { exact: true }), 'right{Enter}');
    await expect.element(screen.getByRole('tab', { name: '出口报关单' })).toBeVisible();
    expect(address()).toBe('/bgd/export?a=1');
  });

  it.each([
    ['/user/register', '/user/register', /注册账户/],
    // That page itself redirects to the form if nobody has registered.
    ['/user/register-result', '/user/register', /注册账户/],
    ['/user/alteration', '/user/alteration', /第 1 步/],
  ])('leaves somebody without a token on %s, and shows %s [S2.3-4]', async (path, shown, name) => {
    const { screen, seen } = await shellOnScreen({ path });
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    expect(address()).toBe(shown);
    expect(seen).toEqual([]);
  });

  it('does not follow a way back that leads elsewhere', async () => {
    const { screen } = await shellOnScreen({ path: '/user/login?redirect=//evil.example/x', signedIn: true });
    await expect.element(screen.getByRole('heading', { name: /王芳/ })).toBeVisible();
    expect(address()).toBe('/dashboard/analysis');
  });
});
