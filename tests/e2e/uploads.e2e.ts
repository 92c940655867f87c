import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';

// One of the last files: in parallel mode a free worker takes its next journey.
test.describe.configure({ mode: 'parallel' });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MB = 1024 * 1024;
const UPLOADS = /\/sys\/common\/uploads?(?:\/|$)/;

const paper = (name: string, more = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([PDF, Buffer.alloc(more, 'x')]),
});
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

/** Opens an example of the gallery and records the responses to its uploads. */
async function openExample(page: Page, name: string): Promise<{ readonly live: Locator; readonly answers: string[] }> {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (UPLOADS.test(new URL(response.url()).pathname))
      answers.push(`${response.request().method()} ${response.status()}`);
  });
  await page.goto(`${new URL(page.url()).origin}/test/home`);
  await page.getByRole('textbox', { name: '搜索示例' }).fill(`examples/${name}"`);
  const card = page.locator('.gallery-card', { has: page.locator(`#gallery-${name}`) });
  await card.scrollIntoViewIfNeeded();
  const live = card.locator('.gallery-live');
  await expect(live.locator('input[type=file]').first()).toBeAttached();
  return { live, answers };
}

const button = (live: Locator, name: string) => live.getByRole('button', { name, exact: true });

test('the server stores gallery files, large ones in chunks, and returns them unchanged [W4-3] [W7-21]', async ({
  desk,
}) => {
  const admin = await desk.open('admin');
  const { live, answers } = await openExample(admin, 'file');
  await live
    .locator('input[type=file]')
    .first()
    .setInputFiles([paper('装箱单.pdf'), paper('大合同.pdf', 2.5 * MB)]);
  for (const name of ['装箱单.pdf', '大合同.pdf']) await expect(button(live, `删除 ${name}`)).toBeVisible();
  expect(answers.filter((answer) => !/ 20[0-4]$/.test(answer))).toEqual([]);
  expect(answers).toContain('POST 200');
  expect(answers.filter((answer) => answer === 'PATCH 204')).toHaveLength(3);
  const coming = admin.waitForEvent('download');
  await button(live, '下载 装箱单.pdf').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('装箱单.pdf');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(Buffer.concat(chunks).equals(PDF)).toBe(true);
});

test('the server stores gallery images and cell files, and rejects files that are not images [W4-4] [W5.1-23]', async ({
  desk,
}) => {
  const admin = await desk.open('admin');
  const pictures = await openExample(admin, 'image');
  await pictures.live
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('货物.png')]);
  await expect(pictures.live.getByRole('button', { name: '删除 货物.png' })).toBeAttached();
  await pictures.live
    .locator('input[type=file]')
    .first()
    .setInputFiles([paper('不是.pdf')]);
  await expect(admin.getByText('请上传图片')).toBeVisible();
  // Only named as an image: the server checks the content.
  await pictures.live
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ ...paper('假.png'), mimeType: 'image/png' }]);
  await expect(admin.getByText('假.png 上传失败.')).toBeVisible();
  expect(pictures.answers).toEqual(['POST 200', 'POST 200']);

  const cells = await openExample(admin, 'file');
  const grid = cells.live.getByRole('grid').first();
  await grid.scrollIntoViewIfNeeded();
  const cell = grid.getByRole('gridcell').last();
  await cell.click();
  const chooser = admin.locator('input[type=file][aria-label^="上传："]');
  await chooser.setInputFiles([paper('合同扫描件终稿.pdf')]);
  await expect(grid.getByText('合同扫描件…')).toBeVisible();
  expect(cells.answers.filter((answer) => !answer.endsWith('200'))).toEqual([]);
});

test('a partly uploaded file resumes when it is chosen again after a page reload', async ({ desk }) => {
  const admin = await desk.open('admin');
  // A file on disk, with a fixed modification time: in-memory files get a new modification time with each choice.
  const folder = mkdtempSync(join(tmpdir(), 'waybill-paper-'));
  const file = join(folder, '大合同.pdf');
  writeFileSync(file, paper('', 3.5 * MB).buffer);
  try {
    const first = await openExample(admin, 'file');
    let pieces = 0;
    // The third chunk never arrives.
    await admin.route(UPLOADS, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      pieces += 1;
      return pieces <= 2 ? route.continue() : undefined;
    });
    await first.live.locator('input[type=file]').first().setInputFiles(file);
    await expect.poll(() => pieces).toBe(3);
    admin.on('dialog', (dialog) => void dialog.accept());
    await admin.reload();
    await admin.unrouteAll({ behavior: 'ignoreErrors' });

    const sent: string[] = [];
    admin.on('request', (request) => {
      if (UPLOADS.test(new URL(request.url()).pathname))
        sent.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
    });
    const again = await openExample(admin, 'file');
    await again.live.locator('input[type=file]').first().setInputFiles(file);
    await expect(button(again.live, '删除 大合同.pdf')).toBeVisible();
    expect(sent).toEqual(['HEAD', `PATCH ${2 * MB}`, `PATCH ${3 * MB}`]);
    const coming = admin.waitForEvent('download');
    await button(again.live, '下载 大合同.pdf').click();
    expect(readFileSync(await (await coming).path()).equals(readFileSync(file))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('signing out during an upload opens the sign-in page at once and stops the upload', async ({ desk }) => {
  const admin = await desk.signIn('admin');
  const { live, answers } = await openExample(admin, 'file');
  let arrived = 0;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => void (letGo = resolve));
  await admin.route(UPLOADS, async (route) => {
    arrived += 1;
    await held;
    await route.continue().catch(() => undefined);
  });
  await live
    .locator('input[type=file]')
    .first()
    .setInputFiles([paper('慢.pdf'), paper('慢大.pdf', 2 * MB)]);
  await expect.poll(() => arrived).toBeGreaterThan(0);
  await expect(live.getByRole('progressbar').first()).toBeVisible();
  await Promise.all([admin.waitForEvent('load'), admin.getByRole('button', { name: '退出登录' }).click()]);
  await admin.waitForURL('**/user/login**');
  await expect(admin.getByRole('textbox', { name: '账号' })).toBeVisible();
  letGo();
  await admin.unrouteAll({ behavior: 'wait' });
  // The uploads of the page ended with it: no chunk is sent without a session, and no failure is reported.
  expect(answers.filter((answer) => answer.startsWith('PATCH'))).toEqual([]);
  await expect(admin.getByText('上传失败')).toHaveCount(0);
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await signIn(admin, 'admin', new URL(admin.url()).origin);
});
