import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { callApi, expect, product, test } from './journey.ts';
import { field, message } from './declarationForm.ts';

/** Confirms a text in the focused field; the focus moves on after the server's response. */
const typeAndConfirm = async (page: Page, title: string, text: string): Promise<void> => {
  await field(page, title).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('a clerk picks declaration parties by keyboard, and a colleague corrects one with Enter [W2-9]', async ({
  desk,
}) => {
  const clerk = await desk.open('clerk');
  const { result } = (await callApi(clerk, '/bgd/export/add', { method: 'POST', body: { billNo: 'E2E-POPUP-1' } }))
    .body;
  const { id } = result as { id: string };
  const form = clerk.url().replace(/\/dashboard.*/, `/bgd/export/form/${id}`);
  const stored = async () => (await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body.result;
  await clerk.goto(form);
  await expect(field(clerk, '提运单号')).toHaveValue('E2E-POPUP-1');

  await test.step('the owner out of the report, with no hand on the mouse', async () => {
    await field(clerk, '生产销售单位').focus();
    await clerk.keyboard.press('Alt+ArrowDown');
    const picker = clerk.getByRole('dialog', { name: '往来单位' });
    await expect(picker.getByRole('row', { name: /K0007/ })).toBeVisible();
    await expect(picker.getByRole('textbox', { name: '代码', exact: true })).toBeFocused();
    await expect(picker.getByText(/^G0/)).toHaveCount(0);
    await clerk.keyboard.press('Tab');
    const name = picker.getByRole('textbox', { name: '名称', exact: true });
    await expect(name).toBeFocused();
    await clerk.keyboard.type('演示照明');
    await clerk.keyboard.press('Control+a');
    await clerk.keyboard.type('演示');
    await expect(name).toHaveValue('演示');
    await clerk.keyboard.press('Enter');
    await expect(picker.getByText(/共 14 条/)).toBeVisible();
    await clerk.keyboard.press('ArrowDown');
    await expect(picker.getByRole('row', { name: /^.*K00/ }).first()).toBeFocused();
    await clerk.keyboard.press('PageDown');
    await expect(picker.getByRole('row', { name: /K0011/ })).toBeFocused();
    await clerk.keyboard.press('Enter');
    await expect(picker).toHaveCount(0);
    await expect(field(clerk, '生产销售单位')).toHaveValue('杭州云杉演示电子科技有限公司');
    await expect(field(clerk, '生产销售单位')).toBeFocused();
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    expect(await stored()).toMatchObject({
      ownerName: '杭州云杉演示电子科技有限公司',
      ownerCodeScc: '91330100MA2DEM15MA',
      ownerCode: '3301961D15',
    });
  });

  await test.step('reopened elsewhere: a part of a name and Enter, one hit; a code does as well', async () => {
    const other = await desk.open('clerk');
    await other.goto(form);
    await expect(field(other, '生产销售单位')).toHaveValue('杭州云杉演示电子科技有限公司');
    await typeAndConfirm(other, '生产销售单位', '明泽');
    await expect(field(other, '生产销售单位')).toHaveValue('佛山明泽演示照明有限公司');
    await expect(field(other, '生产销售海关编码')).toHaveValue('4406961D14');
    await expect(field(other, '生产销售单位')).not.toBeFocused();
    await typeAndConfirm(other, '境内发货人', 'K0002');
    await expect(field(other, '境内发货人')).toHaveValue('宁波东礁演示国际贸易有限公司');
    await typeAndConfirm(other, '申报单位', '礁石');
    await expect(field(other, '申报单位海关编码')).toHaveValue('3702181D57');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.keyboard.press('Control+s');
    await expect(message(other, '保存成功')).toBeVisible();
    expect(await stored()).toMatchObject({
      ownerName: '佛山明泽演示照明有限公司',
      ownerCode: '4406961D14',
      tradeName: '宁波东礁演示国际贸易有限公司',
      tradeCode: '3302961D02',
      agentName: '青岛礁石演示报关行有限公司',
    });
  });
});

/** Picks names of parties into a detail of the declaration; the shipped page has no such pick. */
const PICK = `"pick": {
  "popupCode": "party", "orgFields": ["name"], "destFields": ["edocName"], "param": { "kind": "customer" },
  "unique": ["edocName"]
},`;

test('adds five selected report rows in one undo step and shows them selected when reopened [L15][W2-9]', async ({
  desk,
}) => {
  const file = join(product().schemas, 'pages/customs/declaration-base.json');
  const before = readFileSync(file, 'utf8');
  const clerk = await desk.open('clerk');
  const body = { billNo: 'E2E-PICK-1' };
  const { result } = (await callApi(clerk, '/bgd/export/add', { method: 'POST', body })).body;
  const { id } = result as { id: string };
  const form = clerk.url().replace(/\/dashboard.*/, `/bgd/export/form/${id}`);
  const names = async (): Promise<readonly string[]> => {
    const stored = (await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body.result;
    return (stored as { bgdEdocList: { edocName: string }[] }).bgdEdocList.map(({ edocName }) => edocName);
  };
  const picker = clerk.getByRole('dialog', { name: '往来单位' });
  const ticked = picker.getByRole('checkbox', { checked: true });
  const lines = clerk.getByRole('grid', { name: '随附单据' });
  const open = async (): Promise<void> => {
    await clerk.getByRole('tab', { name: '随附单据' }).click();
    await clerk.getByRole('button', { name: /^选 ?取$/ }).click();
    await expect(picker.getByRole('row', { name: /K0001/ })).toBeVisible();
  };
  try {
    writeFileSync(file, before.replace('"table": "bgd_edoc",', `"table": "bgd_edoc",${PICK}`));
    await expect(async () => {
      await clerk.goto(form);
      await clerk.getByRole('tab', { name: '随附单据' }).click();
      await expect(clerk.getByRole('button', { name: /^选 ?取$/ })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await open();
    for (const code of ['K0001', 'K0002', 'K0003', 'K0004', 'K0005'])
      await picker
        .getByRole('row', { name: new RegExp(code) })
        .getByRole('checkbox')
        .check();
    await picker.getByRole('button', { name: /^确 ?定$/ }).click();
    await expect(picker).toHaveCount(0);
    await expect(lines).toHaveAttribute('aria-rowcount', '6');
    await clerk.keyboard.press('Control+z');
    await expect(lines).toHaveAttribute('aria-rowcount', '1');
    await clerk.keyboard.press('Control+y');
    await expect(lines).toHaveAttribute('aria-rowcount', '6');
    await open();
    await expect(ticked).toHaveCount(5);
    await clerk.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    expect(await names()).toHaveLength(5);

    await clerk.reload();
    await open();
    await expect(ticked).toHaveCount(5);
    await expect(picker.getByRole('row', { name: /K0001/ }).getByRole('checkbox')).toBeDisabled();
    await picker.getByRole('row', { name: /K0006/ }).getByRole('checkbox').check();
    await picker.getByRole('button', { name: /^确 ?定$/ }).click();
    await clerk.keyboard.press('Control+s');
    await expect.poll(names).toHaveLength(6);
    expect(new Set(await names()).size).toBe(6);
  } finally {
    writeFileSync(file, before);
  }
});
