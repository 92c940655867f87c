import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { expect, test } from './journey.ts';

const EXAMPLES = join(import.meta.dirname, '../../schemas/examples');

interface ExampleFile {
  readonly name: string;
  readonly title: string;
}

const examples: readonly ExampleFile[] = readdirSync(EXAMPLES).map((file) => ({
  name: file.replace('.json', ''),
  title: (JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as { readonly title: string }).title,
}));

/** Uses a widget as users do: focus its first field, a character or an option, then leave it. */
async function use(page: Page, live: Locator): Promise<void> {
  const controls = live.locator(
    '.wb-field :is(input, textarea, button, [contenteditable=true], [tabindex="0"]):not([disabled], [type=file], [tabindex="-1"])',
  );
  const count = await controls.count();
  if (count > 0) {
    // The placeholder of a lazy-loaded control is replaced when the control arrives, so the element is queried again.
    await expect(async () => controls.first().focus({ timeout: 2000 })).toPass({ timeout: 10_000 });
    await page.keyboard.type('1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  const table = live.getByRole('grid').first();
  if ((await table.count()) === 0) return;
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

test('every example renders and works without errors, serious accessibility violations or CSP reports [S2.1-9]', async ({
  desk,
}) => {
  // Dozens of pages, one after another.
  test.setTimeout(480_000);
  const admin = await desk.open('admin');
  /** Prefixed with the name of the open example. */
  const faults: string[] = [];
  let open = '';
  admin.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${open}: ${message.text()} ${message.location().url}`);
  });
  admin.on('pageerror', (error) => faults.push(`${open}: ${error.message}`));
  await admin.goto(`${new URL(admin.url()).origin}/test/home`);
  const search = admin.getByRole('textbox', { name: '搜索示例' });
  for (const { name, title } of examples) {
    open = name;
    const card = admin.locator('.gallery-card', { has: admin.locator(`#gallery-${name}`) });
    await search.fill(title);
    await expect(card).toBeVisible();
    // Several examples may contain a title; a card far below is rendered when it comes near the window.
    await card.scrollIntoViewIfNeeded();
    const live = card.locator('.gallery-live');
    await expect(live).toBeVisible();
    await use(admin, live);
    await admin.keyboard.press('Escape');
    if (name === 'tree') {
      // Rendered as a list: there is no record to validate.
      await live.getByRole('button', { name: '展开示例 1', exact: true }).press('Enter');
      await expect(live.getByText('示例 1.1', { exact: true })).toBeVisible();
    } else {
      await card.getByRole('button', { name: '校验' }).click();
      await expect(card.locator('.gallery-check [role=status]')).not.toBeEmpty();
    }
    faults.push(
      ...(await seriousFaults(admin, { within: `#gallery-${name} ~ *` })).map((fault) => `${name}: ${fault}`),
    );
  }
  expect(faults).toEqual([]);
});

test('an edited JSON example updates its widget, survives invalid text, and supports sharing and undo', async ({
  desk,
}) => {
  const admin = await desk.open('admin');
  const gallery = `${new URL(admin.url()).origin}/test/home`;
  await admin.goto(gallery);
  const card = admin.locator('.gallery-card', { has: admin.locator('#gallery-input') });
  const editor = card.getByRole('textbox', { name: '单行文本 的 JSON' });
  const word = (text: string) => editor.getByText(`"${text}"`, { exact: true }).first();
  await card.getByRole('textbox', { name: '名称' }).fill('自行车');
  await word('名称').dblclick();
  await admin.keyboard.type('商品名称');
  const renamed = card.getByRole('textbox', { name: '商品名称' });
  await expect(renamed).toHaveValue('自行车');
  await word('maxLength').dblclick();
  await admin.keyboard.type('maxLenght');
  await expect(card.getByText('1 个问题，显示的仍是上一个正确的版本')).toBeVisible();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(renamed).toHaveValue('自行车');
  await card.getByRole('button', { name: '修正' }).click();
  await expect(card.getByText('已修改', { exact: true })).toBeVisible();
  await word('商品名称').click();
  await admin.keyboard.press('End');
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('"tips');
  await admin.getByRole('option', { name: /tipsContent/ }).click();
  await expect(editor).toContainText('"tipsContent": ""');
  await admin.keyboard.type(',');
  await admin.keyboard.press('ArrowLeft');
  await admin.keyboard.press('ArrowLeft');
  await admin.keyboard.type('填全称');
  await expect(editor).toHaveAttribute('aria-invalid', 'false');
  await card.getByRole('button', { name: '存为文件' }).click();
  await admin.getByRole('textbox', { name: '文件名' }).fill('My Page');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('以小写字母开头，只能用小写字母、数字和连字符')).toBeVisible();
  await admin.getByRole('textbox', { name: '文件名' }).fill('my-page');
  const download = admin.waitForEvent('download');
  await admin.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('my-page.json');
  await card.getByRole('button', { name: '还原' }).click();
  await expect(card.getByRole('textbox', { name: '商品名称' })).toHaveCount(0);
  await expect(card.getByRole('textbox', { name: '名称' })).toHaveValue('自行车');
  await card.getByRole('button', { name: '历史' }).click();
  await admin.locator('.ant-dropdown').getByRole('menuitem').first().click();
  await expect(renamed).toHaveValue('自行车');
});
