import type { Page } from '@playwright/test';
import { staticRoutes } from '../../src/shell/routes/staticRoutes.ts';
import { seriousFaults } from './axe.ts';
import { callApi, expect, product, test } from './journey.ts';
import { outOfReach } from './keyboardReach.ts';
import { lostFocus } from './keptFocus.ts';
import { changeColoursAtOnce } from './visibleFocus.ts';

interface MenuNode {
  readonly path: string;
  readonly children?: readonly MenuNode[];
}

const leaves = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, children = [] }) => (children.length > 0 ? leaves(children) : [path]));

/** All page paths of the user's menu, as returned by the server; external sites are excluded. */
async function menuPaths(page: Page): Promise<string[]> {
  const { result } = (await callApi(page, '/sys/permission/getUserPermissionByToken')).body;
  return leaves((result as { menu: readonly MenuNode[] }).menu).filter((path) => path.startsWith('/'));
}

/** The page that opens after sign-in. */
const START = '/dashboard/analysis';
const FORM = '/bgd/export/form/new';

const PANE = '.pane:not([hidden])';

/** Navigates to another page without reloading the product; resolves when it is shown and nothing is loading. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('[data-left]')?.removeAttribute('data-left');
    if (location.pathname === to) return;
    document.querySelector('.pane:not([hidden])')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(
    (content) => {
      const pane = document.querySelector('.pane:not([hidden])');
      if (!pane || pane.hasAttribute('data-left') || !pane.querySelector(content)) return false;
      // Closes background tabs, because hidden pages would be checked too.
      const crosses = document.querySelectorAll<HTMLElement>('[role=tab][aria-selected=false] .tab-close');
      for (const cross of crosses) cross.click();
      const isInSight = (element: Element): boolean => {
        const { width, top, bottom } = element.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      };
      const busy = '[aria-busy=true], .ant-skeleton, .ant-spin-spinning, .ant-card-loading';
      return crosses.length === 0 && ![...document.querySelectorAll(busy)].some(isInSight);
    },
    path === FORM ? '[role=grid]' : 'h1, table',
    { timeout: 20_000 },
  );
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function chooseOfUser(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

interface Over {
  readonly name: string;
  readonly within: string;
  readonly open: (page: Page) => Promise<void>;
}

/** Overlays of a page: where and how they open. */
const OVER: readonly Over[] = [
  {
    name: 'bell',
    within: '.notice-panel',
    open: async (page) => {
      await page.getByRole('button', { name: /^通知/ }).click();
      await expect(dialog(page, '未读通知')).toBeFocused();
    },
  },
  {
    name: 'search of the menu',
    within: '.menu-search',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: '搜索菜单' })).toBeFocused();
      await page.keyboard.type('报关');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'user menu',
    within: '.ant-dropdown:not(.ant-dropdown-hidden)',
    open: async (page) => {
      await page.getByRole('button', { name: /用户菜单/ }).click();
      await expect(page.getByRole('menuitem', { name: '系统设置' })).toBeVisible();
    },
  },
  {
    name: 'settings drawer',
    within: '.ant-drawer',
    open: async (page) => {
      await chooseOfUser(page, '系统设置');
      await expect(dialog(page, '系统设置')).toBeVisible();
    },
  },
  {
    name: 'change of the password',
    within: '.ant-modal',
    open: async (page) => {
      await chooseOfUser(page, '修改密码');
      await expect(dialog(page, '修改密码')).toBeVisible();
    },
  },
];

/** Waits for animations to end: colours in transition match neither mode. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );

/** Checks the current page; in dark mode only colours, because everything else is the same. */
async function look(page: Page, place: string, within = 'body'): Promise<string[]> {
  await atRest(page);
  const coloursOnly = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  const faults = await seriousFaults(page, { coloursOnly, within });
  if (!coloursOnly) faults.push(...(await outOfReach(page, within)).map((one) => `not by keyboard: ${one}`));
  return faults.map((fault) => `${place}${coloursOnly ? ' in dark' : ''}: ${fault}`);
}

/** Checks the pages available without a session. */
async function lookAtEntrance(page: Page): Promise<string[]> {
  const found: string[] = [];
  const at = product().url;
  for (const path of ['/user/register', '/user/alteration', '/user/login']) {
    await page.goto(at + path);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    found.push(...(await look(page, path)));
  }
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  found.push(...(await look(page, '/user/login by phone')));
  return found;
}

const html = (page: Page) => page.locator('html');

/** Dispatches the click, so that it also works when an overlay covers the header. */
async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const label = mode === 'dark' ? '切换到深色' : '切换到浅色';
  await page.locator(`button[aria-label=${label}]`).dispatchEvent('click');
  await expect(html(page)).toHaveAttribute('data-theme', mode);
}

async function lookInBothModes(page: Page, place: string, within?: string): Promise<string[]> {
  const light = await look(page, place, within);
  await setMode(page, 'dark');
  const dark = await look(page, place, within);
  await setMode(page, 'light');
  return [...light, ...dark];
}

async function lookAtShell(page: Page): Promise<string[]> {
  await show(page, START);
  const found = await lookInBothModes(page, 'shell');
  for (const { name, within, open } of OVER) {
    await open(page);
    found.push(...(await lookInBothModes(page, name, within)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.locator('.ant-dropdown')).locator('visible=true')).toHaveCount(0);
  }
  return found;
}

async function lookAtPages(page: Page, paths: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await show(page, path);
    found.push(...(await lookInBothModes(page, path, PANE)));
    found.push(...(await lostFocus(page, PANE)).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** Prepares a page of the administrator: light mode, without colour transitions. */
async function inLight(page: Page): Promise<Page> {
  await expect(page.getByRole('banner')).toBeVisible();
  if ((await html(page).getAttribute('data-theme')) === 'dark') await setMode(page, 'light');
  await changeColoursAtOnce(page);
  return page;
}

test('nothing serious stands in anybody’s way at the entrance, in light and in dark', async ({ desk }) => {
  const before = await desk.visit();
  const faults = await lookAtEntrance(before);
  const page = await inLight(await desk.signIn('admin'));
  // The sign-in pages use the mode of the last user of this browser; the stored setting is reset to light for the next
  // journey.
  await setMode(page, 'dark');
  const settings = [{ key: 'settings.mode', value: 'light', time: Date.now() }];
  await callApi(page, '/sys/user/settings', { method: 'POST', body: { settings } });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '退出登录' }).click()]);
  faults.push(...(await lookAtEntrance(page)));
  expect(faults).toEqual([]);
});

test('shell and overlays have no serious accessibility violations in light and dark themes', async ({ desk }) => {
  expect(await lookAtShell(await inLight(await desk.open('admin')))).toEqual([]);
});

/** Splits the pages into parts, each within the time limit of a journey. */
const PARTS = [0, 1, 2];

for (const part of PARTS) {
  test(`pages have no serious accessibility violations and keep keyboard focus (${part + 1} of ${PARTS.length})`, async ({
    desk,
  }) => {
    const page = await inLight(await desk.open('admin'));
    const paths = new Set([
      ...(await menuPaths(page)),
      ...staticRoutes().map(({ path }) => path.replace(':code', 'party')),
      FORM,
    ]);
    // The start page is checked last, after navigation from another page: on the initial page nothing has been pressed.
    paths.delete(START);
    const mine = [...paths, START].filter((_, index) => index % PARTS.length === part);
    expect(mine.length).toBeGreaterThan(5);
    expect(await lookAtPages(page, mine)).toEqual([]);
  });
}
