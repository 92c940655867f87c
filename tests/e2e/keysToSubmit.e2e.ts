import type { Page } from '@playwright/test';
import { recordOfMessage } from '../reference/messageMapping.ts';
import { referenceFolder, sampleDeclarations, skipReason } from '../reference/referenceData.ts';
import { GOODS_COLUMNS, goodsGrid, sameValue } from './declarationForm.ts';
import { Hand, place, slowDown } from './hand.ts';
import { callApi, expect, PASSWORDS, product, test } from './journey.ts';

type Row = Readonly<Record<string, string>>;

const LINES = 10;
const DOCUMENTS = 3;

/** Enter would query their report. */
const OF_REPORTS: ReadonlySet<string> = new Set(['tradeName', 'ownerName', 'agentName', 'overseasConsigneeEname']);

/** Types the values of the fields that it passes on the way to the goods; returns their keys. */
async function typeHeader(page: Page, hand: Hand, header: Row): Promise<ReadonlySet<string>> {
  const left = new Map(Object.entries(header));
  const typed = new Set<string>();
  for (let step = 0; left.size > 0; step += 1) {
    const at = await place(page);
    // Collapsed fields are optional and are not typed.
    if (at.startsWith('商品编号')) break;
    const text = left.get(at);
    if (left.delete(at)) typed.add(at);
    if (text === undefined) await hand.press('Tab', `by ${at}`);
    else await hand.value(text, OF_REPORTS.has(at) ? 'Tab' : 'Enter');
    expect(step, `left: ${[...left.keys()].join(' ')}; at ${at}`).toBeLessThan(100);
  }
  return typed;
}

/** Types a row from its first column on; ends its last value with Enter when another row follows. */
async function typeRow(hand: Hand, [row, keys, isLast]: readonly [Row, readonly string[], boolean]) {
  const until = keys.map((key) => row[key] !== undefined).lastIndexOf(true);
  for (const [at, key] of keys.slice(0, until + 1).entries()) {
    const end = at === until && !isLast ? 'Enter' : 'Tab';
    if (row[key] === undefined) await hand.press('Tab', `by ${key}`);
    else await hand.value(row[key], end);
  }
}

function sample() {
  const { bgdGoodsList, bgdEdocList, ...header } = recordOfMessage(sampleDeclarations()[0] ?? never());
  const goods = bgdGoodsList as readonly Row[];
  const typed = Object.entries(header).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    header: { ...Object.fromEntries(typed), grossWet: '35700.00', netWt: '30450.00' } as Row,
    // Five times as many goods weigh five times as much.
    goods: Array.from({ length: LINES }, (_, index) => goods[index % goods.length] ?? never()),
    documents: (bgdEdocList as readonly Row[]).slice(0, DOCUMENTS),
  };
}

function never(): never {
  throw new Error('the sample has no such part');
}

function expectSame(stored: Row, typed: Row): void {
  for (const [key, text] of Object.entries(typed)) {
    const kept = stored[key] ?? '';
    expect(sameValue(text, kept), `${key}: typed ${text}, stored ${kept}`).toBe(true);
  }
}

type Stored = Row & { readonly bgdGoodsList: readonly Row[]; readonly bgdEdocList: readonly Row[] };

/** The stored open record, after its transition to review. */
async function submitted(page: Page): Promise<Stored> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = async () => (await callApi(page, `/bgd/export/queryById?id=${id}`)).body.result as Stored;
  await expect.poll(async () => (await read())['status']).toBe('review');
  return read();
}

test('submits the first sample declaration with at most 60 extra keys over a slow connection', async ({ desk }) => {
  test.skip(referenceFolder === undefined, skipReason);
  const page = await desk.visit();
  const hand = new Hand(page);
  const { header, goods, documents } = sample();
  await page.goto(product().url);
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
  await slowDown(page);
  await hand.value('clerk', 'Tab');
  await hand.value(PASSWORDS.clerk, 'Enter');
  await page.waitForURL('**/dashboard/analysis');
  // The chunks of the shell are also loaded over the slow line.
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 30_000 });

  await hand.press('Control+k', 'open');
  await hand.write('xzck', 'open');
  await expect(page.getByRole('option', { name: /新增.*出口报关单/ }).first()).toBeVisible();
  await hand.press('Enter', 'open');
  await page.waitForURL('**/form/new');
  await expect(goodsGrid(page)).toBeVisible();
  const typed = await typeHeader(page, hand, header);
  for (const [at, row] of goods.entries()) await typeRow(hand, [row, GOODS_COLUMNS, at === goods.length - 1]);

  for (const key of ['Alt+m', 'End', 'Enter', 'Enter']) await hand.press(key, 'to the documents');
  await expect.poll(() => place(page)).toBe('随附单据类别 第 1 行');
  for (const [at, row] of documents.entries())
    await typeRow(hand, [row, ['edocCode', 'edocName'], at === documents.length - 1]);
  await hand.press('F9', 'submit');
  await expect(page.getByRole('dialog').getByRole('button', { name: '提交复核' })).toBeFocused();
  await hand.press('Enter', 'submit');
  expect(hand.beyond, hand.spent.join('; ')).toBeLessThanOrEqual(60);

  const { bgdGoodsList, bgdEdocList, ...stored } = await submitted(page);
  expect(typed.size).toBeGreaterThanOrEqual(31);
  expectSame(stored, Object.fromEntries([...typed].map((key) => [key, header[key] ?? ''])));
  expect([bgdGoodsList.length, bgdEdocList.length]).toEqual([LINES, DOCUMENTS]);
  for (const [at, row] of goods.entries())
    expectSame(
      bgdGoodsList[at] ?? {},
      Object.fromEntries(GOODS_COLUMNS.flatMap((key) => (row[key] ? [[key, row[key]]] : []))),
    );
  for (const [at, row] of documents.entries()) expectSame(bgdEdocList[at] ?? {}, row);
});

/** Six fields that change for the next shipment of the same goods, in form order, and two of its first line. */
const CHANGES = {
  contrNo: 'WB-2611-777',
  ieDate: '20261112',
  voyNo: '646W',
  billNo: 'WBSZX2611120077',
  grossWet: '7300',
  netWt: '6100',
} as const;
const LINE_CHANGES = { gQty: '24', firstQty: '24' } as const;

test('submits a copied declaration with eight changes and at most 25 extra keys when slow', async ({ desk }) => {
  test.skip(referenceFolder === undefined, skipReason);
  const page = await desk.open('clerk');
  await expect(page.getByRole('banner')).toBeVisible();
  const hand = new Hand(page);
  const { header, goods, documents } = sample();
  const { entryId: _typed, ...copied } = header;
  const lines = goods.slice(0, 2);
  const numbers = { entryId: '531620260987654321', contrNo: 'CP7' };
  const body = { ...copied, ...numbers, bgdGoodsList: lines, bgdEdocList: documents };
  const added = await callApi(page, '/bgd/export/add', { method: 'POST', body });
  expect(added.body.message).toContain('成功');
  await slowDown(page);
  const at = (where: string) => expect.poll(() => place(page)).toBe(where);

  await hand.press('Control+k', 'find');
  await hand.write('cp7', 'find');
  await expect(page.getByRole('option', { name: /CP7/ })).toBeVisible();
  await hand.press('Enter', 'find');
  await page.waitForURL(/form\/(?!new)/);
  await expect(goodsGrid(page)).toBeVisible();
  await hand.press('Alt+c', 'copy');
  await page.waitForURL(/form\/new/);
  // The copy starts at the first field that it left blank: the number of the previous declaration.
  await at('entryId');
  await hand.press('Alt+y', 'confirm');
  await at('contrNo');
  await hand.value(CHANGES.contrNo, 'Enter');
  await hand.value(CHANGES.ieDate, 'Enter');
  for (const passed of ['entryType', 'trafMode']) await hand.press('Tab', `by ${passed}`);
  await at('trafName');
  await hand.press('Alt+y', 'confirm');
  await at('voyNo');
  await hand.value(CHANGES.voyNo, 'Enter');
  await hand.value(CHANGES.billNo, 'Enter');
  for (const key of ['Alt+m', '4']) await hand.press(key, 'to the weights');
  for (const passed of ['packNo', 'wrapType']) await hand.press('Tab', `by ${passed}`);
  await at('grossWet');
  await hand.value(CHANGES.grossWet, 'Enter');
  await hand.value(CHANGES.netWt, 'Enter');
  for (const key of ['Alt+m', '7']) await hand.press(key, 'to the goods');
  for (const passed of ['codeTs', 'gName', 'gModel']) await hand.press('Tab', `by ${passed}`);
  await at('成交数量 第 1 行');
  await hand.value(LINE_CHANGES.gQty, 'Tab');
  for (const passed of ['gUnit', 'declPrice', 'declTotal', 'tradeCurr']) await hand.press('Tab', `by ${passed}`);
  await at('法定第一数量 第 1 行');
  await hand.value(LINE_CHANGES.firstQty, 'Tab');
  await hand.press('F9', 'submit');
  await expect(page.getByRole('dialog').getByRole('button', { name: /提交复核/ })).toBeFocused();
  await hand.press('Enter', 'submit');
  expect(hand.beyond, hand.spent.join('; ')).toBeLessThanOrEqual(25);

  const { bgdGoodsList, bgdEdocList, ...stored } = await submitted(page);
  const { ieDate, ...texts } = CHANGES;
  expectSame(stored, { ...copied, ...texts, ieDate: '2026-11-12' });
  expect([ieDate, bgdGoodsList.length, bgdEdocList.length]).toEqual(['20261112', lines.length, documents.length]);
  expectSame(bgdGoodsList[0] ?? {}, LINE_CHANGES);
  expectSame(bgdGoodsList[1] ?? {}, lines[1] ?? never());
});
