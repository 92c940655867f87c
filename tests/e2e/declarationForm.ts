import type { Locator, Page } from '@playwright/test';
import { equalDecimals, isDecimalText } from '../../engine/index.ts';

/** Header of a valid declaration, as a clerk types it: codes and texts, in the order of the form. */
export const HEADER: readonly (readonly [title: string, typed: string])[] = [
  ['申报地海关', '5316'],
  ['出境关别', '5316'],
  ['预录入编号', '530926001'],
  ['备案号', 'B53092600001'],
  ['合同协议号', 'WB-2611-018'],
  ['出口日期', '20261105'],
  ['运输方式', '水路运输'],
  ['运输工具名称', 'SAMPLE VESSEL'],
  ['航次号', '645W'],
  ['提运单号', 'WBSZX2611050012'],
  ['监管方式', '0110'],
  ['征免性质', '101'],
  ['许可证号', '26-XX-000001'],
  ['货物存放地点', '盐田港一期堆场'],
  ['发货人统一编码', '91440300MA5WB1X01W'],
  ['发货人海关编码', '4403196A01'],
  ['境内发货人', '深圳样例自行车有限公司'],
  ['生产销售统一编码', '91440300MA5WB1X01W'],
  ['生产销售海关编码', '4403196A01'],
  ['生产销售单位', '深圳样例自行车有限公司'],
  ['申报单位统一编码', '91440300MA5WB2Y02W'],
  ['申报单位海关编码', '4403180G07'],
  ['申报单位', '深圳样例报关行'],
  ['境外收货人', 'Sample Fietsen B.V.'],
  ['贸易国(地区)', 'NLD'],
  ['运抵国(地区)', 'NLD'],
  ['指运港', 'NLRTM'],
  ['离境口岸', '470601'],
  ['成交方式', 'FOB'],
  ['件数', '420'],
  ['包装种类', '纸制或纤维板制盒/箱'],
  ['毛重(千克)', '6000'],
  ['净重(千克)', '6090'],
  ['备注', '样例'],
];

/** One goods line; blank cells are skipped: they are filled from the code, computed, or have a default. */
export const goodsLine = (index: number): readonly string[] => [
  '8712003000',
  '',
  `1|0|山地型|27.5英寸|样例牌|W-${100 + index}||`,
  String(10 + index),
  '003',
  '86.5',
  '',
  'USD',
  String(10 + index),
  '',
  '145.5',
  '',
  'NLD',
  '',
  '44199',
  '',
  '',
];

export const field = (page: Page, title: string): Locator =>
  page
    .getByRole('combobox', { name: title, exact: true })
    .or(page.getByRole('textbox', { name: title, exact: true }))
    .first();

/** Replaces the content of a field and leaves it with Tab, without delays. */
export async function typeInto(page: Page, title: string, text: string): Promise<void> {
  await field(page, title).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

export const goodsGrid = (page: Page): Locator => page.getByRole('grid', { name: '商品' });

/** Moves to a goods cell by keyboard from anywhere in the grid; row and column count from 0. */
export async function goToGoodsCell(page: Page, row: number, column: number): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < row; step++) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight');
}

/** The cell of a goods row (from 0) under a column title; the caller scrolls it into view. */
export async function goodsCell(page: Page, row: number, title: string): Promise<Locator> {
  const grid = goodsGrid(page);
  const position = await grid.getByRole('columnheader', { name: title }).getAttribute('aria-colindex');
  return grid.locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${position}"]`);
}

export async function typeGoodsLines(page: Page, count: number): Promise<void> {
  await (await goodsCell(page, 0, '商品编号')).click();
  for (let line = 0; line < count; line++) {
    const cells = goodsLine(line);
    for (const [index, text] of cells.entries()) {
      if (text !== '') await page.keyboard.type(text);
      if (index < cells.length - 1) await page.keyboard.press('Tab');
      else if (line < count - 1) await page.keyboard.press('Enter');
    }
  }
}

/** Answers a confirmation dialog. */
export async function answer(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
}

export const message = (page: Page, text: string | RegExp): Locator =>
  page.locator('.ant-message').getByText(text).first();

/** The visible goods columns, left to right. */
export const GOODS_COLUMNS = [
  'codeTs',
  'gName',
  'gModel',
  'gQty',
  'gUnit',
  'declPrice',
  'declTotal',
  'tradeCurr',
  'firstQty',
  'firstUnit',
  'secondQty',
  'secondUnit',
  'originCountry',
  'destinationCountry',
  'districtCode',
  'dutyMode',
  'contrItem',
] as const;

/** Compares as decimals if both texts are decimals, else as texts. */
export const sameValue = (left: string, right: string): boolean =>
  left === right || (isDecimalText(left) && isDecimalText(right) && equalDecimals(left, right));
