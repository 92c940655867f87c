import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../server/files/pdfPrints/readPdf.ts';
import { callApi, expect, openExports, test, workspace } from './journey.ts';

const GOODS = Array.from({ length: 50 }, (_, index) => `样例整车第${index + 1}款`);
const BILL = 'WBPRINT26110001';
const ENTRY = '531620260117300001';

/** Adds a declaration that is still a draft. */
async function addDeclaration(page: Page): Promise<string> {
  const added = await callApi(page, '/bgd/export/add', {
    method: 'POST',
    body: {
      billNo: BILL,
      entryId: ENTRY,
      tradeName: '深圳样例自行车有限公司',
      tradeMode: '0110',
      ieDate: '2026-11-05',
      bgdGoodsList: GOODS.map((gName, index) => ({
        codeTs: '8712003000',
        gName,
        gModel: `1|0|山地型|27.5英寸|样例牌|W-${index + 1}||`,
        gQty: '10',
        gUnit: '003',
        declPrice: '86.5',
        declTotal: '865',
        tradeCurr: 'USD',
      })),
    },
  });
  expect(added.body.message).toContain('成功');
  return String(Object(added.body.result).id);
}

/**
 * Records the URLs that the browser is asked to print, instead of opening its print dialog, which journeys cannot
 * close.
 */
async function watchPrinting(page: Page): Promise<readonly string[]> {
  const printed: string[] = [];
  await page.exposeFunction('tellPrinted', (address: string) => void printed.push(address));
  await page.addInitScript(() => {
    globalThis.print = () =>
      (globalThis as unknown as { tellPrinted(address: string): void }).tellPrinted(location.href);
  });
  await page.reload();
  return printed;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^打印（/ });

async function savedPdf(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  return { name: download.suggestedFilename(), pages: await readPdf(await readFile(await download.path())) };
}

test('prints all 50 goods once from the form, and two declarations together from the list [L7]', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const id = await addDeclaration(clerk);
  const printed = await watchPrinting(clerk);

  await test.step('the form as paper, then its sheets', async () => {
    await clerk.goto(`${new URL(clerk.url()).origin}/bgd/export/form/${id}`);
    const form = workspace(clerk);
    await form.getByRole('button', { name: '纸面' }).click();
    await expect(form.getByRole('group', { name: /^第 1 页/ }).getByText(GOODS[0] ?? '')).toBeVisible();
    await form.getByRole('button', { name: /^打\s?印$/ }).click();
    await expect(dialogOf(clerk).getByRole('group', { name: /^第 1 页/ })).toBeVisible();
  });

  await test.step('the file holds every line once, and its head on every page', async () => {
    const { name, pages } = await savedPdf(clerk);
    expect(name).toBe(`报关单-${BILL}.pdf`);
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.flat();
    expect(texts.filter((text) => text.startsWith('样例整车'))).toEqual(GOODS);
    expect(texts.filter((text) => text === '86.5000')).toHaveLength(50);
    pages.forEach((page, index) => {
      for (const text of ['草单', ENTRY, '商品名称及规格型号', `页码/页数：${index + 1}/${pages.length}`])
        expect(
          page.filter((one) => one === text),
          `${text} on page ${index + 1}`,
        ).toHaveLength(1);
    });
  });

  await test.step('the browser prints that file out of a frame, within the policy', async () => {
    await dialogOf(clerk)
      .getByRole('button', { name: /^打\s?印$/ })
      .click();
    await expect.poll(() => printed.length).toBe(1);
    expect(printed[0]).toMatch(/^blob:/);
    // The frame shows the browser's PDF viewer: the content security policy allows it.
    await expect.poll(() => clerk.frames().some((frame) => frame.url().startsWith('chrome-extension:'))).toBe(true);
    await clerk.keyboard.press('Escape');
    await expect(dialogOf(clerk)).toBeHidden();
  });

  await test.step('the file at an address of its own, with a token that is spent', async () => {
    await workspace(clerk)
      .getByRole('button', { name: /^打\s?印$/ })
      .click();
    const asked = clerk.context().waitForEvent('request', (request) => request.url().includes('token='));
    await dialogOf(clerk).getByRole('button', { name: '新标签页打开' }).click();
    const address = new URL((await asked).url());
    expect(address.searchParams.get('id')).toBe(id);
    const session = await clerk.evaluate(() => localStorage.getItem('pro__Access-Token'));
    expect(session).not.toContain(address.searchParams.get('token'));
    expect((await (await asked).response())?.status()).toBe(200);
    expect((await clerk.request.get(address.href)).status()).toBe(401);
    await clerk.keyboard.press('Escape');
    await expect(dialogOf(clerk)).toBeHidden();
  });

  await test.step('two of the list are one file', async () => {
    await openExports(clerk);
    const list = workspace(clerk);
    for (const row of [1, 2]) await list.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();
    await list.getByRole('button', { name: '打印 (2)' }).click();
    await expect(dialogOf(clerk).getByRole('group', { name: /^第 1 页/ })).toBeVisible();
    const { name, pages } = await savedPdf(clerk);
    expect(name).toBe('报关单-2份.pdf');
    expect(pages.flat().filter((text) => text.startsWith('页码/页数：1/'))).toHaveLength(2);
  });
});
