import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { good } from '../fakes/fakeServer.ts';
import { address, shellOnScreen, WANG } from '../fakes/shellOnScreen.tsx';

const open = async (routes = {}) => {
  const { screen, seen } = await shellOnScreen({ path: '/user/login', routes });
  const button = screen.getByRole('button', { name: '登录', exact: true });
  const username = screen.getByLabelText('账号', { exact: true });
  const password = screen.getByLabelText('密码', { exact: true });
  await expect.element(button).toBeVisible();
  return { screen, seen, button, username, password };
};

describe('the sign-in page', () => {
  it('shows product, tagline, company and university', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { name: '智慧报关服务平台' })).toBeVisible();
    await expect.element(screen.getByText('专业、智能的报关服务平台')).toBeVisible();
    await expect.element(screen.getByText(/示例报关有限公司.*示例大学/)).toBeVisible();
  });

  it('shows the server’s refusal and keeps what was typed', async () => {
    const { screen, username, password, button } = await open();
    await userEvent.type(username, 'wang');
    await userEvent.type(password, 'wrong');
    await userEvent.click(button);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('用户名或密码错误');
    await expect.element(username).toHaveValue('wang');
    await expect.element(button).toBeEnabled();
  });

  it('asks for what is missing without asking the server', async () => {
    const { screen, seen, username, button } = await open();
    await userEvent.click(button);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('请输入账号');
    await userEvent.type(username, 'wang{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('请输入密码');
    expect(seen).toEqual([]);
  });

  it('sends a name in full width and the password to the letter [V-29]', async () => {
    const login = () => good({ token: 't1', userInfo: WANG });
    const { seen, username, password } = await open({ 'POST /api/sys/login': login });
    await userEvent.fill(username, 'ｃｌｅｒｋ');
    await userEvent.fill(password, ' ｐW1 ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/dashboard/analysis');
    const [sent] = seen.filter(({ path }) => path === '/api/sys/login');
    expect(sent?.body).toMatchObject({ username: 'ｃｌｅｒｋ', password: ' ｐW1 ' });
  });

  it('sends one request for a double click', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const login = async () => {
      await slow;
      return good({ token: 't1', userInfo: WANG });
    };
    const { screen, seen, username, password, button } = await open({ 'POST /api/sys/login': login });
    await userEvent.type(username, 'wang');
    await userEvent.type(password, 'right');
    await userEvent.dblClick(button);
    await expect.element(screen.getByRole('button', { name: '正在登录…' })).toBeDisabled();
    release();
    await expect.poll(address).toBe('/dashboard/analysis');
    expect(seen.filter(({ path }) => path === '/api/sys/login')).toHaveLength(1);
  });
});
