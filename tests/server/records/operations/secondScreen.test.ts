import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diagnose } from '../../../../scripts/doctor/diagnose.ts';
import { readSchemas } from '../../../../scripts/doctor/readSchemas.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { inEnglish } from '../../../inEnglish.ts';
import { sendForm, sheetForm, workbook, type Cell } from '../../files/imports/sheets.ts';
import { readPdf } from '../../files/pdfPrints/readPdf.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

/** The walk-through of docs/implementers/second-screen.md, block by block. */
const root = join(import.meta.dirname, '../../../..');
const walk = readFileSync(join(root, 'docs/implementers/second-screen.md'), 'utf8');
const blocks = [...walk.matchAll(/^\d+\. ([^\n]*)\n\n```json\n([\s\S]*?)```/gm)];
const blockOf = (words: string): unknown => JSON.parse(blocks.find(([, said]) => said?.includes(words))?.[2] ?? '');
const sheet = [...walk.matchAll(/^\| (.*) \|$/gm)]
  .map(([, line = '']) => line.split('|').map((cell): Cell => cell.trim()))
  .filter(([first]) => !/^-+$/.test(String(first)));

const folder = mkdtempSync(join(tmpdir(), 'waybill-second-'));
const texts = readSchemas(join(root, 'schemas'));
for (const path of ['pages/fleet/fuel.json', 'prints/fuel-slip.json'])
  texts.set(path, JSON.stringify(blockOf(`schemas/${path}`)));
texts.set('menu.json', JSON.stringify([...JSON.parse(texts.get('menu.json') ?? ''), blockOf('schemas/menu.json')]));

let server: TestServer;
let admin: TestClient;
const post = (url: string, body: unknown) => admin.call({ method: 'POST', url, body });

beforeAll(async () => {
  for (const [path, text] of texts) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await startTestServer({ schemasFolder: folder });
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the files of the walk are sound', () => {
  expect(blocks).toHaveLength(5);
  expect(diagnose(texts, '').problems.map(inEnglish)).toEqual([]);
});

test('the walk numbers, computes, prints and imports what it says', async () => {
  expect((await post('/sys/fillRule/add', blockOf('编码规则'))).body.message).toBe('添加成功！');
  const added = (await post('/fleet/fuel/add', blockOf('/fleet/fuel/add'))).body;
  expect(added).toMatchObject({ success: true, result: { fuelNo: 'JY0001', amount: '452.48' } });
  const paper = await server.app.inject({
    method: 'POST',
    url: '/api/fleet/fuel/print',
    headers: { 'x-access-token': admin.token, 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'fuel-slip', ids: [Object(added.result)['id']] }),
  });
  expect((await readPdf(paper.rawPayload))[0]).toEqual(expect.arrayContaining(['JY0001', '粤B12345', '452.48']));
  expect(sheet).toHaveLength(3);
  const file = { name: '加油单.xlsx', bytes: workbook({ 加油单: sheet }) };
  const { body } = await sendForm(server, admin, ['/fleet/fuel/importExcel', sheetForm([file])]);
  expect(body).toMatchObject({ code: 201, message: '文件导入成功，但有错误。' });
  const { body: list } = await admin.call({ url: '/fleet/fuel/list?column=fuelNo&order=asc' });
  expect(Object(list.result).records).toMatchObject([
    { fuelNo: 'JY0001' },
    { fuelNo: 'JY0002', plateNo: '粤B67890', fuel: 'diesel', amount: '750.00' },
  ]);
  const large = { plateNo: '粤B1', litres: '1000', price: '7' };
  expect(JSON.stringify((await post('/fleet/fuel/add', large)).body)).toContain('金额超过5000，请说明');
});
