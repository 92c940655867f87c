import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Download, Page } from '@playwright/test';
import { callApi, expect, openExports, test, workspace } from './journey.ts';

/** Contract number, gross weight, customs district; the first two meet all three conditions. */
const DECLARATIONS = [
  ['E2E-ADV-1', '1200', '5316'],
  ['E2E-ADV-2', '1000.5', '5316'],
  ['E2E-ADV-3', '999', '5316'],
  ['E2E-ADV-4', '1200', '5301'],
  ['E2E-OTHER-5', '1200', '5316'],
] as const;

async function addDeclarations(page: Page): Promise<void> {
  for (const [contrNo, grossWet, customMaster] of DECLARATIONS) {
    const { body } = await callApi(page, '/bgd/export/add', {
      method: 'POST',
      body: { contrNo, grossWet, customMaster, bgdGoodsList: [] },
    });
    expect(body.success, body.message).toBe(true);
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '高级查询' });
const row = (page: Page, place: number) => dialog(page).getByRole('group', { name: `条件 ${place}`, exact: true });
const openQuery = (page: Page) => workspace(page).getByRole('button', { name: '高级查询', exact: true }).click();

/** Selects field and comparison of a condition; expects the focus in its field list. */
async function choose(page: Page, place: number, { field, rule }: { field: string; rule: string }): Promise<void> {
  await page.keyboard.type(field);
  await page.getByRole('option', { name: field, exact: true }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await row(page, place).getByRole('combobox', { name: '匹配规则' }).selectOption(rule);
}

async function putTogether(page: Page): Promise<void> {
  await openQuery(page);
  await choose(page, 1, { field: '合同协议号', rule: 'right_like' });
  await row(page, 1).getByRole('textbox', { name: '合同协议号的值' }).fill('E2E-ADV');
  await page.getByRole('button', { name: '添加条件', exact: true }).click();
  await choose(page, 2, { field: '毛重(千克)', rule: 'ge' });
  await row(page, 2).getByRole('textbox', { name: '毛重(千克)的值' }).fill('1000');
  await page.getByRole('button', { name: '添加条件', exact: true }).click();
  await choose(page, 3, { field: '申报地海关', rule: 'eq' });
  await row(page, 3).getByRole('combobox', { name: '申报地海关的值' }).click();
  await page.keyboard.type('5316');
  await page.getByRole('option', { name: /5316/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
}

/** The data rows of a workbook, keyed by column title. */
function rowsOf(file: Buffer): readonly Readonly<Record<string, unknown>>[] {
  const book = read(file);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  return utils.sheet_to_json<Record<string, unknown>>(sheet, { range: 2 });
}

const FOUND = [
  ['E2E-ADV-1', 1200, '大鹏海关'],
  ['E2E-ADV-2', 1000.5, '大鹏海关'],
];

/** The values of the three condition columns in an exported file. */
const told = async (file: Download): Promise<readonly unknown[]> =>
  rowsOf(readFileSync(await file.path()))
    .map((one) => [one['合同协议号'], one['毛重(千克)'], one['申报地海关']])
    .sort();

test('saves, reloads, applies and exports an advanced query, and the file holds exactly its rows [W2-6] [W3.3-12] [W4-12] [W7-27] [W7-30]', async ({
  desk,
}) => {
  const clerk = await desk.open('clerk');
  await addDeclarations(clerk);
  await openExports(clerk);

  await test.step('put together and saved under a name', async () => {
    await putTogether(clerk);
    await clerk.getByRole('button', { name: '保存查询条件' }).click();
    await clerk.getByRole('textbox', { name: '保存名称' }).fill('重货');
    await clerk.keyboard.press('Enter');
    await expect(dialog(clerk).getByRole('button', { name: '重货', exact: true })).toBeVisible();
  });

  await test.step('reloaded, there again, and applied', async () => {
    await clerk.reload();
    await openQuery(clerk);
    await dialog(clerk).getByRole('button', { name: '重货', exact: true }).click();
    await expect(row(clerk, 2).getByRole('textbox', { name: '毛重(千克)的值' })).toHaveValue('1,000');
    await dialog(clerk).getByRole('button', { name: '查询', exact: true }).click();
    await expect(workspace(clerk).getByText('共 2 条')).toBeVisible();
    await expect(workspace(clerk).getByRole('button', { name: '高级查询', exact: true })).toHaveAccessibleDescription(
      '高级查询已生效',
    );
  });

  await test.step('exported: these rows and no others, numbers as numbers, codes as names', async () => {
    await workspace(clerk).getByRole('button', { name: '导出', exact: true }).click();
    const asked = clerk.getByRole('dialog', { name: '导出“出口报关单”' });
    await asked.getByRole('radio', { name: /^全部 \d+ 列$/ }).click();
    const [file] = await Promise.all([
      clerk.waitForEvent('download'),
      asked.getByRole('button', { name: '导出', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('出口报关单.xls');
    expect(await told(file)).toEqual(FOUND);
  });

  await test.step('exported in the background, found among the downloads and fetched with a ticket [D25]', async () => {
    await workspace(clerk).getByRole('button', { name: '导出', exact: true }).click();
    const asked = clerk.getByRole('dialog', { name: '导出“出口报关单”' });
    await asked.getByRole('radio', { name: /^全部 \d+ 列$/ }).click();
    await asked.getByRole('textbox', { name: '文件名' }).fill('后台重货');
    await asked.getByRole('checkbox', { name: /在后台导出/ }).click();
    await asked.getByRole('button', { name: '导出', exact: true }).click();
    await expect(asked).toBeHidden();
    await clerk.locator('.header-user').click();
    await clerk.getByRole('menuitem', { name: '我的下载' }).click();
    const [file] = await Promise.all([
      clerk.waitForEvent('download'),
      workspace(clerk).getByRole('button', { name: '下载 后台重货.xls' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('后台重货.xls');
    expect(await told(file)).toEqual(FOUND);
  });
});
