import type { Page } from '@playwright/test';
import { equalDecimals, isDecimalText } from '../../engine/index.ts';
import { recordOfMessage } from '../reference/messageMapping.ts';
import { referenceFolder, sampleDeclarations, skipReason } from '../reference/referenceData.ts';
import { goodsGrid } from './declarationForm.ts';
import { callApi, expect, PASSWORDS, product, test } from './journey.ts';

type Row = Readonly<Record<string, string>>;

/** How late everything comes over a slow line. */
const SLOW_MS = 300;
const KEYS_A_SECOND = 20;
const LINES = 10;
const DOCUMENTS = 3;

/** Presses keys at an even pace, and counts those that are no data: neither a character of a value nor the one key that ends it. */
class Hand {
  readonly #page: Page;
  beyond = 0;
  readonly spent: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async #down(key: string): Promise<void> {
    await this.#page.keyboard.press(key, { delay: 1000 / KEYS_A_SECOND });
  }

  async press(key: string, why: string): Promise<void> {
    this.beyond += 1;
    this.spent.push(`${why} ${key}`);
    await this.#down(key);
  }

  /** Keys that are no data. */
  async write(text: string, why: string): Promise<void> {
    for (const key of text) await this.press(key, why);
  }

  async value(text: string, end: 'Tab' | 'Enter'): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 1000 / KEYS_A_SECOND });
    await this.#down(end);
  }
}

/** Where the keyboard is: key of a header field, or title of a table's column with its row; else what the element is called. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'body';
    return (
      at.closest<HTMLElement>('[data-field]')?.dataset['field'] ??
      at.getAttribute('aria-label') ??
      at.textContent ??
      at.tagName
    );
  });

/** Enter would ask their report. */
const OF_REPORTS: ReadonlySet<string> = new Set(['tradeName', 'ownerName', 'agentName', 'overseasConsigneeEname']);

/** Types the values of the fields that it comes by on the way to the goods; answers with their keys. */
async function typeHeader(page: Page, hand: Hand, header: Row): Promise<ReadonlySet<string>> {
  const left = new Map(Object.entries(header));
  const typed = new Set<string>();
  for (let step = 0; left.size > 0; step += 1) {
    const at = await place(page);
    // What is folded is typed by nobody who has no need of it.
    if (at.startsWith('商品编号')) break;
    const text = left.get(at);
    if (left.delete(at)) typed.add(at);
    if (text === undefined) await hand.press('Tab', `by ${at}`);
    else await hand.value(text, OF_REPORTS.has(at) ? 'Tab' : 'Enter');
    expect(step, `left: ${[...left.keys()].join(' ')}; at ${at}`).toBeLessThan(100);
  }
  return typed;
}

/** Types a row from its first column on; the last of its values is ended with Enter where a further row follows. */
async function typeRow(hand: Hand, [row, keys, isLast]: readonly [Row, readonly string[], boolean]) {
  const until = keys.map((key) => row[key] !== undefined).lastIndexOf(true);
  for (const [at, key] of keys.slice(0, until + 1).entries()) {
    const end = at === until && !isLast ? 'Enter' : 'Tab';
    if (row[key] === undefined) await hand.press('Tab', `by ${key}`);
    else await hand.value(row[key], end);
  }
}

const GOODS = [
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
] as const;

function sample() {
  const { bgdGoodsList, bgdEdocList, ...header } = recordOfMessage(sampleDeclarations()[0] ?? never());
  const goods = bgdGoodsList as readonly Row[];
  const typed = Object.entries(header).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    header: { ...Object.fromEntries(typed), grossWet: '35700.00', netWt: '30450.00' } as Row,
    // Five times the goods weigh five times as much.
    goods: Array.from({ length: LINES }, (_, index) => goods[index % goods.length] ?? never()),
    documents: (bgdEdocList as readonly Row[]).slice(0, DOCUMENTS),
  };
}

function never(): never {
  throw new Error('the sample has no such part');
}

/** Equal as decimals where both are decimals, else equal as texts. */
function expectSame(stored: Row, typed: Row): void {
  for (const [key, text] of Object.entries(typed)) {
    const kept = stored[key] ?? '';
    const areDecimals = isDecimalText(text) && isDecimalText(kept);
    expect(areDecimals ? equalDecimals(text, kept) : text === kept, `${key}: typed ${text}, stored ${kept}`).toBe(true);
  }
}

test('the first sample declaration goes from sign-in to submit with at most 60 keys beyond its data, 20 a second, over a slow line', async ({
  desk,
}) => {
  test.skip(referenceFolder === undefined, skipReason);
  const page = await desk.visit();
  const hand = new Hand(page);
  const { header, goods, documents } = sample();
  await page.goto(product().url);
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', { ...line, latency: SLOW_MS });
  await hand.value('clerk', 'Tab');
  await hand.value(PASSWORDS.clerk, 'Enter');
  await page.waitForURL('**/dashboard/analysis');
  await expect(page.getByRole('banner')).toBeVisible();

  await hand.press('Control+k', 'open');
  await hand.write('xzck', 'open');
  await expect(page.getByRole('option', { name: /新增.*出口报关单/ }).first()).toBeVisible();
  await hand.press('Enter', 'open');
  await page.waitForURL('**/form/new');
  await expect(goodsGrid(page)).toBeVisible();
  const typed = await typeHeader(page, hand, header);
  for (const [at, row] of goods.entries()) await typeRow(hand, [row, GOODS, at === goods.length - 1]);

  for (const key of ['Alt+m', 'End', 'Enter', 'Enter']) await hand.press(key, 'to the documents');
  await expect.poll(() => place(page)).toBe('随附单据类别 第 1 行');
  for (const [at, row] of documents.entries())
    await typeRow(hand, [row, ['edocCode', 'edocName'], at === documents.length - 1]);
  await hand.press('F9', 'submit');
  await expect(page.getByRole('dialog').getByRole('button', { name: '确定' })).toBeFocused();
  await hand.press('Enter', 'submit');
  expect(hand.beyond, hand.spent.join('; ')).toBeLessThanOrEqual(60);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = async () =>
    (await callApi(page, `/bgd/export/queryById?id=${id}`)).body.result as Row & {
      readonly bgdGoodsList: readonly Row[];
      readonly bgdEdocList: readonly Row[];
    };
  await expect.poll(async () => (await read())['status']).toBe('review');
  const { bgdGoodsList, bgdEdocList, ...stored } = await read();
  expect(typed.size).toBeGreaterThanOrEqual(31);
  expectSame(stored, Object.fromEntries([...typed].map((key) => [key, header[key] ?? ''])));
  expect([bgdGoodsList.length, bgdEdocList.length]).toEqual([LINES, DOCUMENTS]);
  for (const [at, row] of goods.entries())
    expectSame(bgdGoodsList[at] ?? {}, Object.fromEntries(GOODS.flatMap((key) => (row[key] ? [[key, row[key]]] : []))));
  for (const [at, row] of documents.entries()) expectSame(bgdEdocList[at] ?? {}, row);
});
