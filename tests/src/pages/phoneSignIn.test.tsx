import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { address, shellOnScreen, WANG } from '../fakes/shellOnScreen.tsx';

const MOBILE = '13812345678';

const sent: FakeRoute = () => ({
  body: { success: true, message: '验证码已发送', code: 200, result: { waitSeconds: 60 }, timestamp: 1 },
});

const open = async (routes: Readonly<Record<string, FakeRoute>> = {}) => {
  const { screen, seen, shell } = await shellOnScreen({
    path: '/user/login',
    routes: {
      'POST /api/sys/sms': sent,
      'POST /api/sys/phoneLogin': ({ body }) =>
        typeof body === 'object' && body !== null && 'captcha' in body && body.captcha === '123456'
          ? good({ token: 't7', userInfo: WANG, departs: [], multi_depart: 1 })
          : bad(200, '手机验证码错误', 500),
      ...routes,
    },
  });
  const tab = screen.getByRole('tab', { name: '手机号登录' });
  await expect.element(tab).toBeVisible();
  await userEvent.click(tab);
  const mobile = screen.getByLabelText('手机号码', { exact: true });
  await expect.element(mobile).toBeVisible();
  const parts = {
    mobile,
    code: screen.getByLabelText('验证码', { exact: true }),
    slider: screen.getByRole('slider'),
    get: screen.getByRole('button', { name: '获取验证码' }),
    submit: screen.getByRole('button', { name: '登录', exact: true }),
  };
  return { screen, seen, shell, ...parts };
};

type Opened = Awaited<ReturnType<typeof open>>;

const passSlide = async ({ slider }: Opened) => {
  (slider.element() as HTMLElement).focus();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '验证通过');
};

describe('the sign-in by phone', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('asks for number and slide before it asks the server for a code', async () => {
    const opened = await open();
    const { screen, seen, mobile, get } = opened;
    await userEvent.click(get);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('请输入手机号码');
    await userEvent.fill(mobile, '1281234');
    await userEvent.click(get);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('请输入正确的手机号码');
    await userEvent.fill(mobile, MOBILE);
    await userEvent.click(get);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('请先拖动滑块完成验证');
    expect(seen).toEqual([]);
    await passSlide(opened);
    await userEvent.click(get);
    await expect.element(screen.getByText('验证码已发送')).toBeVisible();
    expect(seen).toMatchObject([{ path: '/api/sys/sms', body: { mobile: MOBILE, smsmode: '0' } }]);
    await expect.element(screen.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
  });

  it('says how long to wait where the server wants it', async () => {
    const tooOften: FakeRoute = () => ({
      body: { success: false, message: '获取验证码过于频繁', code: 500, result: { waitSeconds: 300 }, timestamp: 1 },
    });
    const opened = await open({ 'POST /api/sys/sms': tooOften });
    await userEvent.fill(opened.mobile, MOBILE);
    await passSlide(opened);
    await userEvent.click(opened.get);
    await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('获取验证码过于频繁');
    await expect.element(opened.screen.getByRole('button', { name: /秒后重新获取/ })).toHaveTextContent(/^(300|29\d) /);
  });

  it('begins the session with the code, and keeps what was typed when it is refused', async () => {
    const { screen, shell, mobile, code, submit } = await open();
    await userEvent.fill(mobile, MOBILE);
    await userEvent.fill(code, '654321');
    await userEvent.click(submit);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('手机验证码错误');
    await expect.element(mobile).toHaveValue(MOBILE);
    await userEvent.fill(code, '123456');
    await userEvent.click(submit);
    await expect.poll(address).toBe('/dashboard/analysis');
    expect(shell.session.state.token).toBe('t7');
  });

  it('takes digits only, and keeps both forms when the tabs change', async () => {
    const { screen, mobile } = await open();
    await userEvent.fill(mobile, ' 138-1234 5678 9');
    await expect.element(mobile).toHaveValue(MOBILE);
    await userEvent.fill(
      mobile,
      MOBILE.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    );
    await expect.element(mobile).toHaveValue(MOBILE);
    await userEvent.click(screen.getByRole('tab', { name: '账号登录' }));
    const account = screen.getByLabelText('账号', { exact: true });
    await expect.element(account).toBeVisible();
    await userEvent.fill(account, 'wang');
    await userEvent.click(screen.getByRole('tab', { name: '手机号登录' }));
    await expect.element(mobile).toHaveValue(MOBILE);
    await userEvent.click(screen.getByRole('tab', { name: '账号登录' }));
    await expect.element(account).toHaveValue('wang');
  });

  it('changes tabs by the arrows', async () => {
    const { screen } = await open();
    const tab = screen.getByRole('tab', { name: '手机号登录' });
    (tab.element() as HTMLElement).focus();
    await expect.element(tab).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const account = screen.getByRole('tab', { name: '账号登录' });
    await expect.element(account).toHaveFocus();
    await expect.element(account).toHaveAttribute('aria-selected', 'true');
  });
});

describe('a sign-in that is not finished', () => {
  const tenants = [
    { id: '1000', name: '总公司' },
    { id: '2000', name: '临港分公司' },
  ];
  const departs = [
    { id: 'd1', orgCode: 'A01', departName: '报关一部', tenantId: '1000' },
    { id: 'd2', orgCode: 'A02', departName: '报关二部', tenantId: '2000' },
    { id: 'd3', orgCode: 'A03', departName: '报关三部', tenantId: '2000' },
  ];
  const login: FakeRoute = () =>
    good({ token: 't8', userInfo: { ...WANG, loginTenantId: '1000' }, departs, multi_depart: 1, tenantList: tenants });
  const select: FakeRoute = ({ body }) =>
    good({
      userInfo: { ...WANG, ...(body as object), loginTenantId: (body as { loginTenantId: string }).loginTenantId },
    });
  const start = async () => {
    const shown = await shellOnScreen({
      path: '/user/login',
      routes: { 'POST /api/sys/login': login, 'POST /api/sys/selectDepart': select },
    });
    const account = shown.screen.getByLabelText('账号', { exact: true });
    await expect.element(account).toBeVisible();
    await userEvent.fill(account, 'wang');
    await userEvent.fill(shown.screen.getByLabelText('密码', { exact: true }), 'right');
    await userEvent.click(shown.screen.getByRole('button', { name: '登录', exact: true }));
    await expect.element(shown.screen.getByRole('dialog', { name: '请选择租户' })).toBeVisible();
    return shown;
  };
  const confirm = () => userEvent.click(page.getByRole('button', { name: '确定' }).last());
  const choose = async (title: string, text: string) => {
    const box = page.getByRole('dialog', { name: title }).getByRole('combobox');
    await expect.element(box).toBeInTheDocument();
    (box.element() as HTMLElement).focus();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(page.getByTitle(text));
  };

  it('asks for the tenant, then for the department of that tenant, and begins with both', async () => {
    const { shell, seen } = await start();
    expect(shell.session.state.token).toBeNull();
    await choose('请选择租户', '临港分公司');
    await confirm();
    await expect.element(page.getByRole('dialog', { name: '请选择部门' })).toBeVisible();
    await choose('请选择部门', '报关三部');
    await confirm();
    await expect.poll(address).toBe('/dashboard/analysis');
    expect(seen.find(({ path }) => path === '/api/sys/selectDepart')).toMatchObject({
      headers: { 'x-access-token': 't8' },
      body: { orgCode: 'A03', username: 'wang', loginTenantId: '2000' },
    });
    expect(shell.session.state).toMatchObject({ token: 't8', tenantid: 2000 });
  });

  it('asks for no department where there is one, and is given up with the dialog', async () => {
    const { shell, seen } = await start();
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    await expect.poll(() => seen.some(({ path }) => path === '/api/sys/logout')).toBe(true);
    expect(shell.session.state.token).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '登录', exact: true }));
    await expect.element(page.getByRole('dialog', { name: '请选择租户' })).toBeVisible();
    await confirm();
    await expect.poll(address).toBe('/dashboard/analysis');
    expect(shell.session.state.info?.orgCode).toBe('A01');
  });
});
