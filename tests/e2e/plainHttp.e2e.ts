import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { goodsCell, goodsGrid, message, typeInto } from './declarationForm.ts';
import { callApi, expect, signIn, test, product } from './journey.ts';

/** A host name that browsers do not treat as secure, unlike localhost. */
const HOST = 'waybill.intranet';

const texts = async (page: Page, row: number, titles: readonly string[]): Promise<string[]> =>
  Promise.all(titles.map(async (title) => (await (await goodsCell(page, row, title)).textContent()) ?? ''));

test('over plain http under a name of the intranet staff copy, paste, undo and save', async () => {
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const own = new URL(product().url);
    const address = `http://${HOST}:${own.port}`;
    await signIn(page, 'clerk', address);
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
    await page.goto(`${address}/bgd/export/form/new`);
    await expect(goodsGrid(page)).toBeVisible();
    await typeInto(page, '提运单号', 'E2E-PLAIN-1');

    const titles = ['商品名称', '规格型号', '成交数量'];
    await (await goodsCell(page, 0, '商品名称')).click();
    await page.keyboard.type('折叠自行车');
    await page.keyboard.press('Tab');
    await page.keyboard.type('F-20');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1234.5');
    await page.keyboard.press('Tab');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+c');
    await (await goodsCell(page, 0, '商品名称')).click();
    await page.keyboard.press('Enter');
    await expect.poll(() => goodsGrid(page).getAttribute('aria-rowcount')).toMatch(/^[34]$/);
    await page.keyboard.press('Escape');
    await (await goodsCell(page, 1, '商品名称')).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+v');
    const line = ['折叠自行车', 'F-20', '1,234.5'];
    await expect.poll(() => texts(page, 1, titles)).toEqual(line);
    await page.keyboard.press('Control+z');
    await expect.poll(() => texts(page, 1, titles)).toEqual(['', '', '']);
    await page.keyboard.press('Control+y');
    await expect.poll(() => texts(page, 1, titles)).toEqual(line);

    await page.keyboard.press('Control+s');
    await expect(message(page, '保存成功')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stored = (await callApi(page, `/bgd/export/queryById?id=${id}`)).body.result as {
      readonly bgdGoodsList: readonly Record<string, string>[];
    };
    expect(stored.bgdGoodsList.map((row) => [row['gName'], row['gModel'], row['gQty']])).toEqual([
      ['折叠自行车', 'F-20', '1234.5'],
      ['折叠自行车', 'F-20', '1234.5'],
    ]);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
