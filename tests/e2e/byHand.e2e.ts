import type { Locator, Page } from '@playwright/test';
import { field, goodsCell, goodsGrid, message } from './declarationForm.ts';
import { callApi, expect, openExports, product, test } from './journey.ts';

// On a busy machine a swipe may overshoot its column several times.
test.describe.configure({ retries: 3 });

/** Input actions, by mouse or by touch. */
interface Means {
  readonly press: (at: Locator) => Promise<void>;
  /** Scrolls the content at a point of the window to the left, by pixels. */
  readonly pull: (page: Page, at: { readonly x: number; readonly y: number }, by: number) => Promise<void>;
}

const MOUSE: Means = {
  press: (at) => at.click(),
  async pull(page, { x, y }, by) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(by, 0);
  },
};

/** Number of touch moves in a swipe. */
const STEPS = 10;
/** Pixels that the browser ignores: a shorter movement is a tap. */
const SLOP = 16;

const FINGER: Means = {
  press: (at) => at.tap(),
  async pull(page, at, by) {
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const far = by + Math.sign(by) * SLOP;
    await touch('touchStart', at);
    for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', { ...at, x: at.x - (far * step) / STEPS });
    // Rests before the touch ends, so that no momentum scrolling follows.
    for (let frame = 0; frame < 10; frame += 1) {
      await touch('touchMove', { ...at, x: at.x - far });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await touch('touchEnd');
    await devTools.detach();
  },
};

/** The button above the goods that adds a line. */
const goodsAdd = (page: Page): Locator =>
  page
    .locator('.wb-detail-table')
    .locator('visible=true')
    .getByRole('button', { name: /新\s*增/ })
    .first();

/** Total width of the fixed columns in pixels: grip, number, mark. */
const STAYING = 141;

/** Presses and types immediately afterwards, without waiting in between. */
class Fingers {
  readonly #page: Page;
  readonly #means: Means;

  constructor(page: Page, means: Means) {
    this.#page = page;
    this.#means = means;
  }

  press(at: Locator): Promise<void> {
    return this.#means.press(at);
  }

  /** A goods cell; scrolls hidden columns into view. */
  async cell(row: number, title: string): Promise<Locator> {
    const grid = goodsGrid(this.#page);
    const header = grid.getByRole('columnheader', { name: title });
    const frame = this.#page.locator('.wb-detail-table').filter({ has: grid });
    await goodsAdd(this.#page).scrollIntoViewIfNeeded();
    const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const left = box.x + STAYING;
    const pull = (by: number) =>
      this.#means.pull(this.#page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, by);
    // Columns far out of view are not rendered: after passing one, the search continues in the other direction.
    let isAhead = true;
    await expect(async () => {
      const at = await header.evaluateAll(([one]) => one?.getBoundingClientRect().toJSON() as DOMRect | undefined);
      const isInSight = at !== undefined && at.left >= left && at.right <= box.x + box.width;
      const { behind, ahead } = await frame
        .locator('.wb-grid-scroller')
        .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
          behind: scrollLeft,
          ahead: scrollWidth - clientWidth - scrollLeft,
        }));
      // Scroll positions at the ends may be fractions of a pixel off.
      if (ahead < 4) isAhead = false;
      else if (behind < 4) isAhead = true;
      // A swipe that leaves the window does not scroll.
      const some = (box.x + box.width - left) / 2;
      const by = at === undefined ? (isAhead ? some : -some) : at.left - left;
      // Scrolls no further back than the first column: beyond it a swipe navigates to the previous page.
      if (!isInSight) await pull(Math.max(-behind, -1.5 * some, by));
      expect(isInSight).toBe(true);
    }).toPass({ intervals: [100], timeout: 15_000 });
    return goodsCell(this.#page, row, title);
  }

  async write(at: Locator, text: string): Promise<void> {
    await this.#means.press(at);
    await this.#page.keyboard.type(text);
  }

  /** Selects an option of the open list. */
  take(title: string | RegExp): Promise<void> {
    return this.#means.press(this.#page.getByRole('option', { name: title }).first());
  }

  async choose(at: Locator, typed: string, title: string | RegExp): Promise<void> {
    await (typed === '' ? this.#means.press(at) : this.write(at, typed));
    await this.take(title);
  }

  /** Selects a day of the month that the calendar of a field opens with. */
  async day(title: string, day: string): Promise<void> {
    await this.#means.press(this.#page.getByRole('button', { name: `选择${title}`, exact: true }));
    await this.#means.press(
      this.#page.locator('.ant-picker-cell-in-view').locator('visible=true').getByText(day, { exact: true }),
    );
  }
}

const save = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^保\s*存$/ })
    .locator('visible=true')
    .first();

interface Stored extends Readonly<Record<string, unknown>> {
  readonly bgdGoodsList: readonly Readonly<Record<string, unknown>>[];
}

/** The stored declaration. */
const storedOf = async (page: Page, id: string): Promise<Stored> =>
  (await callApi(page, `/bgd/export/queryById?id=${id}`)).body.result as Stored;

/**
 * Fills header fields of every kind in a declaration: text, code out of thousands, choice of few, date, number, report.
 */
async function makeHeader(page: Page, mouse: Fingers): Promise<void> {
  await mouse.write(field(page, '合同协议号'), 'WB-HAND-1');
  await mouse.choose(field(page, '申报地海关'), '5316', /5316/);
  await mouse.choose(field(page, '出境关别'), '5304', /5304/);
  await mouse.day('出口日期', '15');
  await mouse.choose(field(page, '运输方式'), '', '水路运输');
  await mouse.write(field(page, '提运单号'), 'WBHAND0001');
  await mouse.choose(field(page, '监管方式'), '0110', /0110/);
  await mouse.press(page.getByRole('button', { name: '选择生产销售单位' }));
  const picker = page.getByRole('dialog', { name: '往来单位' });
  await mouse.press(picker.getByRole('row', { name: /K0007/ }));
  await mouse.press(picker.getByRole('button', { name: /^确\s*定$/ }));
  await expect(picker).toHaveCount(0);
  await mouse.choose(field(page, '成交方式'), 'F', /FOB/);
  await mouse.write(field(page, '件数'), '420');
  await mouse.write(field(page, '毛重(千克)'), '6000');
  await mouse.write(field(page, '净重(千克)'), '5900');
  await mouse.write(field(page, '备注'), '样例');
}

/** Fills the fields below a collapsed heading. */
async function makeInspection(page: Page, mouse: Fingers): Promise<void> {
  await mouse.press(page.locator('.wb-group-head').getByRole('button', { name: '检验检疫' }));
  await mouse.choose(field(page, '原集装箱标识'), '', '是');
  await mouse.day('卸毕日期', '16');
  await mouse.write(field(page, '关联号码'), 'R-1');
}

async function makeGoods(page: Page, mouse: Fingers): Promise<void> {
  for (const [row, quantity] of ['10', '11'].entries()) {
    const cell = (title: string) => mouse.cell(row, title);
    if (row > 0) await mouse.press(goodsAdd(page));
    await mouse.choose(await cell('商品编号'), '8712003000', /8712003000/);
    await mouse.write(await cell('成交数量'), quantity);
    await mouse.choose(await cell('成交单位'), '003', /003/);
    await mouse.write(await cell('单价'), '86.5');
    await mouse.choose(await cell('币制'), 'U', /USD/);
  }
}

test('loses no keystroke when a declaration is edited by mouse or phone touch', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const mouse = new Fingers(clerk, MOUSE);
  await openExports(clerk);
  await mouse.press(clerk.getByRole('button', { name: '新增' }).first());
  await clerk.waitForURL('**/bgd/export/form/new');

  await test.step('made with the mouse, but for the letters', async () => {
    await makeHeader(clerk, mouse);
    await makeInspection(clerk, mouse);
    await makeGoods(clerk, mouse);
    await mouse.press(save(clerk));
    await expect(message(clerk, '保存成功')).toBeVisible();
  });

  const id = new URL(clerk.url()).pathname.split('/').at(-1) ?? '';
  const made = await storedOf(clerk, id);
  expect(made).toMatchObject({
    contrNo: 'WB-HAND-1',
    customMaster: '5316',
    iePort: '5304',
    ieDate: expect.stringMatching(/-15$/),
    trafMode: '2',
    billNo: 'WBHAND0001',
    tradeMode: '0110',
    ownerName: '东莞市远岭演示车业有限公司',
    ownerCode: '4419961D11',
    transMode: '3',
    packNo: '420',
    grossWet: '6000',
    netWt: '5900',
    noteS: '样例',
    origBoxFlag: '1',
    cmplDschrgDt: expect.stringMatching(/-16$/),
    correlationNo: 'R-1',
  });
  expect(made.bgdGoodsList).toHaveLength(2);
  for (const [row, gQty] of ['10', '11'].entries())
    expect(made.bgdGoodsList[row]).toMatchObject({
      codeTs: '8712003000',
      gQty,
      gUnit: '003',
      declPrice: '86.5',
      tradeCurr: 'USD',
    });

  const phone = await desk.touch('clerk');
  const finger = new Fingers(phone, FINGER);
  await phone.goto(`${product().url}/bgd/export/form/${id}`);
  await expect(field(phone, '合同协议号')).toHaveValue('WB-HAND-1');
  await test.step('changed with a finger', async () => {
    await finger.write(field(phone, '备案号'), 'B53092600001');
    await finger.write(field(phone, '合同协议号'), '-P');
    await finger.choose(field(phone, '出境关别'), '5316', /5316/);
    await finger.day('出口日期', '18');
    await finger.choose(field(phone, '运输方式'), '', '航空运输');
    await finger.write(field(phone, '境外收货人'), 'Sample B.V.');
    await finger.choose(field(phone, '成交方式'), 'C', /CIF/);
    await finger.write(field(phone, '件数'), '1');
    await finger.write(await finger.cell(1, '商品名称'), '公路自行车');
    await finger.write(await finger.cell(0, '商品名称'), '儿童自行车');
    await finger.write(await finger.cell(0, '成交数量'), '12');
    await finger.choose(await finger.cell(1, '成交单位'), '035', /035/);
    await finger.press(save(phone));
    await expect(message(phone, '保存成功')).toBeVisible();
  });
  const changed = await storedOf(clerk, id);
  expect(changed).toMatchObject({
    manualNo: 'B53092600001',
    contrNo: 'WB-HAND-1-P',
    iePort: '5316',
    ieDate: expect.stringMatching(/-18$/),
    trafMode: '5',
    overseasConsigneeEname: 'Sample B.V.',
    transMode: '1',
    // A tap places the caret in the middle of the field, which is before right-aligned digits.
    packNo: '1420',
  });
  expect(changed.bgdGoodsList).toMatchObject([
    { codeTs: '8712003000', gName: '山地自行车儿童自行车', gQty: '1210', gUnit: '003' },
    { codeTs: '8712003000', gName: '山地自行车公路自行车', gQty: '11', gUnit: '035' },
  ]);
  // All other fields are unchanged.
  const untouched = ['customMaster', 'billNo', 'tradeMode', 'ownerName', 'grossWet', 'netWt', 'noteS', 'origBoxFlag'];
  for (const key of untouched) expect(changed[key], key).toEqual(made[key]);
});
