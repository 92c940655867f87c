import type { Page } from '@playwright/test';
import { BAD_ROWS, formulas, HOSTILE, manyCustomers, mended, ROWS, sheetFile } from './customerSheets.ts';
import { callApi, type Desk, expect, product, test } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '导入EXCEL' });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('.ant-message');

async function stored(page: Page): Promise<number> {
  const { body } = await callApi(page, '/kehu/customer/list?code=ZIMP*&pageSize=10');
  return (body.result as { total: number }).total;
}

/** Opens the list of customers and its import dialog. */
async function openImport(desk: Desk): Promise<Page> {
  const page = await desk.open('clerk');
  await page.goto(`${product().url}/kehu/customer`);
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await expect(button(page, '开始上传')).toBeDisabled();
  return page;
}

async function send(page: Page, file: ReturnType<typeof sheetFile>): Promise<void> {
  await dialog(page).locator('input[type=file]').first().setInputFiles(file);
  await button(page, '开始上传').click();
}

test('imports 10,000 rows except 137 invalid ones, returns those corrected, and undoes everything at once [S4-24] [W4-5] [W8-5]', async ({
  desk,
}) => {
  const page = await openImport(desk);
  await send(page, sheetFile('客户一万.xlsx', manyCustomers()));
  await expect(dialog(page).getByText(`共 ${ROWS} 行，${BAD_ROWS} 行有错误`)).toBeVisible({ timeout: 90_000 });
  await expect(dialog(page).locator('[role=gridcell][aria-invalid=true]').first()).toBeVisible();
  expect(await stored(page)).toBe(0);
  // Corrects one row in place.
  await button(page, '下一处错误').click();
  await page.keyboard.type('样例客户零');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`共 ${ROWS} 行，${BAD_ROWS - 1} 行有错误`)).toBeVisible();
  await button(page, '只导入正确的行').click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  const mixed = page.getByRole('dialog', { name: '导入成功,但是有错误数据!' });
  await expect(mixed).toBeVisible({ timeout: 90_000 });
  expect(await stored(page)).toBe(ROWS - BAD_ROWS + 1);
  const coming = page.waitForEvent('download');
  await mixed.getByRole('button', { name: /ErrorLog.*\.xlsx$/ }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  await mixed
    .getByRole('button', { name: /^关\s*闭$/, exact: true })
    .last()
    .click();
  const corrected = mended(Buffer.concat(chunks));
  expect(corrected.rows).toBe(BAD_ROWS - 1);
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await send(page, sheetFile('改好.xlsx', corrected.bytes));
  await expect(dialog(page).getByText(`共 ${BAD_ROWS - 1} 行，没有错误`)).toBeVisible({ timeout: 60_000 });
  await button(page, /^导\s*入$/).click();
  await expect(said(page).getByText(`文件导入成功！数据行数：${BAD_ROWS - 1}`)).toBeVisible({ timeout: 60_000 });
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBe(ROWS);

  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await button(page, '撤销导入 改好.xlsx').click();
  await page.getByRole('dialog', { name: '撤销导入' }).getByRole('button', { name: '撤销导入' }).click();
  await expect(said(page).getByText(`已撤销导入，删除${BAD_ROWS - 1}条记录`)).toBeVisible({ timeout: 60_000 });
  expect(await stored(page)).toBe(ROWS - BAD_ROWS + 1);
});

test('rejects a zip bomb, disguised program, truncated file and formula workbook with messages, writing nothing [W8-6]', async ({
  desk,
}) => {
  const page = await openImport(desk);
  const before = await stored(page);
  for (const [, file, says] of HOSTILE) {
    await send(page, file);
    await expect(said(page).getByText(says)).toBeVisible({ timeout: 60_000 });
    await button(page, `删除 ${file.name}`).click();
  }
  await send(page, sheetFile('公式.xlsx', formulas()));
  await expect(dialog(page).getByText('共 50 行，50 行有错误')).toBeVisible({ timeout: 60_000 });
  await button(page, /^导\s*入$/).click();
  await expect(said(page).getByText('有50行数据有错误，没有导入任何数据')).toBeVisible({ timeout: 60_000 });
  await expect(button(page, '只导入正确的行')).toBeDisabled();
  expect(await stored(page)).toBe(before);
});
