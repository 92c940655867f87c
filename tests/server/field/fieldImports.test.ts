import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../contract/imports.ts';
import { sendForm, sheetForm, startPartyServer } from '../files/imports/sheets.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import { declarationOf, fieldFile, hasFieldFiles, importField, recordsOf } from './fieldFiles.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const CUSTOMERS = '/kehu/customer';
const DECLARATIONS = '/bgd/export';

const imported = (url: string, name: string) => importField(server, clerk, [url, name]);

const declaration = (contrNo: string) => declarationOf(clerk, contrNo);

const byCode = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): number =>
  String(one['code']).localeCompare(String(other['code']));

const customers = (code: string) => recordsOf(clerk, CUSTOMERS, { code });

async function preview(url: string, name: string): Promise<ImportPreview> {
  const sent = sheetForm([{ name, bytes: fieldFile(name) }]);
  return (await sendForm(server, clerk, [`${url}/importPreview`, sent])).body.result as ImportPreview;
}

const post = async (url: string, body: unknown) => (await clerk.call({ method: 'POST', url, body })).body;

describe.skipIf(!hasFieldFiles)('sheets of offices (skipped where WAYBILL_REFERENCE is not set)', () => {
  test('a workbook that counts its days from 1904 keeps the day that it shows [V-01]', async () => {
    await imported(DECLARATIONS, 'v01a_days_1904.xlsx');
    await imported(DECLARATIONS, 'v01b_days_1900.xlsx');
    expect(await declaration('V01-A')).toMatchObject({ ieDate: '2024-01-02' });
    expect(await declaration('V01-B')).toMatchObject({ ieDate: '2020-01-01' });
  });

  test('heads in two rows are read together, and are no data [V-06]', async () => {
    expect(await imported(DECLARATIONS, 'v06_two_rows_of_heads.xlsx')).toMatchObject({ code: 200 });
    const { bgdGoodsList = [] } = (await declaration('V06')) ?? {};
    expect(bgdGoodsList).toMatchObject([
      {
        codeTs: '8712003000',
        gName: '自行车',
        gQty: '15',
        gUnit: '035',
        firstQty: '30',
        firstUnit: '035',
        declTotal: '150',
        tradeCurr: 'USD',
      },
    ]);
  });

  test('totals and signatures are no customers, and it says which rows were left out [V-07]', async () => {
    const { result, message } = await imported(CUSTOMERS, 'v07_total_row.xlsx');
    expect(result).toMatchObject({ successCount: 2, errorCount: 0 });
    expect(message).not.toContain('成功');
    expect(result.notes).toEqual([expect.stringMatching(/第5行.*合计/), expect.stringMatching(/第6行.*签名/)]);
    expect((await customers('V07*')).slice().sort(byCode)).toMatchObject([
      { code: 'V07-001', creditDays: '30' },
      { code: 'V07-002', creditDays: '60' },
    ]);
    expect(await customers('*合计*')).toEqual([]);
    expect(await customers('*制表人*')).toEqual([]);
  });

  test('a number that is merged over its rows is the number of each [V-08]', async () => {
    expect(await imported(DECLARATIONS, 'v08_merged_number.xlsx')).toMatchObject({ result: { errorCount: 0 } });
    expect((await declaration('V08-A'))?.bgdGoodsList).toMatchObject([
      { gName: '甲车', gQty: '12' },
      { gName: '乙车', gQty: '34' },
    ]);
    expect((await declaration('V08-B'))?.bgdGoodsList).toMatchObject([{ gName: '丙车', gQty: '1' }]);
  });

  test('a hidden row is written only if staff say so, and told otherwise [V-09]', async () => {
    const { token, tables, problems } = await preview(CUSTOMERS, 'v09_filtered_rows.xlsx');
    expect(problems).toEqual([]);
    expect(tables[0]?.rows.map(({ id, left }) => [id, left])).toEqual([
      ['0.2', ''],
      ['0.4', ''],
      ['0.3', 'hidden'],
    ]);
    expect(tables[0]?.rows[2]?.beginning).toMatch(/^V09-002 /);
    const { result } = await imported(CUSTOMERS, 'v09_filtered_rows.xlsx');
    expect(result).toMatchObject({ successCount: 2, notes: [expect.stringMatching(/第3行.*隐藏/)] });
    expect((await customers('V09*')).map(({ code }) => code).sort()).toEqual(['V09-001', 'V09-003']);
    // The others are already stored; `removed` excludes them from this commit.
    const taken = await post(`${CUSTOMERS}/importCommit`, { token, added: ['0.3'], removed: ['0.2', '0.4'] });
    expect(taken).toMatchObject({ code: 200, result: { successCount: 1 } });
    expect(await customers('V09-002')).toHaveLength(1);
  });

  test('a picture in a cell is left out and told [V-10]', async () => {
    const { result } = await imported(CUSTOMERS, 'v10_picture_in_cell.xlsx');
    expect(result).toMatchObject({ successCount: 1, notes: [expect.stringMatching(/第2行 备注.*图片/)] });
    const [stored] = await customers('V10-001');
    expect(stored?.['remark'] ?? '').toBe('');
  });

  test('a page for browsers and a text in the Chinese code page are read [V-11]', async () => {
    await imported(CUSTOMERS, 'v11a_page.xls');
    await imported(CUSTOMERS, 'v11b_gbk.csv');
    expect(await customers('V11-001')).toMatchObject([{ name: '网页表格示例', country: 'CHN' }]);
    expect(await customers('V11-002')).toMatchObject([{ name: '国标码示例', country: 'CHN' }]);
  });

  test('codes and numbers of documents lose the format of their cells [V-12]', async () => {
    expect(await imported(DECLARATIONS, 'v12_number_formats.xlsx')).toMatchObject({ result: { errorCount: 0 } });
    expect(await declaration('20240105')).toMatchObject({
      contrNo: '20240105',
      billNo: '177212345678901',
      bgdGoodsList: [{ codeTs: '8712003000', firstUnit: expect.stringMatching(/^\d{3}$/), gUnit: '035' }],
    });
  });

  test('a zero that a goods code lost is put back, and told [V-13]', async () => {
    const { result } = await imported(DECLARATIONS, 'v13_lost_zero.xlsx');
    const stored = await declaration('V13');
    if (stored === undefined) expect(result).toMatchObject({ errorCount: 1 });
    else {
      expect(stored.bgdGoodsList).toMatchObject([{ codeTs: '0101210010' }]);
      expect(result.notes).toContainEqual(expect.stringMatching(/商品编号.*前导零.*0101210010/));
    }
  });

  test('a hidden sheet before the others is not read [V-14]', async () => {
    const { result } = await imported(CUSTOMERS, 'v14_hidden_sheet_first.xlsx');
    expect(result).toMatchObject({ successCount: 1, notes: [expect.stringMatching(/选项.*隐藏/)] });
    expect(await customers('V14-001')).toMatchObject([{ name: '第二张表示例', country: 'CHN' }]);
  });

  test('heads below a letterhead are found [V-15]', async () => {
    expect(await imported(CUSTOMERS, 'v15_letterhead.xlsx')).toMatchObject({ result: { successCount: 1 } });
    expect(await customers('V15-001')).toMatchObject([{ name: '信头之下示例', country: 'CHN' }]);
  });

  test('a date in a text column requires review before it is written [V-17]', async () => {
    const { remarks, problems, token } = await preview(DECLARATIONS, 'v17_model_became_day.xlsx');
    expect(problems).toEqual([]);
    expect(remarks).toMatchObject([{ row: '1.2', key: 'gModel', level: 'doubt' }]);
    const { result } = await imported(DECLARATIONS, 'v17_model_became_day.xlsx');
    expect(result).toMatchObject({ successCount: 0, errorCount: 1 });
    expect(await declaration('V17')).toBeUndefined();
    const cells = [{ row: '1.2', key: 'gModel', value: '15-5' }];
    expect(await post(`${DECLARATIONS}/importCommit`, { token, cells })).toMatchObject({ result: { notes: [] } });
    expect((await declaration('V17'))?.bgdGoodsList).toMatchObject([{ gModel: '15-5' }]);
  });

  test('days of other systems are the days in +08:00 [V-20]', async () => {
    expect(await imported(DECLARATIONS, 'v20_days_with_zone.xlsx')).toMatchObject({ result: { successCount: 5 } });
    for (const number of [1, 2, 3, 4, 5])
      expect(await declaration(`V20-${number}`)).toMatchObject({ ieDate: '2026-11-05' });
  });

  test('decimals that a declaration does not hold are looked at before they are rounded [V-22]', async () => {
    const { remarks, token } = await preview(DECLARATIONS, 'v22_more_decimals.xlsx');
    expect(remarks).toMatchObject([
      { key: 'declPrice', level: 'doubt', message: expect.stringContaining('12.3457') },
      { key: 'declTotal', level: 'doubt', message: expect.stringContaining('12.35') },
    ]);
    expect(await imported(DECLARATIONS, 'v22_more_decimals.xlsx')).toMatchObject({ result: { errorCount: 1 } });
    expect(await declaration('V22')).toBeUndefined();
    await post(`${DECLARATIONS}/importCommit`, { token });
    expect((await declaration('V22'))?.bgdGoodsList).toMatchObject([{ declPrice: '12.3457', declTotal: '12.35' }]);
  });

  test('heads with marks and remarks are known [V-30]', async () => {
    expect(await imported(CUSTOMERS, 'v30_marked_heads.xlsx')).toMatchObject({ result: { successCount: 1 } });
    expect(await customers('V30-001')).toMatchObject([{ name: '标注表头示例', country: 'CHN' }]);
  });
});
