import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { address, shellOnScreen, WANG } from '../fakes/shellOnScreen.tsx';

/** Returns a distinct picture for each number, which it contains as its title. */
const pictureOf = (number: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><title>${number}</title></svg>`)}`;

const open = async (login?: FakeRoute) => {
  let drawn = 0;
  let isDown = false;
  const { screen, seen } = await shellOnScreen({
    path: '/user/login',
    config: { captcha: true },
    routes: {
      'GET /api/sys/randomImage/*': () => {
        drawn += 1;
        return isDown ? bad(503, '') : good(pictureOf(drawn));
      },
      ...(login ? { 'POST /api/sys/login': login } : {}),
    },
  });
  const picture = screen.getByRole('img', { name: '验证码图片，看不清点击换一张' });
  await expect.element(picture).toHaveAttribute('src', pictureOf(1));
  return {
    screen,
    picture,
    button: screen.getByRole('button', { name: '登录', exact: true }),
    username: screen.getByLabelText('账号', { exact: true }),
    password: screen.getByLabelText('密码', { exact: true }),
    captcha: screen.getByLabelText('图片验证码', { exact: true }),
    /** Returns the keys of the requested pictures. */
    keys: () =>
      seen.filter(({ path }) => path.includes('/randomImage/')).map(({ path }) => path.split('/').at(-1) ?? ''),
    logins: () => seen.filter(({ path }) => path === '/api/sys/login').map(({ body }) => body),
    breakDown: (down: boolean) => {
      isDown = down;
    },
  };
};

type Opened = Awaited<ReturnType<typeof open>>;

const fill = async ({ username, password, captcha }: Opened, word: string, letters: string) => {
  await userEvent.fill(username, 'wang');
  await userEvent.fill(password, word);
  await userEvent.fill(captcha, letters);
};

describe('the captcha of the sign-in page', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('is not there unless the configuration asks for it', async () => {
    const { screen, seen } = await shellOnScreen({ path: '/user/login' });
    await expect.element(screen.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(screen.getByLabelText('图片验证码').query()).toBeNull();
    expect(seen).toEqual([]);
  });

  it('is sent with the key of the picture, and stands before the button', async () => {
    const opened = await open(() => good({ token: 't1', userInfo: WANG, departs: [] }));
    await fill(opened, 'right', 'k7pm');
    await userEvent.type(opened.captcha, '{Enter}');
    await expect.poll(address).toBe('/dashboard/analysis');
    expect(opened.keys()[0]).toMatch(/^\d{19}$/);
    expect(opened.logins()).toEqual([
      { username: 'wang', password: 'right', captcha: 'k7pm', checkKey: opened.keys()[0], remember_me: true },
    ]);
  });

  it('is asked for before the server is', async () => {
    const opened = await open();
    await fill(opened, 'right', '');
    await userEvent.click(opened.button);
    await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('请输入图片中的验证码');
    expect(opened.logins()).toEqual([]);
  });

  it('comes anew after a refusal, blank, and leaves the rest as it was typed', async () => {
    const opened = await open(() => bad(200, '验证码错误', 412));
    await fill(opened, 'right', 'abcd');
    await userEvent.type(opened.captcha, '{Enter}');
    await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('验证码错误');
    await expect.element(opened.picture).toHaveAttribute('src', pictureOf(2));
    await expect.element(opened.captcha).toHaveValue('');
    await expect.element(opened.captcha).toHaveFocus();
    await expect.element(opened.password).toHaveValue('right');
    await userEvent.type(opened.captcha, 'efgh{Enter}');
    await expect.poll(() => opened.logins().length).toBe(2);
    const [first, second] = opened.keys();
    expect(second).not.toBe(first);
    expect(opened.logins()[1]).toMatchObject({ captcha: 'efgh', checkKey: second });
  });

  it('comes anew with a click of the picture, and by keyboard', async () => {
    const opened = await open();
    await userEvent.fill(opened.captcha, 'ab');
    await userEvent.click(opened.picture);
    await expect.element(opened.picture).toHaveAttribute('src', pictureOf(2));
    await expect.element(opened.captcha).toHaveValue('');
    await userEvent.click(opened.captcha);
    await expect.element(opened.captcha).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(opened.screen.getByRole('button', { name: '验证码图片，看不清点击换一张' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(opened.picture).toHaveAttribute('src', pictureOf(3));
  });

  it('comes anew when its field is entered after the minute that it holds', async () => {
    const opened = await open();
    await userEvent.click(opened.username);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 51_000);
    await userEvent.click(opened.captcha);
    await expect.element(opened.picture).toHaveAttribute('src', pictureOf(2));
    clock.mockRestore();
  });

  it('says when it does not come, and tries again with a press', async () => {
    const opened = await open();
    opened.breakDown(true);
    await userEvent.click(opened.picture);
    const again = opened.screen.getByRole('button', { name: '加载失败，点击重试' });
    await expect.element(again).toBeVisible();
    opened.breakDown(false);
    await userEvent.click(again);
    await expect.element(opened.picture).toHaveAttribute('src', pictureOf(3));
  });
});
