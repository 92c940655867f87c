import { chromium, type Browser, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { median, milliseconds, printTable, type Figure } from './figures.ts';
import { PASSWORD, withProduct } from './product.ts';
import { LONG, LONG_NUMBER, storeLongDeclaration } from './shell/longDeclaration.ts';
import { busyFor, keysToPaint, lateFrames, observe, untilPainted } from './shell/timing.ts';

/** `npm run bench:shell [-- --browsers 1]`: measures the built product with its demo records, in fresh browsers. */
const BROWSERS = Number(process.argv[process.argv.indexOf('--browsers') + 1]) || 5;
const OPENINGS = 3;
const ENTRIES = 2000;

const ROWS = '.pane:not([hidden]) [data-row-key]';
const FORM = '.pane:not([hidden]) .wb-form .wb-field';
const EXPORTS = '出口报关单';
const IMPORTS = '进口报关单';

/** Matches rows of the tab with this title, but not those of a tab shown before. */
const rowsOf = (title: string): string => `body:has([role=tab][aria-selected=true][title="${title}"]) ${ROWS}`;

/** Words used in the titles of the long menu. */
const WORDS = ['报关单', '舱单', '许可证', '提单', '箱单', '发票', '合同', '核注清单', '税单', '查验通知'];
const PLACES = ['上海', '宁波', '深圳', '青岛', '天津', '厦门', '广州', '大连', '重庆', '成都'];

type Figures = Map<string, number[]>;

const note = (figures: Figures, what: string, value: number): void => {
  const known = figures.get(what);
  if (known === undefined) figures.set(what, [value]);
  else known.push(value);
};

async function signIn(page: Page, url: string): Promise<void> {
  // tsx inserts calls of this helper into the functions that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(observe);
  await page.goto(`${url}/`);
  await page.getByRole('textbox', { name: '账号' }).fill('clerk');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/analysis');
  await page.waitForLoadState('networkidle');
}

const menuEntry = (page: Page, title: string) => page.getByRole('menuitem', { name: title, exact: true });

async function closeTab(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: title }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('tab', { name: title }).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Opens pages, leaves them and returns, as users do all day. */
async function measurePages(page: Page, figures: Figures): Promise<void> {
  const open = (title: string) => untilPainted(page, () => menuEntry(page, title).click(), rowsOf(title));
  await menuEntry(page, '报关管理').click();
  await menuEntry(page, EXPORTS).waitFor();
  note(figures, 'first', await open(EXPORTS));
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await closeTab(page, EXPORTS);
    note(figures, 'warm', await open(EXPORTS));
  }
  await page.waitForLoadState('networkidle');
  note(figures, 'other', await open(IMPORTS));
  await page.waitForLoadState('networkidle');
  const back = () => page.getByRole('tab', { name: EXPORTS }).click();
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    note(figures, 'back', await untilPainted(page, back, rowsOf(EXPORTS)));
    await page.getByRole('tab', { name: IMPORTS }).click();
  }
  await back();
  await measureForm(page, figures);
}

/** Opens the long declaration from the list: first as the first form of the session, then again. */
async function measureForm(page: Page, figures: Figures): Promise<void> {
  const row = page.locator(rowsOf(EXPORTS)).filter({ hasText: LONG_NUMBER });
  const edit = row.getByRole('button', { name: '编辑' });
  const open = () => untilPainted(page, () => edit.click(), FORM);
  note(figures, 'form', await open());
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await page.waitForLoadState('networkidle');
    await page.getByRole('tab', { name: EXPORTS, exact: true }).click();
    await page.getByRole('tab', { name: LONG_NUMBER }).locator('.tab-close').click();
    await edit.waitFor();
    await page.waitForLoadState('networkidle');
    note(figures, 'formAgain', await open());
  }
}

/** Number of lines of the declaration that is edited, and in which row. */
const LINES = { few: 50, many: 2_000 } as const;
const ROW = { few: 40, many: 100 } as const;
const NAMES = '.pane:not([hidden]) [role=gridcell][aria-colindex="5"]';

/** Rewrites the response, so that the browser receives a declaration with `count` goods lines. */
async function withLines(page: Page, count: number): Promise<void> {
  await page.route('**/bgd/export/queryById*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { bgdGoodsList: readonly Record<string, unknown>[] } };
    const { bgdGoodsList } = json.result;
    json.result.bgdGoodsList = Array.from({ length: count }, (_, index) => ({
      ...bgdGoodsList[index % bgdGoodsList.length],
      id: `bench${index}`,
      gNo: String(index + 1),
    }));
    await route.fulfill({ response, json });
  });
}

/** Types a name into a goods line in the middle of a declaration. */
async function measureTyping(page: Page, size: keyof typeof LINES): Promise<readonly number[]> {
  await withLines(page, LINES[size]);
  await menuEntry(page, '报关管理').click();
  await menuEntry(page, EXPORTS).click();
  await page.locator(rowsOf(EXPORTS)).first().waitFor();
  await page.locator(rowsOf(EXPORTS)).getByRole('button', { name: '编辑' }).first().click();
  await page.locator(NAMES).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator(NAMES).first().scrollIntoViewIfNeeded();
  await page.locator('.pane:not([hidden]) .wb-grid-scroller').evaluate((scroller, row) => {
    const height = scroller.querySelector('.wb-grid-row')?.getBoundingClientRect().height ?? 0;
    scroller.scrollTo({ top: (row - 3) * height });
  }, ROW[size]);
  await page.waitForTimeout(1000);
  const cell = page.locator(`.pane:not([hidden]) [role=row][aria-rowindex="${ROW[size] + 1}"] [aria-colindex="5"]`);
  await cell.click();
  const times = await keysToPaint(page, 'Frozen shrimp 12');
  const typed = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? '');
  if (!typed.includes('shrimp 12')) throw new Error(`the cell holds “${typed}”`);
  return times;
}

const manyEntries = () =>
  Array.from({ length: ENTRIES }, (_, index) => ({
    id: `bench${index}`,
    route: '1',
    path: `/bench/p${index}`,
    name: `bench-p${index}`,
    component: 'schema:customs/export-declaration',
    meta: { title: `${PLACES[index % 10]}${WORDS[Math.floor(index / 10) % 10]}${index}`, keepAlive: true },
  }));

/** Adds 2,000 entries in one folder to the product's own menu. */
async function addEntries(page: Page): Promise<void> {
  await page.route('**/getUserPermissionByToken*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { menu: unknown[] } };
    const folder = { id: 'bench', route: '1', path: '/bench', name: 'bench', component: 'layouts/RouteView' };
    json.result.menu.push({ ...folder, meta: { title: '很多页面' }, children: manyEntries() });
    await route.fulfill({ response, json });
  });
}

async function measureMenu(page: Page, figures: Figures): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async (what: string, act: () => Promise<void>): Promise<void> => {
    const cost = await busyFor(page, session, act);
    note(figures, what, cost.busy);
    note(figures, 'longest', cost.longest);
  };
  // Waits until the charts of the home page are rendered.
  await page.waitForTimeout(3000);
  await busy('folder', () => menuEntry(page, '很多页面').click());
  const scroller = page.locator('.menu-scroller').first();
  await scroller.hover();
  const scroll = async (): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, step < 30 ? 600 : -600);
      await page.waitForTimeout(16);
    }
  };
  note(figures, 'late', await lateFrames(page, scroll));
  await busy('dialog', () => page.keyboard.press('Control+k'));
  await page.locator('.menu-search input').waitFor();
  await page.waitForLoadState('networkidle');
  const type = async (what: string, letters: string): Promise<void> => {
    for (const [place, letter] of [...letters].entries())
      await busy(place === 0 ? `${what} first` : what, async () => {
        await page.keyboard.insertText(letter);
        await page.locator('.found-note').waitFor();
      });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  };
  await type('pinyin', 'nbtd');
  await type('text', '深圳发票');
  await session.detach();
}

async function inBrowser(work: (page: Page, browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await work(await browser.newPage({ viewport: { width: 1440, height: 900 } }), browser);
  } finally {
    await browser.close();
  }
}

const TITLES: readonly (readonly [name: string, what: string, goal?: string])[] = [
  ['warm', 'a page from the menu to its painted list, schema warm, ms', '≤ 100'],
  ['first', 'the first page of a session, its schema and code fetched, ms'],
  ['other', 'another page for the first time, its schema fetched, ms'],
  ['back', 'back to an open tab, ms'],
  ['form', `a declaration of ${LONG} lines from the list to its painted form, the first of a session, ms`],
  ['formAgain', 'the same once a form was open, ms', '≤ 200'],
  ['folder', `a folder of ${ENTRIES} entries opens, busy ms`, '≤ 50'],
  ['late', 'late frames while it scrolls, %', '0'],
  ['dialog', 'search by Ctrl+K opens, busy ms', '≤ 50'],
  ['pinyin first', 'the first letter of pinyin initials, busy ms', '≤ 50'],
  ['pinyin', 'the next ones, busy ms a key', '≤ 50'],
  ['text first', 'the first character of a title, busy ms', '≤ 50'],
  ['text', 'the next ones, busy ms a key', '≤ 50'],
  ['longest', 'the longest task of all this, ms', '≤ 50'],
  ['few', `a key in row ${ROW.few} of a declaration of ${LINES.few} lines to its paint, ms`],
  ['many', `the same in row ${ROW.many} of ${LINES.many} lines, ms`, '≤ 1.5 × of 50 lines'],
];

await withProduct(async ({ url }) => {
  const figures: Figures = new Map();
  await storeLongDeclaration(url);
  for (let run = 0; run < BROWSERS; run += 1) {
    await inBrowser(async (page) => {
      await signIn(page, url);
      await measurePages(page, figures);
    });
    await inBrowser(async (page) => {
      await addEntries(page);
      await signIn(page, url);
      await measureMenu(page, figures);
    });
  }
  for (const size of ['few', 'many'] as const)
    for (let run = 0; run < BROWSERS; run += 1)
      await inBrowser(async (page) => {
        await signIn(page, url);
        for (const time of await measureTyping(page, size)) note(figures, size, time);
      });
  printTable(
    TITLES.map(([name, what, goal = '']): Figure => {
      const measured = figures.get(name) ?? [];
      // The longest task is the maximum over all browsers; every other figure is the median.
      const value = name === 'longest' ? Math.max(...measured) : median(measured);
      return { what, value: milliseconds(value), goal };
    }),
  );
});
process.exit();
