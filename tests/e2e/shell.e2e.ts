import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openExports, test, workspace, product } from './journey.ts';

const menuFile = (): string => join(product().schemas, 'menu.json');
const site = (): string => product().site;

const linked = (name: string, title: string, internalOrExternal: boolean) => ({
  path: `${site()}/${name}`,
  name: `journey-${name}`,
  title,
  component: 'layouts/IframePageView',
  internalOrExternal,
});

/** Adds entries to the menu file while `run` runs; the menu follows both changes of the file. */
async function withEntries(entries: readonly unknown[], run: () => Promise<void>): Promise<void> {
  const before = readFileSync(menuFile(), 'utf8');
  try {
    writeFileSync(menuFile(), JSON.stringify([...(JSON.parse(before) as unknown[]), ...entries]));
    await run();
  } finally {
    writeFileSync(menuFile(), before);
  }
}

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });

test('staff work between side menu, header, home dashboard and tabs [S1-5]', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  await expect(clerk.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(clerk.getByRole('banner').getByText(/欢迎使用/)).toBeVisible();
  await expect(clerk.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true');
  await openExports(clerk);
  await expect(clerk).toHaveTitle(/^出口报关单 · /);
  await expect(clerk.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')).toHaveCount(2);
  await expect(workspace(clerk).getByRole('button', { name: '新增' })).toBeVisible();
  await clerk.getByRole('tab', { name: '首页' }).click();
  await expect(clerk).not.toHaveTitle(/·/);
});

test('the menu shows one site in a frame and opens another in a new window', async ({ desk }) => {
  const admin = await desk.open('admin');
  const added = [linked('board', '业务看板', false), linked('site', '监管网站', true)];
  await withEntries(added, async () => {
    await expect(async () => {
      await admin.reload();
      await expect(entry(admin, '业务看板')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await entry(admin, '业务看板').click();
    const board = admin.frameLocator('iframe[title="业务看板"]');
    await expect(board.getByRole('heading', { name: '/board' })).toBeVisible();
    await expect(admin.getByRole('tab', { name: '业务看板' })).toHaveAttribute('aria-selected', 'true');
    const [beside] = await Promise.all([admin.waitForEvent('popup'), entry(admin, '监管网站').click()]);
    await expect(beside.getByRole('heading', { name: '/site' })).toBeVisible();
    expect(await beside.evaluate(() => window.opener === null)).toBe(true);
    await expect(admin.getByRole('tab', { name: '业务看板' })).toHaveAttribute('aria-selected', 'true');
    await beside.close();
  });
});

test('an address that would run as code is refused, whatever the server says', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  await clerk.route('**/getUserPermissionByToken*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { menu: unknown[] } };
    const bad = (path: string, title: string, internalOrExternal: boolean) => ({
      path,
      name: path,
      component: 'layouts/IframePageView',
      meta: { title, url: 'javascript:document.title="taken"', internalOrExternal },
    });
    body.result.menu.push(bad('/bad-frame', '坏的内嵌', false), bad('/bad-window', '坏的外链', true));
    await route.fulfill({ response, json: body });
  });
  await clerk.reload();
  for (const name of ['坏的内嵌', '坏的外链']) {
    await entry(clerk, name).click();
    await expect(clerk.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    const refused = clerk.getByText('这个菜单的链接地址不正确，请联系管理员。').locator('visible=true');
    await expect(refused).toHaveCount(1);
  }
  await expect(clerk.locator('iframe')).toHaveCount(0);
  expect(await clerk.title()).not.toBe('taken');
  expect(clerk.context().pages()).toHaveLength(1);
});
