import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { REST_MS } from '../../../../src/shell/keyboard/whenTypingPauses.ts';
import { bad, good, type SeenRequest } from '../../fakes/fakeServer.ts';
import { shellOnScreen, WANG } from '../../fakes/shellOnScreen.tsx';

const expire = {
  'GET /api/x': () => bad(401, 'Token失效，请重新登录!'),
  'GET /api/old': () => bad(500, 'Token失效，请重新登录!'),
};
const GET_OLD = { method: 'GET', url: '/old' } as const;
const GET_X = { method: 'GET', url: '/x' } as const;

const open = async (routes = {}) => {
  const shown = await shellOnScreen({ path: '/bgd/export', signedIn: true, routes: { ...expire, ...routes } });
  await expect.element(shown.screen.getByRole('tab', { name: '出口报关单' })).toBeVisible();
  const call = () => shown.shell.http.call(GET_X).catch(() => undefined);
  const ways = {
    'status 401': call,
    'the token text in a 500': () => shown.shell.http.call(GET_OLD).catch(() => undefined),
    'the token text in a file': () => shown.shell.http.file(GET_OLD).catch(() => undefined),
  };
  const makeDirty = () => {
    const { state, mark } = shown.shell.tabs;
    mark(state.activeKey ?? '', { dirty: true });
  };
  return { ...shown, call, ways, makeDirty };
};

describe('a session that is over', () => {
  it('shows a message, then opens sign-in with return address when nothing is unsaved [S8-4]', async () => {
    const { screen, shell, left, call } = await open();
    const waits = vi.spyOn(window, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    await call();
    await expect.element(screen.getByText('登录已过期，请重新登录')).toBeVisible();
    expect(waits.mock.calls.map(([, delay]) => delay)).toContain(1500);
    await expect.poll(() => left, { timeout: 4000 }).toEqual(['/user/login?redirect=%2Fbgd%2Fexport']);
    expect(shell.session.state.token).toBeNull();
  });

  it.each(['the token text in a 500', 'the token text in a file'] as const)(
    'shows a dialog with a button to sign in when the server reports %s [S8-5]',
    async (way) => {
      const { screen, shell, left, ways } = await open();
      await ways[way]();
      const dialog = screen.getByRole('dialog');
      await expect.element(dialog.getByText('登录已过期', { exact: true }).last()).toBeVisible();
      await expect.element(dialog.getByText('很抱歉，登录已过期，请重新登录')).toBeVisible();
      expect(left).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: '重新登录' }));
      expect(left).toEqual(['/user/login?redirect=%2Fbgd%2Fexport']);
      expect(shell.session.state.token).toBeNull();
    },
  );

  it('shows no dialog in enterprise chat webviews: announces the new sign-in and leaves [S8-5]', async () => {
    const { screen, left, ways } = await open();
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 wxwork/4.1');
    onTestFinished(() => agent.mockRestore());
    await ways['the token text in a 500']();
    await expect.element(screen.getByText('登录已过期，正在重新登录')).toBeVisible();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    await expect.poll(() => left).toEqual(['/user/login?redirect=%2Fbgd%2Fexport']);
  });

  it.each(['status 401', 'the token text in a 500', 'the token text in a file'] as const)(
    'asks to sign in over unsaved work, said by %s [S4-6][S8-4][S8-5]',
    async (way) => {
      const { screen, left, ways, makeDirty } = await open();
      makeDirty();
      await ways[way]();
      await expect.element(screen.getByRole('dialog').getByLabelText('账号', { exact: true })).toHaveValue('wang');
      expect(left).toEqual([]);
    },
  );

  it('asks to sign in over the page with unsaved changes, and continues', async () => {
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

  it('accepts a second factor over the page, and cancelling returns to the password [decision 0068]', async () => {
    const { screen, shell, seen, left, call, makeDirty } = await open({
      'POST /api/sys/login': () => ({
        body: { success: false, message: '请输入验证码', code: 4281, result: { ticket: 'k1' }, timestamp: 1 },
      }),
      'POST /api/sys/loginCode': ({ body }: SeenRequest) =>
        Object(body).code === '123456' ? good({ token: 't2', userInfo: WANG }) : bad(200, '验证码不正确', 500),
    });
    makeDirty();
    await call();
    const password = screen.getByRole('dialog').getByLabelText('密码', { exact: true });
    await userEvent.type(password, 'right{Enter}');
    const code = screen.getByLabelText('验证码');
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(code).not.toBeInTheDocument();
    await userEvent.type(password, '{Enter}');
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('000000{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('验证码不正确');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(0);
    expect(seen.find(({ path }) => path === '/api/sys/loginCode')?.body).toEqual({ ticket: 'k1', code: '000000' });
    expect(shell.session.state.token).toBe('t2');
    expect(shell.tabs.anyDirty()).toBe(true);
    expect(left).toEqual([]);
  });

  it('keeps input when it opens, and focuses the blank password field', async () => {
    const { screen, call, makeDirty } = await open();
    makeDirty();
    const field = document.createElement('input');
    document.body.append(field);
    onTestFinished(() => field.remove());
    field.focus();
    await userEvent.keyboard('ab');
    await call();
    const password = screen.getByRole('dialog').getByLabelText('密码', { exact: true });
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveValue('');
    expect(field.value).toBe('ab');
  });

  it('waits for a typing pause: all letters stay in their field, not the password', async () => {
    const { screen, shell, call, makeDirty } = await open();
    makeDirty();
    const field = document.createElement('input');
    document.body.append(field);
    onTestFinished(() => field.remove());
    await userEvent.click(field);
    await userEvent.keyboard('ab');
    // Twenty keys a second by fake timers, however long a busy machine takes for one.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await call();
    expect(shell.expiry.state.phase).toBe('asking');
    for (const letter of 'cdefghijklmnop') {
      await userEvent.keyboard(letter);
      vi.advanceTimersByTime(50);
    }
    expect(field.value).toBe('abcdefghijklmnop');
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    vi.advanceTimersByTime(REST_MS);
    vi.useRealTimers();
    const password = screen.getByRole('dialog').getByLabelText('密码', { exact: true });
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('pw');
    await expect.element(password).toHaveValue('pw');
    expect(field.value).toBe('abcdefghijklmnop');
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
