import type { Locator, Page } from 'playwright';
import type { Hand } from './hand.ts';
import { BAD, COLUMNS, lineAt, lines, mended, type Line } from './work.ts';

/** Number of lines that are filled with one value. */
const FILLED = 15;
const FOUND = 1634;

/** One grid page: the location of its cells, and how each journey is performed with its features. */
interface Driver {
  readonly page: 'own' | 'ag' | 'vxe';
  readonly name: string;
  readonly cell: (page: Page, row: number, key: string) => Locator;
  readonly ten: (hand: Hand) => Promise<void>;
  readonly paste: (hand: Hand) => Promise<void>;
  readonly find: (hand: Hand) => Promise<void>;
  readonly fill: (hand: Hand) => Promise<void>;
  readonly rows: (hand: Hand) => Promise<void>;
}

export type JourneyName = 'ten' | 'paste' | 'find' | 'fill' | 'rows';

interface Journey {
  readonly name: JourneyName;
  readonly title: string;
  readonly before: readonly Line[];
  readonly after: readonly Line[];
}

const changed = (all: readonly Line[], change: (row: number) => Line | undefined): readonly Line[] =>
  all.map((line, row) => ({ ...line, ...change(row) }));

export const JOURNEYS: readonly Journey[] = [
  { name: 'ten', title: 'type ten lines of eight values', before: [], after: lines(10) },
  { name: 'paste', title: 'paste 100 lines from Excel, mend three cells', before: [], after: mended() },
  {
    name: 'find',
    title: 'find one of 2,000 lines, change a cell',
    before: lines(2000),
    after: changed(lines(2000), (row) => (row === FOUND ? { qty: '77' } : undefined)),
  },
  {
    name: 'fill',
    title: 'one value into 15 lines',
    before: lines(100),
    after: changed(lines(100), (row) => (row < FILLED ? { origin: 'VNM' } : undefined)),
  },
  {
    name: 'rows',
    title: 'insert three lines, delete two, undo all of it',
    before: lines(14),
    after: lines(14),
  },
];

const model = lineAt(FOUND)['model'] ?? '';

const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const own: Driver = {
  page: 'own',
  name: 'ours',
  cell: (page, row, key) => {
    const column = COLUMNS.findIndex((one) => one.key === key) + 3;
    return page.locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${column}"]`);
  },
  async ten(hand) {
    await hand.click(hand.page.getByRole('button', { name: /新\s*增/ }));
    for (const [index, line] of lines(10).entries()) await hand.line(line, index === 9 ? 'Tab' : 'Enter');
  },
  async paste(hand) {
    await hand.click(hand.page.locator('.wb-grid-scroller'));
    await hand.paste();
    for (const { right } of BAD) {
      await hand.press('F8');
      await hand.type(right, 'Enter');
    }
  },
  async find(hand) {
    await hand.click(own.cell(hand.page, 0, 'code'));
    await hand.press('Control+f');
    await hand.type(model, 'Enter', 'Escape', 'ArrowRight');
    await hand.type('77', 'Enter');
  },
  async fill(hand) {
    await hand.click(own.cell(hand.page, 0, 'origin'));
    await hand.click(own.cell(hand.page, FILLED - 1, 'origin'), { modifiers: ['Shift'] });
    await hand.type('VNM', 'Control+Enter');
  },
  async rows(hand) {
    await hand.click(own.cell(hand.page, 4, 'code'));
    for (let count = 0; count < 3; count += 1) await hand.click(hand.page.getByRole('button', { name: /插\s*入/ }));
    await hand.click(own.cell(hand.page, 9, 'code'));
    await hand.press('Escape', 'Shift+ArrowDown', 'Shift+Space');
    await hand.click(hand.page.getByRole('button', { name: /^删\s*除/ }));
    await hand.press('Control+z', 'Control+z', 'Control+z', 'Control+z');
  },
};

const ag: Driver = {
  page: 'ag',
  name: 'AG Grid',
  cell: (page, row, key) => page.locator(`.ag-row[row-index="${row}"] [col-id="${key}"]`),
  async ten(hand) {
    await hand.click(ag.cell(hand.page, 0, 'code'));
    for (const line of lines(10)) await hand.line(line);
  },
  async paste(hand) {
    await hand.click(ag.cell(hand.page, 0, 'code'));
    await hand.paste();
    for (const { row, key, right } of BAD) {
      // Scrolls to the red cell with the wheel.
      hand.clicks += 1;
      await hand.page.waitForTimeout(500);
      await hand.page
        .locator('.ag-body-viewport, .ag-grid-viewport')
        .first()
        .evaluate((at, top) => (at.scrollTop = top), row * 42 - 200);
      await hand.click(ag.cell(hand.page, row, key));
      await hand.type(right, 'Enter');
    }
  },
  async find(hand) {
    const filter = hand.page.locator('.ag-floating-filter-input input').nth(2);
    await hand.click(filter);
    await hand.type(model);
    await hand.page.waitForFunction(
      () => document.querySelectorAll('.ag-center-cols-container .ag-row, .ag-grid-viewport .ag-row').length === 1,
    );
    await hand.click(ag.cell(hand.page, 0, 'qty'));
    await hand.type('77', 'Enter');
    await hand.click(filter);
    await hand.press('Control+a', 'Delete');
  },
  async fill(hand) {
    await hand.click(ag.cell(hand.page, 0, 'origin'));
    for (let row = 0; row < FILLED; row += 1) await hand.type('VNM', 'Enter');
  },
  async rows(hand) {
    const { page } = hand;
    const tick = (row: number) => hand.click(page.locator(`.ag-row[row-index="${row}"] .ag-selection-checkbox`));
    await hand.click(ag.cell(page, 4, 'code'));
    for (let count = 0; count < 3; count += 1) await hand.click(tool(page, '插入'));
    for (const row of [9, 10]) await tick(row);
    await hand.click(tool(page, '删除'));
    // Its undo covers cell edits but not rows: inserted rows are deleted, deleted rows are typed again.
    for (const row of [4, 5, 6]) await tick(row);
    await hand.click(tool(page, '删除'));
    await hand.click(ag.cell(page, 6, 'code'));
    for (let count = 0; count < 2; count += 1) await hand.click(tool(page, '插入'));
    await hand.click(ag.cell(page, 6, 'code'));
    for (const row of [6, 7]) await hand.line(lineAt(row));
  },
};

const vxe: Driver = {
  page: 'vxe',
  name: 'vxe-table',
  cell: (page, row, key) =>
    page
      .locator('.vxe-body--row')
      .nth(row)
      .locator('.vxe-body--column')
      .nth(COLUMNS.findIndex((one) => one.key === key)),
  async ten(hand) {
    await hand.click(vxe.cell(hand.page, 0, 'code'));
    for (const line of lines(10)) await hand.line(line);
  },
  async paste(hand) {
    await hand.click(vxe.cell(hand.page, 0, 'code'));
    await hand.paste();
    for (const { right } of BAD) {
      await hand.click(tool(hand.page, '校验'));
      await hand.page.waitForFunction(() => document.activeElement?.matches('.vxe-cell input, .vxe-default-input'));
      await hand.press('Control+a');
      await hand.type(right, 'Enter');
    }
  },
  async find(hand) {
    const { page } = hand;
    const funnel = page.locator('.vxe-header--column').nth(2).locator('.vxe-cell--filter');
    await hand.click(funnel);
    await hand.click(page.locator('.vxe-table--filter-wrapper input').locator('visible=true'));
    await hand.type(model);
    await hand.click(page.getByText('筛选', { exact: true }).locator('visible=true'));
    await hand.click(vxe.cell(page, 0, 'qty'));
    await hand.type('77', 'Enter');
    await hand.click(funnel);
    await hand.click(page.getByText('重置', { exact: true }).locator('visible=true'));
  },
  async fill(hand) {
    await hand.click(vxe.cell(hand.page, 0, 'origin'));
    for (let row = 0; row < FILLED; row += 1) await hand.type('VNM', 'Enter');
  },
  async rows(hand) {
    const { page } = hand;
    await hand.click(vxe.cell(page, 4, 'code'));
    for (let count = 0; count < 3; count += 1) await hand.click(tool(page, '插入'));
    for (let count = 0; count < 2; count += 1) {
      await hand.click(vxe.cell(page, 9, 'code'));
      await hand.click(tool(page, '删除'));
    }
    await hand.click(tool(page, '还原'));
  },
};

export const DRIVERS: readonly Driver[] = [own, ag, vxe];
