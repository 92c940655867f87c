import type { Browser, Locator, Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { expect, test } from './journey.ts';
import { PASSWORD, startSignInServer, type SignInServer } from './signInServer.ts';

const PHONE = '13812345678';
const SEVEN_DAYS = 604_800_000;

let server: SignInServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startSignInServer();
  await server.query(`update sys_user set phone = $1 where username = 'clerk2'`, [PHONE]);
  await server.query(
    `insert into sys_third_account select 'standin', '7001', id from sys_user where username = 'clerk2'`,
  );
  // Like an account that an administrator has created: two departments, none selected yet.
  await server.query(`update sys_user set org_code = null where username = 'clerk'`);
  await server.query(
    `insert into sys_user_depart select u.id, d.id from sys_user u, sys_depart d where u.username = 'clerk' and d.org_code = 'A01A02'`,
  );
});
test.afterAll(() => server.close());

/** Opens a path in a new browser context without stored state. */
async function visit(browser: Browser, path = '/user/login'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}

async function byAccount(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function drag(page: Page, handle: Locator): Promise<void> {
  const box = await handle.boundingBox();
  const track = await page.locator('.slide-check').boundingBox();
  if (!box || !track) throw new Error('the slide check is not on screen');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width - 10, box.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('验证通过')).toBeVisible();
}

interface Kept {
  readonly value: unknown;
  readonly expire: number;
}

/** Keys that a session stores in the browser, except the token. */
const SESSION_KEYS = [
  'Login_Username',
  'Login_Userinfo',
  'Current_Depart',
  'TENANT_ID',
  'UI_CACHE_DB_DICT_DATA',
  'LOGIN_USER_BUTTON_AUTH',
  'SYS_BUTTON_AUTH',
];

/** The stored session values in the browser; for dictionaries and permissions only the presence is checked. */
const kept = (page: Page): Promise<Record<string, Kept>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('pro__'))
        .map(([key, text]) => [key.slice('pro__'.length), JSON.parse(String(text)) as Kept]),
    ),
  );

test('a user with two departments chooses one at first sign-in and works for it [S1-2][S4-8][S4-9][S2.1-4]', async ({
  browser,
}) => {
  const page = await visit(browser);
  await byAccount(page, 'clerk');
  const dialog = page.getByRole('dialog', { name: '请选择部门' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousFaults(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('combobox').click();
  await expect(page.getByTitle('报关一部')).toBeVisible();
  await page.getByTitle('报关二部').click();
  const answered = page.waitForResponse('**/api/sys/selectDepart');
  await dialog.getByRole('button', { name: '确定' }).click();
  expect(((await (await answered).json()) as { result: unknown }).result).toMatchObject({
    userInfo: { username: 'clerk', orgCode: 'A01A02' },
  });
  await page.waitForURL('**/dashboard/analysis');
  const { Login_Userinfo: info, Current_Depart: depart } = await kept(page);
  expect(info?.value).toMatchObject({ username: 'clerk', orgCode: 'A01A02' });
  expect(depart?.value).toMatchObject({ orgCode: 'A01A02', departName: '报关二部' });
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs((info?.expire ?? 0) - now - SEVEN_DAYS)).toBeLessThan(60_000);
  await page.context().close();
});

type Way = (page: Page) => Promise<void>;

const byPhone: Way = async (page) => {
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await page.getByLabel('手机号码').fill(PHONE);
  await drag(page, page.getByRole('slider'));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => server.standIn.state.codes.get(PHONE)).toMatch(/^\d{6}$/);
  await page.getByLabel('验证码', { exact: true }).fill(server.standIn.state.codes.get(PHONE) ?? '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

test('account, phone, single sign-on and an account elsewhere set the same session data [S4-3][S2.1-4]', async ({
  browser,
}) => {
  server.standIn.state.casUser = 'clerk2';
  const ways: Readonly<Record<string, Way>> = {
    account: (page) => byAccount(page, 'clerk2'),
    phone: byPhone,
    sso: (page) => page.getByRole('link', { name: '单点登录' }).click(),
    third: (page) => page.getByRole('button', { name: '企业账号' }).click(),
  };
  const data: Record<string, unknown> = {};
  const tokens: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const page = await visit(browser);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await way(page);
    await page.waitForURL('**/dashboard/analysis');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(page.url()).not.toMatch(/ticket|code=|token/);
    await expect.poll(async () => Object.keys(await kept(page))).toEqual(expect.arrayContaining(SESSION_KEYS));
    const all = await kept(page);
    tokens.push(String(all['Access-Token']?.value));
    data[name] = Object.fromEntries(SESSION_KEYS.map((key) => [key, all[key]?.value]));
    await page.context().close();
  }
  expect(new Set(tokens).size).toBe(4);
  for (const name of ['phone', 'sso', 'third']) expect(data[name], name).toEqual(data['account']);
  // The log at its most verbose level contains none of the secrets.
  for (const secret of [...server.standIn.state.secrets, ...tokens, PASSWORD])
    expect(server.log(), secret).not.toContain(secret);
});

test('a user registers, sees the result, and signs in after an administrator grants access [S2.1-5][S2.1-6]', async ({
  browser,
}) => {
  const phone = '13987654321';
  const page = await visit(browser);
  await page.getByRole('link', { name: '注册账户' }).click();
  await expect(page.getByRole('heading', { name: '注册账户' })).toBeVisible();
  await page.getByLabel('账号', { exact: true }).fill('newcomer');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('确认密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('手机号码').fill(phone);
  await drag(page, page.getByRole('slider'));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => server.standIn.state.codes.get(phone)).toMatch(/^\d{6}$/);
  await page.getByLabel('验证码', { exact: true }).fill(server.standIn.state.codes.get(phone) ?? '');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('heading', { name: '您的账户 newcomer 注册成功' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: '去登录' }).click();
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue('newcomer');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('您的账号没有可用的菜单，请联系管理员')).toBeVisible();

  // Assigns the department and roles of a colleague, as an administrator would.
  for (const [table, column] of [
    ['sys_user_role', 'role_id'],
    ['sys_user_depart', 'depart_id'],
  ])
    await server.query(
      `insert into ${table} (user_id, ${column}) select newcomer.id, given.${column} from sys_user newcomer, ${table} given
       join sys_user colleague on colleague.id = given.user_id
       where newcomer.username = 'newcomer' and colleague.username = 'clerk2'`,
    );
  await byAccount(page, 'newcomer');
  await page.waitForURL('**/dashboard/analysis');
  await expect(page.getByRole('menuitem', { name: '报关管理' })).toBeVisible();
  const { Current_Depart: depart } = await kept(page);
  expect(depart?.value).toMatchObject({ departName: '报关二部' });
  await page.context().close();
});

test('single sign-on returns a visitor without a session to the requested page [S2.1-13]', async ({ browser }) => {
  server.standIn.state.casUser = 'clerk2';
  const page = await visit(browser, '/bgd/export');
  await page.waitForURL('**/bgd/export');
  await expect(page.getByRole('menuitem', { name: '报关管理' })).toBeVisible();
  await page.context().close();
});

test('a sign-out clears everything, though the server does not answer, and the page loads anew [S4-4]', async ({
  browser,
}) => {
  const page = await visit(browser);
  await byAccount(page, 'reviewer');
  await page.waitForURL('**/dashboard/analysis');
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  expect(Object.keys(await kept(page))).toContain('LOGIN_USER_BUTTON_AUTH');
  await page.route('**/api/sys/logout', (route) => route.abort());
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('signed out of single sign-on')).toBeVisible();
  await page.goto(`${server.url}/user/login`);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  const left = Object.keys(await kept(page));
  for (const key of ['Access-Token', ...SESSION_KEYS]) expect(left).not.toContain(key);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.context().close();
});

test('wrong passwords lock the account, for longer each time', async ({ browser }) => {
  const page = await visit(browser);
  const alert = page.getByRole('alert');
  const fail = async (says: RegExp) => {
    const answered = page.waitForResponse('**/api/sys/login');
    await byAccount(page, 'reviewer', 'wrong');
    await answered;
    await expect(alert).toHaveText(says);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  };
  for (let count = 0; count < 5; count++) await fail(/用户名或密码错误/);
  await fail(/请于10分钟后再次登录/);
  await byAccount(page, 'reviewer');
  await expect(alert).toHaveText(/请于10分钟后再次登录/);
  await server.query(`update sys_login_attempt set locked_until = now() - interval '1 second'`);
  for (let count = 0; count < 5; count++) await fail(/用户名或密码错误/);
  await fail(/请于20分钟后再次登录/);
  await page.context().close();
});
