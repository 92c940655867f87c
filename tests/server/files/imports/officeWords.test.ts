import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '../../../../contract/imports.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, startPartyServer, workbook } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

test('a declaration comes in with headings, units, currencies and countries as offices write them', async () => {
  const book = workbook({
    报关: [
      ['序号', '合同号', '运输', '贸易方式', '运抵国', '成交方式', '包装方式', 'G.W.(KGS)'],
      ['1', 'WORDS-1', '海运', '一般', 'USA', 'F.O.B.', '纸箱', 12.5],
    ],
    商品: [
      [
        '序号',
        'HS CODE',
        'Description of Goods',
        'Qty',
        'UOM',
        'Unit Price(USD)',
        'Amount',
        'Curr',
        'Country of Origin',
      ],
      ['1', '8712003000', '自行车', 10, 'SETS', 25, 250, 'US$', 'P.R. China'],
      ['1', '8712003000', '铃', 4, 'PCS', 2, 8, 'RMB', '德国'],
      ['1', '8712003000', '漆', 4, '公斤', 2, 8, '¥', 'UK'],
    ],
  });
  const form = sheetForm([{ name: 'a.xlsx', bytes: book }]);
  const { body } = await sendForm(server, clerk, ['/bgd/export/importPreview', form]);
  const { tables, problems, remarks } = body.result as ImportPreview;
  expect(tables[0]?.rows[0]?.values).toMatchObject({
    contrNo: 'WORDS-1',
    trafMode: '2',
    tradeMode: '0110',
    tradeCountry: 'USA',
    transMode: '3',
    wrapType: '22',
    grossWet: '12.5',
  });
  const goods = tables[1]?.rows.map(({ values }) => [
    values['gUnit'] ?? null,
    values['tradeCurr'] ?? null,
    // In export messages origin and destination are the other way round.
    values['destinationCountry'] ?? null,
  ]);
  expect(goods).toEqual([
    ['006', 'USD', 'CHN'],
    ['007', 'CNY', 'DEU'],
    ['035', 'CNY', 'GBR'],
  ]);
  expect(problems).toEqual([]);
  const message = '这种写法可能指几个代码，按最常见的“CNY - 人民币”设置；不对时请改选';
  expect(remarks).toContainEqual({ row: '1.4', key: 'tradeCurr', message, level: 'doubt' });
});

test('an import without preview refuses a name that means a currency only probably', async () => {
  const book = workbook({
    报关: [
      ['序号', '合同号'],
      ['1', 'WORDS-2'],
    ],
    商品: [
      ['序号', 'HS CODE', '品名', '币制'],
      ['1', '8712003000', '漆', '＄'],
    ],
  });
  const { body } = await sendForm(server, clerk, [
    '/bgd/export/importExcel',
    sheetForm([{ name: 'a.xlsx', bytes: book, field: 'file' }]),
  ]);
  expect(body.result).toMatchObject({ successCount: 0, errorCount: 1 });
});

test.each([
  ['unit', 'pcs', '007'],
  ['unit', 'KGS.', '035'],
  ['currency', '￥', 'CNY,JPY'],
  ['country', 'uk', 'GBR'],
  ['transport_mode', '海运', '2'],
])('a search in %s for %s offers first what offices mean by it', async (dictCode, keyword, values) => {
  const url = `/sys/dict/loadDict/${dictCode}?keyword=${encodeURIComponent(keyword)}`;
  const { body } = await clerk.call({ url });
  const found = (body.result as readonly { value: string; jsonObject: unknown }[]).slice(0, values.split(',').length);
  expect(found.map(({ value }) => value).sort()).toEqual(values.split(','));
  // So that a paste in the browser recognises the name too.
  expect(JSON.stringify(found[0]?.jsonObject)).toContain('names');
});
