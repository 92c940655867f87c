import type { Page } from '@playwright/test';
import { callApi, expect, openExports, PASSWORDS, test, type Account, product } from './journey.ts';
import { answer, field, goodsCell, goodsGrid, message, typeInto } from './declarationForm.ts';

// One of the last files: in parallel mode a free worker takes its next journey.
test.describe.configure({ mode: 'parallel' });

/** Number of columns of the goods table from the code to the quantity. */
const TO_QUANTITY = 3;

/** Types minimal goods lines: a code and a quantity; Enter starts the next line. */
async function typeLines(page: Page, count: number): Promise<void> {
  await (await goodsCell(page, 0, '商品编号')).click();
  for (let line = 0; line < count; line++) {
    await page.keyboard.type('8712003000');
    for (let step = 0; step < TO_QUANTITY; step++) await page.keyboard.press('Tab');
    await page.keyboard.type(String(10 + line));
    await page.keyboard.press(line === count - 1 ? 'Tab' : 'Enter');
  }
}

async function newDeclaration(page: Page, billNo: string): Promise<void> {
  await page.goto(new URL('/bgd/export/form/new', page.url()).href);
  await typeInto(page, '提运单号', billNo);
}

async function stored(page: Page, billNo: string) {
  const { body } = await callApi(page, `/bgd/export/list?pageNo=1&pageSize=10&billNo=${billNo}`);
  const { records } = body.result as { records: { id: string }[] };
  const details = await Promise.all(
    records.map(async ({ id }) => (await callApi(page, `/bgd/export/queryById?id=${id}`)).body.result),
  );
  return details as { billNo: string; version: number; bgdGoodsList: { gQty: string; gNo: string }[] }[];
}

const revoke = (page: Page) => callApi(page, '/sys/logout', { method: 'POST', body: {} });
async function crash(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  void devTools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
}

/** All drafts of this browser, as text. */
const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      if (database.objectStoreNames.contains('drafts'))
        kept.push(await done(database.transaction('drafts').objectStore('drafts').getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });

const signInDialog = (page: Page) => page.getByRole('dialog', { name: '登录已过期' });

async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.locator('input[type=password]').fill(PASSWORDS[account]);
  await page.keyboard.press('Enter');
}

async function expectOneWithLines(page: Page, billNo: string, count: number): Promise<void> {
  const declarations = await stored(page, billNo);
  expect(declarations).toHaveLength(1);
  expect(declarations[0]?.bgdGoodsList).toHaveLength(count);
  expect(declarations[0]?.bgdGoodsList.at(-1)).toMatchObject({ gNo: String(count), gQty: String(9 + count) });
}

test('typed lines survive a revoked session, a new sign-in over the page, and one save [S4-6][S8-4]', async ({
  desk,
}) => {
  test.setTimeout(480_000);
  const clerk = await desk.open('clerk');
  await newDeclaration(clerk, 'E2E-EXPIRED-1');
  await typeLines(clerk, 50);
  await revoke(clerk);
  await clerk.keyboard.press('Control+s');
  await expect(signInDialog(clerk)).toBeVisible();
  await signInDialog(clerk).locator('input[type=password]').fill(PASSWORDS.clerk);
  await clerk.keyboard.press('Enter');
  await expect(signInDialog(clerk)).toBeHidden();
  await expect(field(clerk, '提运单号')).toHaveValue('E2E-EXPIRED-1');
  await clerk.getByRole('button', { name: '保存' }).click();
  await expect(message(clerk, '保存成功')).toBeVisible();
  await clerk.waitForURL(/form\/\d/);
  await expectOneWithLines(clerk, 'E2E-EXPIRED-1', 50);
});

test('hides unsaved input from another user who signs in and restores it for its author [S4-6][S8-4]', async ({
  desk,
}) => {
  const page = await desk.open('clerk');
  await newDeclaration(page, 'E2E-EXPIRED-2');
  await typeLines(page, 6);
  await revoke(page);
  await page.keyboard.press('Control+s');
  // In the dialog over the page only the clerk can sign in.
  await expect(signInDialog(page).getByRole('textbox', { name: '账号' })).not.toBeEditable();

  await test.step('the clerk leaves, the other one signs in on the same machine and is offered nothing', async () => {
    await signInDialog(page).getByRole('button', { name: '退出登录' }).click();
    const sure = page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '确定' });
    // Waits for the reload: fields filled before it would be lost.
    await Promise.all([page.waitForEvent('load'), sure.click()]);
    await signIn(page, 'clerk2');
    await page.waitForURL('**/bgd/export/form/new');
    await expect(field(page, '提运单号')).toHaveValue('');
    await expect(page.getByText('未保存的修改（')).toHaveCount(0);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '退出登录' }).click()]);
  });

  await test.step('the clerk is led from the list to what was typed, restores it and saves it once', async () => {
    await signIn(page, 'clerk');
    await page.waitForURL('**/dashboard/analysis');
    await openExports(page);
    await page
      .getByRole('button', { name: /新单据|E2E-EXPIRED-2/ })
      .first()
      .click();
    await page.getByRole('button', { name: '恢复' }).click();
    const form = page.locator('.pane:not([hidden])');
    await expect(form.getByRole('textbox', { name: '提运单号' })).toHaveValue('E2E-EXPIRED-2');
    await page.keyboard.press('Control+s');
    await expect(message(page, '保存成功')).toBeVisible();
    await expectOneWithLines(page, 'E2E-EXPIRED-2', 6);
  });
});

test('a tab killed mid-row is offered again with all that was typed, and restored', async ({ desk }) => {
  const first = await desk.open('clerk');
  const context = first.context();
  await newDeclaration(first, 'E2E-KILLED-1');
  await typeLines(first, 3);
  await expect(goodsGrid(first)).toHaveAttribute('aria-rowcount', /[45]/);
  await expect.poll(() => keptDrafts(first)).toContain('"gQty":"12"');
  await crash(first);

  const second = await context.newPage();
  await second.goto(product().url + '/bgd/export/form/new');
  await expect(second.getByText(/有 \d\d:\d\d 未保存的修改（\d+ 项）：/)).toBeVisible();
  await second.getByRole('button', { name: '恢复' }).click();
  await expect(field(second, '提运单号')).toHaveValue('E2E-KILLED-1');
  await expect(await goodsCell(second, 2, '成交数量')).toHaveText('12');
  await second.keyboard.press('Control+s');
  await expect(message(second, '保存成功')).toBeVisible();
  await expectOneWithLines(second, 'E2E-KILLED-1', 3);
  await second.reload();
  await expect(field(second, '提运单号')).toHaveValue('E2E-KILLED-1');
  await expect(second.getByText('未保存的修改（')).toHaveCount(0);
});

test('a tab killed during a save is restored, edited and saved as one declaration', async ({ desk }) => {
  const first = await desk.open('clerk');
  const context = first.context();
  await newDeclaration(first, 'E2E-KILLED-2');
  await typeLines(first, 2);
  let tell = (): void => undefined;
  const isStored = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await first.route('**/bgd/export/add', async (route) => {
    await route.fetch();
    tell();
  });
  await first.keyboard.press('Control+s');
  await isStored;
  await crash(first);

  const second = await context.newPage();
  await second.goto(product().url + '/bgd/export/form/new');
  await expect(second.getByText(/没有收到应答，可能已经存入/)).toBeVisible();
  await second.getByRole('button', { name: '恢复' }).click();
  await expect(field(second, '提运单号')).toHaveValue('E2E-KILLED-2');
  await typeInto(second, '备注', '再次保存');
  await second.keyboard.press('Control+s');
  await expect(message(second, '保存成功')).toBeVisible();
  await expectOneWithLines(second, 'E2E-KILLED-2', 2);
  expect(await stored(second, 'E2E-KILLED-2')).toMatchObject([{ version: 2 }]);
});

test('a conflict is merged by field and line, and the next save succeeds', async ({ desk }) => {
  const [mine, theirs] = [await desk.open('clerk'), await desk.open('clerk')];
  const lines = [
    { gName: '一', gQty: '1' },
    { gName: '二', gQty: '2' },
    { gName: '三', gQty: '3' },
  ];
  const added = await callApi(mine, '/bgd/export/add', {
    method: 'POST',
    body: { billNo: 'E2E-MERGE-1', contrNo: 'OLD', bgdGoodsList: lines },
  });
  const record = added.body.result as { id: string; bgdGoodsList: { id: string; gName: string }[] };
  await mine.goto(mine.url().replace(/\/dashboard.*/, `/bgd/export/form/${record.id}`));
  await expect(field(mine, '提运单号')).toHaveValue('E2E-MERGE-1');
  await typeInto(mine, '备注', '我的备注');
  await typeInto(mine, '合同协议号', 'MINE');
  await (await goodsCell(mine, 0, '商品名称')).click();
  await mine.keyboard.press('Control+a');
  await mine.keyboard.type('一号');
  await mine.keyboard.press('Enter');
  const [one, , three] = record.bgdGoodsList;
  await callApi(theirs, '/bgd/export/edit', {
    method: 'PUT',
    body: {
      ...record,
      contrNo: 'THEIRS',
      bgdGoodsList: [one, { ...three, gName: '三号' }, { gName: '四', gQty: '4' }],
    },
  });
  await mine.keyboard.press('Control+s');
  const dialog = mine.getByRole('dialog', { name: '单据已被他人修改' });
  await expect(dialog).toContainText('李制单');
  await expect(dialog.getByRole('row', { name: /^合同协议号/ })).toContainText('双方都改了');
  await dialog.getByRole('radio', { name: '合同协议号 对方的' }).check();
  await answer(mine, '合并并继续编辑');
  await expect(field(mine, '合同协议号')).toHaveValue('THEIRS');
  await mine.getByRole('button', { name: '保存' }).click();
  await expect(message(mine, '保存成功')).toBeVisible();
  await expect
    .poll(async () => (await stored(mine, 'E2E-MERGE-1'))[0])
    .toMatchObject({
      version: 3,
      contrNo: 'THEIRS',
      noteS: '我的备注',
      bgdGoodsList: [{ gName: '一号' }, { gName: '三号' }, { gName: '四' }],
    });
});
