import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_CONFIG } from '../../../contract/runtimeConfig.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import { address, shellOnScreen, WANG } from '../fakes/shellOnScreen.tsx';

const SSO = 'http://sso.example/cas';
const sso = { ...DEFAULT_CONFIG, ssoUrl: SSO };
const here = (): string => window.location.origin;

describe('the sign-in layout', () => {
  it('has logo and product title above, the tagline, and company and university below [S1-7]', async () => {
    const { screen } = await shellOnScreen({ path: '/user/login' });
    await expect.element(screen.getByRole('heading', { level: 1, name: '智慧报关服务平台' })).toBeVisible();
    expect(screen.container.querySelector('.entrance-header .brand svg')).not.toBeNull();
    await expect.element(screen.getByText('专业、智能的报关服务平台')).toBeVisible();
    expect(screen.container.querySelector('footer')?.textContent).toContain('示例报关有限公司 · 示例大学 联合研发');
  });
});

describe('paths of the sign-in', () => {
  it('/user leads to /user/login [S2.1-3]', async () => {
    const { screen } = await shellOnScreen({ path: '/user' });
    await expect.poll(address).toBe('/user/login');
    await expect.element(screen.getByRole('tab', { name: '账号登录' })).toBeVisible();
  });

  it.each([
    ['login', '账号登录', 'tab'],
    ['register', '注册账户', 'heading'],
    ['alteration', '第 1 步：验证手机', 'heading'],
  ] as const)('/user/%s is a page for people without a session [S2.1-3]', async (child, name, role) => {
    const { screen } = await shellOnScreen({ path: `/user/${child}` });
    await expect.element(screen.getByRole(role, { name }).first()).toBeVisible();
    expect(address()).toBe(`/user/${child}`);
  });

  it('a way back that the user may not open leads to the home page', async () => {
    await shellOnScreen({ path: '/user/login?redirect=%2Fsys%2Fuser', signedIn: true });
    await expect.poll(address).toBe('/dashboard/analysis');
  });
});

describe('single sign-on', () => {
  it('sends who comes without a ticket to the configured server, with the way back [S2.1-13]', async () => {
    const { screen, left } = await shellOnScreen({ path: '/bgd/export?a=1', config: sso });
    await expect.element(screen.getByText('正在通过单点登录进入…')).toBeVisible();
    expect(address()).toBe('/oauth2-app/login?redirect=%2Fbgd%2Fexport%3Fa%3D1');
    const service = encodeURIComponent(`${here()}/oauth2-app/login?redirect=%2Fbgd%2Fexport%3Fa%3D1`);
    await expect.poll(() => left).toEqual([`${SSO}/login?service=${service}`]);
  });

  it('signs in who comes back with a ticket, which leaves the address at once [S2.1-13]', async () => {
    const { shell, seen, left } = await shellOnScreen({
      path: '/oauth2-app/login?redirect=%2Fbgd%2Fexport&ticket=ST-1',
      config: sso,
      routes: { 'POST /api/sys/cas/client/validateLogin': () => good({ token: 't9', userInfo: WANG, departs: [] }) },
    });
    await expect.poll(address).toBe('/bgd/export');
    expect(shell.session.state.token).toBe('t9');
    const call = seen.filter(({ path }) => path.endsWith('validateLogin'));
    expect(call).toMatchObject([
      { body: { ticket: 'ST-1', service: `${here()}/oauth2-app/login?redirect=%2Fbgd%2Fexport` } },
    ]);
    expect(left).toEqual([]);
  });

  it('says why a ticket was refused, and goes round only when asked to', async () => {
    const { screen, left } = await shellOnScreen({
      path: '/oauth2-app/login?ticket=ST-2',
      config: sso,
      routes: { 'POST /api/sys/cas/client/validateLogin': () => bad(200, '票据无效', 500) },
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('票据无效');
    expect(address()).toBe('/oauth2-app/login');
    await expect.element(screen.getByRole('link', { name: '重新单点登录' })).toBeVisible();
    expect(left).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: '使用账号或手机号登录' }));
    await expect.element(screen.getByRole('tab', { name: '账号登录' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '单点登录' })).toBeVisible();
  });

  it('is left with the sign-out', async () => {
    const { left } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true, config: sso });
    const button = page.getByRole('button', { name: '退出登录' });
    await expect.element(button).toBeVisible();
    await userEvent.click(button);
    await expect.poll(() => left).toEqual([`${SSO}/logout?service=${encodeURIComponent(`${here()}/user/login`)}`]);
  });
});

describe('what outlives the page', () => {
  it('is a failed sign-out, shown at once and on the sign-in page after reload [S8-11]', async () => {
    const { left, shell } = await shellOnScreen({
      path: '/dashboard/analysis',
      signedIn: true,
      routes: { 'POST /api/sys/logout': () => bad(200, '退出登录失败！', 500) },
    });
    const button = page.getByRole('button', { name: '退出登录' });
    await expect.element(button).toBeVisible();
    await userEvent.click(button);
    await expect.poll(() => left).toEqual(['/user/login']);
    expect(shell.session.state.token).toBeNull();
    await expect.element(page.getByText('退出登录失败！').first()).toBeVisible();
    expect(shell.entrance.notice()).toBe('退出登录失败！');
  });

  it('is the name of the account, never the password', async () => {
    const kept = new Map<string, string>();
    const windowStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    const first = await shellOnScreen({ path: '/user/login', windowStorage });
    const account = first.screen.getByLabelText('账号', { exact: true });
    await expect.element(account).toBeVisible();
    await userEvent.fill(account, 'wang');
    await userEvent.fill(first.screen.getByLabelText('密码', { exact: true }), 'Geheim-1');
    expect(JSON.stringify([...kept])).not.toContain('Geheim-1');
    await first.screen.unmount();
    const second = await shellOnScreen({ path: '/user/login', windowStorage });
    await expect.element(second.screen.getByLabelText('账号', { exact: true })).toHaveValue('wang');
    await expect.element(second.screen.getByLabelText('密码', { exact: true })).toHaveValue('');
  });
});
