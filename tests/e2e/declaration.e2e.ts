import { callApi, expect, openExports, test } from './journey.ts';
import {
  HEADER,
  answer,
  field,
  goToGoodsCell,
  goodsCell,
  goodsGrid,
  message,
  typeGoodsLines,
  typeInto,
} from './declarationForm.ts';

interface Declaration {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly bgdGoodsList: readonly Record<string, string>[];
}

/** Index of 法定第一单位 among the visible goods columns, from 0. */
const FIRST_UNIT = 9;

test('a clerk types a declaration, mends what customs checks stop, and a reviewer passes it [S2.3-2]', async ({
  desk,
}) => {
  const clerk = await desk.open('clerk');
  await openExports(clerk);
  await clerk.getByRole('button', { name: '新增' }).first().click();
  await clerk.waitForURL('**/bgd/export/form/new');

  await test.step('34 header fields and 20 goods lines by keyboard', async () => {
    for (const [title, typed] of HEADER) await typeInto(clerk, title, typed);
    await typeGoodsLines(clerk, 20);
    await expect(goodsGrid(clerk)).toHaveAttribute('aria-rowcount', /2[12]/);
  });

  await test.step('a wrong unit is typed into line 3, and the weights are wrong already', async () => {
    await goToGoodsCell(clerk, 2, FIRST_UNIT);
    await clerk.keyboard.type('001');
    await clerk.keyboard.press('Tab');
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    await clerk.getByRole('button', { name: '提交复核' }).click();
    await expect(clerk.getByRole('dialog', { name: /提交复核：还有 \d+ 处错误/ })).toBeVisible();
    await clerk.keyboard.press('Enter');
    await expect(clerk.getByRole('dialog')).toBeHidden();
    await expect(field(clerk, '毛重(千克)')).toHaveAttribute('aria-invalid', 'true');
    await expect(clerk.getByText('毛重不能小于净重').first()).toBeVisible();
    await clerk.getByRole('button', { name: /^问题/ }).click();
    await clerk.getByText('法定第一单位应为003').locator('visible=true').first().click();
    await expect(await goodsCell(clerk, 2, '法定第一单位')).toHaveAttribute('aria-invalid', 'true');
  });

  const id = new URL(clerk.url()).pathname.split('/').at(-1) ?? '';

  await test.step('mended, saved, submitted', async () => {
    await clerk.keyboard.type('003');
    await clerk.keyboard.press('Tab');
    await expect(await goodsCell(clerk, 2, '法定第一单位')).not.toHaveAttribute('aria-invalid', 'true');
    await typeInto(clerk, '毛重(千克)', '7140');
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    await clerk.getByRole('button', { name: '提交复核' }).click();
    await answer(clerk, '确认并提交复核');
    await expect(clerk.locator('.wb-head .wb-status-cell').locator('visible=true')).toHaveText('待复核');
  });

  await test.step('what was typed is what is stored', async () => {
    const stored = (await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body.result as Declaration;
    expect(stored).toMatchObject({
      status: 'review',
      customMaster: '5316',
      ieDate: '2026-11-05',
      trafMode: '2',
      transMode: '3',
      distinatePort: 'NLD066',
    });
    expect(stored.bgdGoodsList).toHaveLength(20);
    expect(stored.bgdGoodsList[19]).toMatchObject({
      gNo: '20',
      codeTs: '8712003000',
      gName: '山地自行车',
      gQty: '29',
      gUnit: '003',
      declTotal: '2508.50',
      tradeCurr: 'USD',
      firstUnit: '003',
      secondQty: '145.5',
      secondUnit: '035',
      originCountry: 'NLD',
      destinationCountry: 'CHN',
      districtCode: '44199',
      dutyMode: '1',
    });
  });

  await test.step('the reviewer passes it, and the clerk sees it listed and reopens it read-only', async () => {
    const reviewer = await desk.open('reviewer');
    await openExports(reviewer);
    await reviewer.getByRole('textbox', { name: '提运单号' }).fill('WBSZX2611050012');
    await reviewer.keyboard.press('Enter');
    const row = reviewer.getByRole('row', { name: /WBSZX2611050012/ });
    await row.getByText('复核通过').click();
    await expect(row.getByText('已复核')).toBeVisible();
    await clerk.goto(clerk.url().replace(/\/bgd\/export.*/, `/bgd/export/form/${id}`));
    await expect(clerk.getByRole('status', { name: '毛重(千克)' })).toHaveText('7,140');
    await expect(clerk.getByRole('button', { name: '保存' })).toBeHidden();
  });
});

test('lists, reopens and edits a draft, compares its versions in detail, and deletes it [S6-9]', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const body = { billNo: 'E2E-DRAFT-1', contrNo: 'FIRST-1', bgdGoodsList: [{ gName: '螺丝' }, { gName: '螺母' }] };
  const { result } = (await callApi(clerk, '/bgd/export/add', { method: 'POST', body })).body;
  const { id } = result as Declaration;
  await openExports(clerk);
  await clerk.getByRole('textbox', { name: '提运单号' }).fill('E2E-DRAFT-1');
  await clerk.keyboard.press('Enter');
  const row = clerk.getByRole('row', { name: /E2E-DRAFT-1/ });
  await row.getByText('编辑').click();
  await clerk.waitForURL(`**/form/${id}`);
  await typeInto(clerk, '合同协议号', 'CHANGED-1');
  await clerk.keyboard.press('Control+s');
  await expect(message(clerk, '保存成功')).toBeVisible();
  await test.step('what was saved twice is read before and after', async () => {
    await (await goodsCell(clerk, 1, '商品名称')).click();
    await clerk.keyboard.type('垫圈');
    await clerk.keyboard.press('Tab');
    await clerk.keyboard.press('Control+s');
    await expect(async () => {
      const { version } = (await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body.result as Declaration;
      expect(version).toBe(3);
    }).toPass();
    await clerk.getByRole('button', { name: '变更记录' }).click();
    const panel = clerk.getByRole('dialog', { name: '变更记录' });
    const line = (name: string | RegExp) => panel.getByRole('row', { name }).locator('visible=true');
    await expect(line(/第 2 行.*螺母.*垫圈/)).toBeVisible();
    await panel.getByRole('tab', { name: '比较版本' }).click();
    // Initially the two latest versions are compared; a comparison with the first one shows both changes.
    await expect(line(/FIRST-1/)).toHaveCount(0);
    await panel.getByRole('combobox', { name: '较早版本' }).press('ArrowDown');
    await clerk
      .locator('.ant-select-item-option')
      .filter({ hasText: /版本 1\b/ })
      .click();
    await expect(line(/合同协议号.*FIRST-1.*CHANGED-1/)).toBeVisible();
    await expect(line(/螺母.*垫圈/)).toBeVisible();
    await clerk.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
  await clerk.getByRole('tab', { name: '出口报关单', exact: true }).click();
  await expect(row.getByText('CHANGED-1')).toBeVisible();
  await row.getByRole('checkbox').check();
  await clerk.getByRole('button', { name: '删除 (1)' }).click();
  await answer(clerk, '删除 (1)');
  await expect(row).toHaveCount(0);
  expect((await callApi(clerk, `/bgd/export/queryById?id=${id}`)).status).toBe(404);
});

test('two windows edit one declaration: the second learns who was first and loses nothing typed', async ({ desk }) => {
  const [first, second] = [await desk.open('clerk'), await desk.open('clerk')];
  const { result } = (await callApi(first, '/bgd/export/add', { method: 'POST', body: { billNo: 'E2E-TWICE-1' } }))
    .body;
  const { id } = result as Declaration;
  for (const page of [first, second]) {
    await page.goto(page.url().replace(/\/dashboard.*/, `/bgd/export/form/${id}`));
    await expect(field(page, '提运单号')).toHaveValue('E2E-TWICE-1');
  }
  await typeInto(first, '合同协议号', 'FIRST');
  await first.keyboard.press('Control+s');
  await expect(message(first, '保存成功')).toBeVisible();
  await typeInto(second, '备注', '第二个窗口');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('李制单');
  await second.keyboard.press('Escape');
  await expect(field(second, '备注')).toHaveValue('第二个窗口');
});

test('the clerk of another department neither sees a declaration nor gets it from the API', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const { result } = (await callApi(clerk, '/bgd/export/add', { method: 'POST', body: { billNo: 'E2E-OURS-1' } })).body;
  const { id } = result as Declaration;
  const other = await desk.open('clerk2');
  await openExports(other);
  await other.getByRole('textbox', { name: '提运单号' }).fill('E2E-OURS-1');
  await other.keyboard.press('Enter');
  await expect(other.getByText('没有符合条件的出口报关单')).toBeVisible();
  expect((await callApi(other, `/bgd/export/queryById?id=${id}`)).status).toBe(404);
  const edit = await callApi(other, '/bgd/export/edit', { method: 'POST', body: { id, version: 1, billNo: 'X' } });
  expect(edit.body.success).toBe(false);
  const removal = await callApi(other, `/bgd/export/delete?id=${id}`, { method: 'DELETE' });
  expect(removal.body.success).toBe(false);
  expect((await callApi(clerk, `/bgd/export/queryById?id=${id}`)).status).toBe(200);
});
