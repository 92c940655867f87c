import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/pages/registration/AlterationPage.tsx';
import '../../../src/pages/registration/RegisteredPage.tsx';
import '../../../src/pages/registration/RegisterPage.tsx';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const MOBILE = '13812345678';
const PASSWORD = 'long-enough-1';

const open = async (path: string, routes: Readonly<Record<string, FakeRoute>> = {}) => {
  const shown = await shellOnScreen({
    path,
    routes: { 'POST /api/sys/sms': () => good({ waitSeconds: 60 }), ...routes },
  });
  const { screen } = shown;
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const type = async (name: string, text: string) => {
    await expect.element(field(name)).toBeVisible();
    await userEvent.fill(field(name), text);
  };
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeEnabled();
    await userEvent.click(button);
  };
  return { ...shown, field, type, press, alert: screen.getByRole('alert') };
};

describe('the registration page', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('says what is missing, field by field, before it asks the server [S2.1-5]', async () => {
    const { type, press, alert, seen } = await open('/user/register');
    await type('账号', '李四');
    await press('注册');
    await expect.element(alert).toHaveTextContent('账号应为 3 至 50 位字母');
    await type('账号', 'lisi');
    await press('注册');
    await expect.element(alert).toHaveTextContent('请输入密码');
    await type('密码', 'short');
    await press('注册');
    await expect.element(alert).toHaveTextContent('密码至少 8 位');
    await type('密码', PASSWORD);
    await press('注册');
    await expect.element(alert).toHaveTextContent('两次输入的密码不一样!');
    await type('确认密码', PASSWORD);
    await press('注册');
    await expect.element(alert).toHaveTextContent('请输入手机号码');
    expect(seen.some(({ path }) => path.endsWith('/register'))).toBe(false);
  });

  it('submits the form, keeps input when rejected, and shows the result with the name [S2.1-3][S2.1-5][S2.1-6]', async () => {
    let taken = true;
    const { type, press, alert, seen, field, screen } = await open('/user/register', {
      'POST /api/sys/user/register': () => (taken ? bad(200, '用户名已注册', 500) : good(null)),
    });
    await type('账号', 'lisi');
    await type('密码', PASSWORD);
    await type('确认密码', PASSWORD);
    await type('手机号码', MOBILE);
    await type('验证码', '123456');
    await press('注册');
    await expect.element(alert).toHaveTextContent('用户名已注册');
    await expect.element(field('密码')).toHaveValue(PASSWORD);
    taken = false;
    await type('账号', 'lisi2');
    await press('注册');
    await expect.poll(address).toBe('/user/register-result');
    await expect.element(screen.getByRole('heading', { name: '您的账户 lisi2 注册成功' })).toBeVisible();
    expect(seen.at(-1)?.body).toEqual({
      username: 'lisi2',
      password: PASSWORD,
      phone: MOBILE,
      email: '',
      smscode: '123456',
    });
    await userEvent.click(screen.getByRole('button', { name: '去登录' }));
    await expect.element(screen.getByLabelText('账号', { exact: true })).toHaveValue('lisi2');
  });

  it('counts the characters of a password as the server does: four pictures are four', async () => {
    const { type, press, alert } = await open('/user/register');
    await type('账号', 'lisi');
    await type('密码', '😀😀😀😀');
    await press('注册');
    await expect.element(alert).toHaveTextContent('密码至少 8 位');
  });

  it('is where the result leads without a registration [S2.1-6]', async () => {
    await open('/user/register-result');
    await expect.poll(address).toBe('/user/register');
  });
});

describe('the change of a forgotten password', () => {
  beforeEach(() => page.viewport(390, 844));

  it('goes by phone, account, password and result, with the focus on each step [S2.1-7]', async () => {
    const { type, press, seen, screen, alert } = await open('/user/alteration', {
      'POST /api/sys/user/phoneVerification': ({ body }) =>
        typeof body === 'object' && body !== null && 'smscode' in body && body.smscode === '123456'
          ? good({ username: 'clerk', smscode: '123456' })
          : bad(200, '手机验证码错误', 500),
      'POST /api/sys/user/passwordChange': () => good(null),
    });
    await type('手机号码', MOBILE);
    await type('验证码', '654321');
    await press('下一步');
    await expect.element(alert).toHaveTextContent('手机验证码错误');
    await type('验证码', '123456');
    await press('下一步');
    await expect.element(screen.getByRole('heading', { name: '第 2 步：确认账号' })).toHaveFocus();
    await expect.element(screen.getByText('clerk')).toBeVisible();
    await press('下一步');
    await expect.element(screen.getByRole('heading', { name: '第 3 步：设置密码' })).toHaveFocus();
    await type('新密码', PASSWORD);
    await type('确认新密码', PASSWORD);
    await press('修改密码');
    await expect.element(screen.getByRole('heading', { name: '第 4 步：完成' })).toHaveFocus();
    expect(seen.at(-1)?.body).toEqual({ username: 'clerk', password: PASSWORD, phone: MOBILE, smscode: '123456' });
    await press('去登录');
    await expect.element(screen.getByLabelText('账号', { exact: true })).toHaveValue('clerk');
  });

  it('is reached from the sign-in page, as the registration is', async () => {
    const { screen } = await open('/user/login');
    await userEvent.click(screen.getByRole('link', { name: '忘记密码' }));
    await expect.poll(address).toBe('/user/alteration');
    await userEvent.click(screen.getByRole('link', { name: '返回登录' }));
    await userEvent.click(screen.getByRole('link', { name: '注册账户' }));
    await expect.poll(address).toBe('/user/register');
  });
});
