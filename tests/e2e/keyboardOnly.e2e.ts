import type { Page } from '@playwright/test';
import { HEADER, field, goodsGrid, goodsLine, message } from './declarationForm.ts';
import { callApi, expect, test, workspace } from './journey.ts';

/** Accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    // The asterisk of a required field is not part of its name.
    return (element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '').replace(/^\*/, '').trim();
  });

/** Moves through the form by Tab to the goods, and fills the header fields on the way. */
async function typeHeader(page: Page, header: ReadonlyMap<string, string>): Promise<void> {
  const left = new Map(header);
  const seen: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    const name = await focused(page);
    if (/ 第 1 行$|^进入表格$/.test(name)) break;
    seen.push(name);
    const text = left.get(name);
    if (text !== undefined) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      left.delete(name);
    }
    await page.keyboard.press('Tab');
  }
  expect([...left.keys()], `Tab came by ${seen.join(' · ')}`).toEqual([]);
}

/** Moves to the cell of the first row under a title. */
async function topCell(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 60 && (await focused(page)) !== `${title} 第 1 行`; step += 1)
    await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(`${title} 第 1 行`);
}

/** Fills the value of the first row of the column into all rows below. */
async function fillColumnDown(page: Page, more = 0): Promise<void> {
  await page.keyboard.press('Control+Shift+ArrowDown');
  for (let step = 0; step < more; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+d');
}

/** Network latency, in milliseconds. */
const SLOW_MS = 300;
const KEYS_A_SECOND = 20;

const LINES = 20;
const AS_ABOVE = "Control+'";

/**
 * Types a further line: most values are copied from above, in column order; the last columns are filled down at the
 * end.
 */
async function typeFurtherLine(page: Page, index: number): Promise<void> {
  const [, , model = '', quantity = '', , , , , firstQuantity = ''] = goodsLine(index);
  const cells = [AS_ABOVE, '', model, quantity, AS_ABOVE, AS_ABOVE, '', AS_ABOVE, firstQuantity, '', AS_ABOVE];
  for (const [at, cell] of cells.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    if (cell === AS_ABOVE) await page.keyboard.press(cell);
    else if (cell !== '') await page.keyboard.type(cell);
  }
}

test('a clerk enters and saves a header and 20 goods lines without any pointer event', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  await clerk.addInitScript(() => {
    const count = (): void => void (document.documentElement.dataset['pointers'] = 'used');
    for (const name of ['pointerdown', 'mousedown', 'touchstart', 'click'])
      addEventListener(name, (event) => event.isTrusted && (event as MouseEvent).detail !== 0 && count(), true);
  });
  await test.step('a slow line: 20 keys a second from the press of 新增 on, while the form is coming', async () => {
    await clerk.goto(new URL('/bgd/export', clerk.url()).href);
    const add = clerk.getByRole('button', { name: '新增' }).first();
    await expect(add).toBeVisible();
    const devTools = await clerk.context().newCDPSession(clerk);
    const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { ...line, latency: SLOW_MS });
    await add.focus();
    for (const key of ['Enter', ...'530926001', 'Tab', 'Tab', ...'5316', 'Tab', ...'5316', 'Tab', ...'B53092'])
      await clerk.keyboard.press(key, { delay: 1000 / KEYS_A_SECOND });
    await expect(goodsGrid(clerk)).toBeVisible();
    await expect(field(clerk, '备案号')).toHaveValue('B53092');
    await expect(field(clerk, '预录入编号')).toHaveValue('530926001');
    await expect(field(clerk, '海关编号')).toHaveValue('');
    await expect(workspace(clerk).getByTitle('5316 - 大鹏海关')).toHaveCount(2);
    await devTools.send('Network.emulateNetworkConditions', { ...line, latency: 0 });
    await field(clerk, '预录入编号').focus();
  });

  await test.step('the header, from field to field by Tab', async () => {
    await typeHeader(clerk, new Map(HEADER));
  });

  await test.step('20 lines: Enter opens the next one, Ctrl+’ takes the cell above', async () => {
    await topCell(clerk, '商品编号');
    for (const [index, text] of goodsLine(0).entries()) {
      if (index > 0) await clerk.keyboard.press('Tab');
      if (text !== '') await clerk.keyboard.type(text);
    }
    for (let line = 1; line < LINES; line += 1) {
      await clerk.keyboard.press('Enter');
      await expect.poll(() => focused(clerk)).toBe(`商品编号 第 ${line + 1} 行`);
      await typeFurtherLine(clerk, line);
    }
    await clerk.keyboard.press('Enter');
    await clerk.keyboard.press('Escape');
  });

  await test.step('countries, district and today’s date are filled down', async () => {
    await topCell(clerk, '最终目的国(地区)');
    await fillColumnDown(clerk, 2);
    await topCell(clerk, '产品有效期');
    await clerk.keyboard.press('Control+;');
    await fillColumnDown(clerk);
  });

  await clerk.keyboard.press('Control+s');
  await expect(message(clerk, '保存成功')).toBeVisible();
  expect(await clerk.evaluate(() => document.documentElement.dataset['pointers'])).toBeUndefined();

  const id = new URL(clerk.url()).pathname.split('/').at(-1) ?? '';
  const stored = (await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body.result as {
    readonly bgdGoodsList: readonly Record<string, string>[];
  };
  const lines = stored.bgdGoodsList.filter((line) => (line['codeTs'] ?? '') !== '');
  expect(lines).toHaveLength(LINES);
  expect(lines[19]).toMatchObject({
    codeTs: '8712003000',
    gName: '山地自行车',
    gQty: '29',
    gUnit: '003',
    declTotal: '2508.50',
    tradeCurr: 'USD',
    firstUnit: '003',
    secondQty: '145.5',
    originCountry: 'NLD',
    destinationCountry: 'CHN',
    districtCode: '44199',
  });
  const today = await clerk.evaluate(() => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
  expect(lines.map((line) => line['prodValidDt'])).toEqual(lines.map(() => today));
});
