import type { Page } from '@playwright/test';
import { expect, product, test } from './journey.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MB = 1024 * 1024;

const paper = (name: string, buffer: Buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer });
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

const cardOf = (page: Page, name: string) =>
  page.locator('.gallery-card', { has: page.locator(`#gallery-${name}`) }).locator('.gallery-live');

/** The gallery, at one example; what uploads were answered is written down. */
async function openExample(page: Page, name: string, title: string) {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\/sys\/common\/uploads?(\/|$)/.test(pathname))
      answers.push(`${response.request().method()} ${response.status()}`);
  });
  await page.goto(`${new URL(page.url()).origin}/test/home`);
  await page.getByRole('textbox', { name: '搜索示例' }).fill(title);
  const live = cardOf(page, name);
  await live.scrollIntoViewIfNeeded();
  return { live, answers };
}

const chooser = (page: Page, name: string, label: string) => cardOf(page, name).getByLabel(label).and(page.locator('[type=file]'));

test('the upload widgets of the gallery store what they are given: a file, a picture, an upload, a large file in pieces, and the file of a cell [W4-3] [W4-4] [W7-21]', async ({
  desk,
}) => {
  const clerk = await desk.open('clerk');
  const { live, answers } = await openExample(clerk, 'file', '文件');
  await live.locator('input[type=file]').first().setInputFiles([paper('装箱单.pdf'), paper('大.pdf', Buffer.concat([PDF, Buffer.alloc(3 * MB, 65)]))]);
  await expect(live.getByRole('button', { name: '删除 装箱单.pdf' })).toBeVisible();
  await expect(live.getByRole('button', { name: '删除 大.pdf' })).toBeVisible({ timeout: 30_000 });
  await expect(live.getByRole('progressbar')).toHaveCount(0);
  expect(answers.filter((answer) => !/ 20[0-4]$/.test(answer))).toEqual([]);
  expect(answers).toContain('POST 200');
  expect(answers.filter((answer) => answer === 'PATCH 204').length).toBeGreaterThan(2);

  const download = clerk.waitForEvent('download');
  await live.getByRole('button', { name: '下载 装箱单.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('装箱单.pdf');
});
