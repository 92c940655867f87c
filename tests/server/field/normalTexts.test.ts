import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../contract/imports.ts';
import { sendForm, sheetForm, sheetsIn, startPartyServer, workbook, type Cell } from '../files/imports/sheets.ts';
import type { TestClient, TestServer } from '../testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

type Fields = Readonly<Record<string, unknown>>;

const HEADS = ['客户代码', '客户名称', '国家/地区'];
const DECOMPOSED =
  'Cafe\u0301 Mu\u0308ller \u1112\u1161\u11AB\u1100\u116E\u11A8\u1106\u116E\u110B\u1167\u11A8 \u30AB\u3099\u30B9';

const send = (operation: string, rows: readonly (readonly Cell[])[]) =>
  sendForm(server, clerk, [
    `/kehu/customer/${operation}`,
    sheetForm([{ name: '客户.xlsx', bytes: workbook({ 客户: rows }), field: 'file' }]),
  ]);
const post = async (url: string, body: unknown) => (await clerk.call({ method: 'POST', url, body })).body;
const list = async (conditions: Readonly<Record<string, string>>): Promise<readonly Fields[]> => {
  const parameters = new URLSearchParams({ pageSize: '50', column: 'code', order: 'asc', ...conditions });
  const { body } = await clerk.call({ url: `/kehu/customer/list?${parameters}` });
  return Object(body.result).records as readonly Fields[];
};
const codesOf = (records: readonly Fields[]): readonly unknown[] => records.map(({ code }) => code);
/** Returns row, title and reason of each fault in the workbook of errors. */
const faultsIn = async (result: unknown): Promise<readonly (readonly unknown[])[]> => {
  const { fileUrl } = Object(result) as { fileUrl: string };
  const { rawPayload } = await server.app.inject({
    url: `/api${fileUrl}`,
    headers: { 'x-access-token': clerk.token },
  });
  return (sheetsIn(rawPayload)['错误明细'] ?? []).slice(1).map(([, row, title, , reason]) => [row, title, reason]);
};

describe('an import', () => {
  test('stores codes and names without unseen letters [V-02]', async () => {
    const { body } = await send('importExcel', [
      HEADS,
      ['V02-001', '甲示例公司', 'CHN'],
      ['V02-001\u200B', '甲示例公司（又一行）', 'CHN'],
      ['\u202DV02-002\u202C', '\u200E乙示例公司', '中国\u200B'],
      ['V02\u00AD-003', '丙示例\u2060公司', '\uFEFFCHN'],
    ]);
    expect(body).toMatchObject({ code: 201, result: { successCount: 3, errorCount: 1 } });
    expect(await faultsIn(body.result)).toEqual([['3', '客户代码', '与第2行重复：客户代码']]);
    expect(await list({ code: 'V02*' })).toMatchObject([
      { code: 'V02-001', name: '甲示例公司', country: 'CHN' },
      { code: 'V02-002', name: '乙示例公司', country: 'CHN' },
      { code: 'V02-003', name: '丙示例公司', country: 'CHN' },
    ]);
    expect(codesOf(await list({ code: 'V02-003' }))).toEqual(['V02-003']);
  });

  test('knows one code in two spellings and stores names composed [V-19]', async () => {
    const { body } = await send('importExcel', [
      HEADS,
      ['V19-Ä', 'Café Müller 한국무역 ガス', 'CHN'],
      ['V19-A\u0308', DECOMPOSED, 'CHN'],
      ['V19-O\u0308', `Sen\u0303or ${DECOMPOSED}`, 'CHN'],
    ]);
    expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 1 } });
    expect(await faultsIn(body.result)).toEqual([['3', '客户代码', '与第2行重复：客户代码']]);
    expect(await list({ code: 'V19*' })).toMatchObject([
      { code: 'V19-Ä', name: 'Café Müller 한국무역 ガス' },
      { code: 'V19-Ö', name: 'Señor Café Müller 한국무역 ガス' },
    ]);
    for (const typed of ['Señor', 'Sen\u0303or'])
      expect(codesOf(await list({ name: `*${typed}*` }))).toEqual(['V19-Ö']);
    for (const typed of ['한국', '\u1112\u1161\u11AB\u1100\u116E\u11A8', 'ガス', '\u30AB\u3099\u30B9'])
      expect(codesOf(await list({ name: `*${typed}*` }))).toEqual(['V19-Ä', 'V19-Ö']);
  });

  test('takes cells without the apostrophe that marks a text [V-21]', async () => {
    const { body } = await send('importExcel', [
      [...HEADS, '检验检疫编码'],
      ["'V21-001", '撇号示例公司', "'CHN", "'0123456789"],
    ]);
    expect(body).toMatchObject({ code: 200, success: true });
    expect(await list({ code: 'V21*' })).toMatchObject([
      { code: 'V21-001', name: '撇号示例公司', country: 'CHN', ciqCode: '0123456789' },
    ]);
  });

  test('compares what is mended in the preview as it will be stored [V-02]', async () => {
    const { body } = await send('importPreview', [HEADS, ['V02-P1', '甲', 'CHN'], ['V02-P2', '乙', 'CHN']]);
    const { token } = body.result as ImportPreview;
    const cells = [{ row: '0.3', key: 'code', value: 'V02-P1\u200B' }];
    const checked = await post('/kehu/customer/importCheck', { token, cells, removed: [] });
    expect(checked.result).toMatchObject({ problems: [{ row: '0.3', key: 'code' }] });
  });
});

describe('a save', () => {
  const add = (values: Fields) =>
    post('/kehu/customer/add', { name: '样例', country: 'CHN', status: 'active', ...values });

  test('stores texts in their normal form and refuses a code that is the same [V-02, V-19]', async () => {
    const text = '甲\u200B行\r\n  乙行';
    const { success } = await add({ code: ' S\u00AD-U\u0308 ', name: '\u3000样\u00A0例\u200E', remark: text });
    expect(success).toBe(true);
    expect(await list({ code: 'S-Ü' })).toMatchObject([{ code: 'S-Ü', name: '样 例', remark: '甲行\n  乙行' }]);
    expect((await add({ code: 'S-U\u0308\u200B' })).success).toBe(false);
  });

  test('asks whether a code is taken in the form in which it is stored', async () => {
    await add({ code: 'TAKEN-Ä' });
    const parameters = new URLSearchParams({
      tableName: 'crm_customer',
      fieldName: 'code',
      fieldVal: 'TAKEN-A\u0308\u200B ',
    });
    const { body } = await clerk.call({ url: `/sys/duplicate/check?${parameters}` });
    expect(body.success).toBe(false);
  });

  test('brings a text from before into its normal form when it is saved again', async () => {
    const { result } = await add({ code: 'OLD-1', name: '旧公司' });
    const { id } = Object(result) as { id: string };
    await sql`update crm_customer set name = ${'旧\u200B公司'} where id = ${id}`.execute(server.services.db);
    const { body } = await clerk.call({ url: `/kehu/customer/queryById?id=${id}` });
    expect(body.result).toMatchObject({ name: '旧\u200B公司' });
    const saved = await post('/kehu/customer/edit', Object(body.result));
    expect(saved.result).toMatchObject({ name: '旧公司' });
  });
});

describe('a search', () => {
  test.each([
    ['a condition', { code: '\u202DV02-003\u202C' }],
    [
      'an advanced condition',
      { superQueryParams: JSON.stringify([{ field: 'code', rule: 'eq', val: 'V02\u200B-003' }]) },
    ],
  ])('finds what is copied with unseen letters: %s [V-02]', async (_, conditions) => {
    expect(codesOf(await list(conditions as Record<string, string>))).toEqual(['V02-003']);
  });

  test('finds an entry of a dictionary by a text that is composed otherwise', async () => {
    const { body } = await clerk.call({
      url: `/sys/dict/loadDict/country?keyword=${encodeURIComponent('中\u200B国')}`,
    });
    expect(JSON.stringify(body.result)).toContain('CHN');
  });
});
