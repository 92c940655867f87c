import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answer, field, message } from './declarationForm.ts';
import { callApi, expect, openExports, test, product } from './journey.ts';

const DRAFT = {
  billNo: 'E2E-XML-1',
  contrNo: 'XML-CONTRACT',
  ownerName: '样例 <&> 公司',
  bgdGoodsList: [
    { codeTs: '8712003000', gName: '山地自行车', gQty: '10', gUnit: '003', declPrice: '86.5', tradeCurr: 'USD' },
    { codeTs: '8712003000', gName: '城市自行车', gQty: '20', gUnit: '003', declPrice: '90', tradeCurr: 'USD' },
  ],
};

const schemaFile = (path: string): string => join(product().schemas, path);

/** Runs `run` with a changed schema file and restores the file. */
async function withChange(path: string, change: (text: string) => string, run: () => Promise<void>): Promise<void> {
  const before = readFileSync(schemaFile(path), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  try {
    writeFileSync(schemaFile(path), after);
    await run();
  } finally {
    writeFileSync(schemaFile(path), before);
  }
}

async function addDraft(page: Page): Promise<string> {
  const { body } = await callApi(page, '/bgd/export/add', { method: 'POST', body: DRAFT });
  expect(body.success, body.message).toBe(true);
  return String(Object(body.result).id);
}

/** Downloads the message of the open declaration and returns its text. */
async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出报文' }).locator('visible=true').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^出口报关单-.+\.xml$/);
  return readFileSync(await file.path(), 'utf8');
}

const read = (page: Page, xml: string): Promise<void> =>
  page
    .getByLabel('选择报文文件')
    .last()
    .setInputFiles({ name: 'declaration.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) });

const openRecord = async (page: Page, id: string): Promise<void> => {
  await page.goto(page.url().replace(/\/(bgd|dashboard)\/.*/, `/bgd/export/form/${id}`));
  await expect(field(page, '提运单号')).toBeVisible();
};

const showList = (page: Page): Promise<void> => page.getByRole('menuitem', { name: '出口报关单' }).click();

test('a clerk saves a declaration message, changes one value and imports it as another', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const id = await addDraft(clerk);
  await openRecord(clerk, id);
  const xml = await download(clerk);
  expect(xml).toContain('<OwnerName>样例 &lt;&amp;&gt; 公司</OwnerName>');
  await showList(clerk);
  await read(clerk, xml.replace('<BillNo>E2E-XML-1<', '<BillNo>E2E-XML-2<'));
  await expect(message(clerk, '报文导入成功')).toBeVisible();
  await clerk
    .getByRole('row', { name: /E2E-XML-2/ })
    .getByText('编辑')
    .click();
  await expect(field(clerk, '提运单号').locator('visible=true')).toHaveValue('E2E-XML-2');
  await expect(field(clerk, '合同协议号').locator('visible=true')).toHaveValue('XML-CONTRACT');
  const copy = new URL(clerk.url()).pathname.split('/').at(-1) ?? '';
  expect(copy).not.toBe(id);
  expect((await download(clerk)).replace('E2E-XML-2', 'E2E-XML-1')).toBe(xml);
});

test('a faulty message is refused with a list of rules and places, and stores nothing', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  await openRecord(clerk, await addDraft(clerk));
  const xml = await download(clerk);
  await showList(clerk);
  const faulty = xml
    .replace('E2E-XML-1', 'E2E-XML-3')
    .replace('<ContrNo>XML-CONTRACT<', `<ContrNo>${'9'.repeat(60)}<`)
    .replace('<GQty>20<', '<GQty>many<')
    .replace('</DecHead>', `<NoteS>${'注'.repeat(71)}</NoteS></DecHead>`);
  await read(clerk, faulty);
  const dialog = clerk.getByRole('dialog', { name: /报文未导入，有 \d 处不符合要求/ });
  const line = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await expect(line('R34')).toContainText('/noteS');
  await expect(line('合同协议号最多32个字符')).toContainText('/contrNo');
  const quantity = line('商品 第 2 行');
  await expect(quantity).toContainText('/goods/1/gQty');
  await expect(quantity).toContainText('错误');
  await answer(clerk, '关闭');
  await expect(dialog).toBeHidden();
  const { result } = (await callApi(clerk, '/bgd/export/list?billNo=E2E-XML-3')).body;
  expect(Object(result).total).toBe(0);
  await read(clerk, xml.replace('</DecHead>', ''));
  await expect(
    message(clerk, /报文不是有效的XML/).or(clerk.getByRole('dialog').getByText(/报文不是有效的XML/)),
  ).toBeVisible();
});

test('imports a message that requires confirmation once a reason is given', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  await openRecord(clerk, await addDraft(clerk));
  const xml = (await download(clerk)).replace('E2E-XML-1', 'E2E-XML-4');
  const atSave = (text: string): string =>
    text.replace(/("id": "R25",\s+"level": "confirm",\s+"at": )"submit"/, '$1"save"');
  await withChange('pages/customs/declaration-base.json', atSave, async () => {
    await showList(clerk);
    // The server has read the changed file when it asks for a reason here.
    await expect(async () => {
      await read(clerk, xml.replace('<TradeCurr>USD<', '<TradeCurr>EUR<'));
      await expect(clerk.getByRole('dialog', { name: '请说明原因' })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await clerk.getByRole('textbox', { name: /商品币制不一致/ }).fill('客户分两种币制结算');
    await clerk.getByRole('button', { name: '确认继续' }).click();
    await expect(clerk.getByRole('row', { name: /E2E-XML-4/ }).first()).toBeVisible();
  });
});

test('files of messages, dictionaries and the menu alone are followed by what is open', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const id = await addDraft(clerk);
  await openExports(clerk);
  await openRecord(clerk, id);
  await withChange(
    'messages/declaration.json',
    (text) => text.replace('"BillNo"', '"BillNumber"'),
    async () => {
      await expect(async () => {
        expect(await download(clerk)).toContain('<BillNumber>E2E-XML-1</BillNumber>');
      }).toPass({ timeout: 20_000 });
    },
  );
  await withChange(
    'dicts/deal_mode.json',
    (text) => text.replace('"市场价"', '"市面价"'),
    async () => {
      await field(clerk, '成交方式').click();
      await expect(clerk.getByText(/市面价/).first()).toBeVisible();
      await clerk.keyboard.press('Escape');
    },
  );
  const entry = '"component": "bgd/BgdExportList",';
  const added = (text: string): string =>
    text.replace(
      /(\{\s+"path": "\/bgd\/export",)/,
      '{ "path": "/bgd/folder", "name": "bgd-folder", "title": "说明页", "component": "dashboard/Analysis" },\n      $1',
    );
  expect(readFileSync(schemaFile('menu.json'), 'utf8')).toContain(entry);
  const admin = await desk.open('admin');
  await admin.getByRole('menuitem', { name: '报关管理' }).click();
  await withChange('menu.json', added, async () => {
    await expect(admin.getByRole('menuitem', { name: '说明页' })).toBeVisible();
  });
});
