import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview, ImportProblem } from '../../../../contract/imports.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, sheetsIn, startPartyServer, workbook } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const post = async (operation: string, body: unknown) =>
  (await clerk.call({ method: 'POST', url: `/bgd/export/${operation}`, body })).body;

test('imports declarations with goods and containers, recognising headings by synonyms', async () => {
  const book = workbook({
    委托清单: [
      ['序号', '合同编号', 'G.W.', 'N.W.', 'CTNS'],
      ['1', 'HT-IMP-1', 120.5, 100, 20],
      ['2', 'HT-IMP-2', 50, 40, 5],
    ],
    商品: [
      ['序号', '品名', 'Qty', 'Unit Price', '金额', '币种'],
      ['1', '自行车', 10, 25.5, 255, '美元'],
      ['1', '车把', 4, 2, 8, '美元'],
      ['2', '车轮', 6, 3, 18, '火星币'],
      ['9', '无主', 1, 1, 1, '美元'],
    ],
    集装箱: [
      ['序号', '柜号'],
      ['1', 'CSQU3054383'],
    ],
  });
  const sent = sheetForm([{ name: '委托.xlsx', bytes: book }]);
  const { body } = await sendForm(server, clerk, ['/bgd/export/importPreview', sent]);
  const { token, tables, problems } = body.result as ImportPreview;
  expect(tables.map(({ detail, heads }) => [detail, heads.map(({ key }) => key)])).toEqual([
    ['', ['#join', 'contrNo', 'grossWet', 'netWt', 'packNo']],
    ['goods', ['#join', 'gName', 'gQty', 'declPrice', 'declTotal', 'tradeCurr']],
    ['containers', ['#join', 'containerId']],
  ]);
  expect(problems.map(({ row, key }) => `${row} ${key}`).sort()).toEqual(['1.4 tradeCurr', '1.5 #join']);
  const cells = [{ row: '1.4', key: 'tradeCurr', value: 'USD' }];
  expect(await post('importCommit', { token, cells, removed: ['1.5'] })).toMatchObject({
    code: 200,
    result: { successCount: 2, errorCount: 0 },
  });
  const { body: list } = await clerk.call({ url: '/bgd/export/list?contrNo=HT-IMP-1' });
  const [{ id }] = Object(list.result).records;
  const { body: stored } = await clerk.call({ url: `/bgd/export/queryById?id=${id}` });
  expect(stored.result).toMatchObject({ ieFlag: 'E', status: 'draft', grossWet: '120.5', packNo: '20' });
  expect(Object(stored.result).bgdGoodsList).toMatchObject([
    { gNo: '1', gName: '自行车', declTotal: '255', tradeCurr: 'USD' },
    { gNo: '2', gName: '车把', gQty: '4' },
  ]);
});

test('the template of a page without record numbers joins its sheets by 序号', async () => {
  const answer = await server.app.inject({
    url: '/api/bgd/export/importTemplate',
    headers: { 'x-access-token': clerk.token },
  });
  const sheets = sheetsIn(answer.rawPayload);
  expect(Object.keys(sheets)).toEqual(['出口报关单', '商品', '集装箱', '随附单证', '随附单据', '填写说明']);
  for (const name of Object.keys(sheets).slice(0, 5)) expect(sheets[name]?.[0]?.[0]).toBe('序号');
});

test('a rule that wants a reason takes it in the preview, once for all rows', async () => {
  const book = workbook({
    委托清单: [
      ['序号', '合同编号'],
      ['1', 'HT-IMP-5'],
    ],
    商品: [
      ['序号', '品名', '币种'],
      ['1', '自行车', '美元'],
      ['1', '车把', '欧元'],
    ],
  });
  const sent = sheetForm([{ name: '两种币制.xlsx', bytes: book }], { validateStatus: '1' });
  const { body } = await sendForm(server, clerk, ['/bgd/export/importPreview', sent]);
  const { token, problems } = body.result as ImportPreview;
  const isAsked = ({ rule }: ImportProblem): boolean => rule === 'R25';
  expect(problems.filter(isAsked)).toMatchObject([{ row: '0.2', message: '商品币制不一致' }]);
  const checked = await post('importCheck', { token, reasons: { R25: '客户分币种结算' } });
  const left = (checked.result as ImportPreview).problems;
  expect(left.some(isAsked)).toBe(false);
  expect(left.length).toBe(problems.length - 1);
  const long = await clerk.call({
    method: 'POST',
    url: '/bgd/export/importCheck',
    body: { token, reasons: { R25: 'x'.repeat(2000) } },
  });
  expect(long.status).toBe(400);
});
