import { utils, type CellObject } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '../../../../contract/imports.ts';
import { GOODS_SHEETS, type GoodsSheet } from '../../../renderers/pages/goodsSheets.ts';
import { declarationOf } from '../../field/fieldFiles.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, startPartyServer, workbook } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

/** Returns a declaration with these goods as a workbook of two sheets. */
function bookOf(contrNo: string, { rows, merges = [], hiddenRows = [] }: GoodsSheet): Buffer {
  const goods = utils.aoa_to_sheet(
    rows.map((cells) =>
      cells.map((cell): CellObject | string | null =>
        typeof cell === 'object' && cell !== null ? { t: 'n', v: cell.number, z: cell.format } : cell,
      ),
    ),
  );
  goods['!merges'] = merges.map(([r, c, bottom, right]) => ({ s: { r, c }, e: { r: bottom, c: right } }));
  goods['!rows'] = rows.map((_, index) => (hiddenRows.includes(index) ? { hidden: true } : {}));
  const main = [
    ['序号', '合同号', '出口日期'],
    ['1', contrNo, '2026年11月5日'],
  ];
  return workbook({ 出口报关单: main, 商品: goods });
}

const send = async (operation: string, bytes: Uint8Array, name = '委托.xlsx') =>
  (await sendForm(server, clerk, [`/bgd/export/${operation}`, sheetForm([{ name, bytes, field: 'file' }])])).body;
const post = async (operation: string, body: unknown) =>
  (await clerk.call({ method: 'POST', url: `/bgd/export/${operation}`, body })).body;

const PARTS = ['codeTs', 'gName', 'gModel', 'gQty', 'gUnit', 'declPrice', 'declTotal', 'tradeCurr', 'prodValidDt'];

/** Returns the stored columns of a declaration that its sheet contains. */
async function stored(contrNo: string) {
  const found = await declarationOf(clerk, contrNo);
  const goods = found?.bgdGoodsList ?? [];
  return [found?.['ieDate'], goods.map((one) => Object.fromEntries(PARTS.map((key) => [key, one[key] ?? null])))];
}

// The browser test asserts the result of pasting the same cells: tests/renderers/pages/pastedGoods.test.tsx.
test.each(GOODS_SHEETS.map((sheet, number) => ({ ...sheet, number })))(
  'stores the same by import, plain call and paste: $name [D63]',
  async (sheet) => {
    const [imported, uploaded, pasted] = ['IMPORT', 'PLAIN', 'PASTE'].map((way) => `SAME-${sheet.number}-${way}`);
    const preview = await send('importPreview', bookOf(String(imported), sheet));
    const { token, problems, remarks } = preview.result as ImportPreview;
    expect([problems, remarks.filter(({ level }) => level === 'doubt')]).toEqual([[], []]);
    expect(await post('importCommit', { token })).toMatchObject({ result: { successCount: 1, errorCount: 0 } });
    expect(await send('importExcel', bookOf(String(uploaded), sheet))).toMatchObject({
      result: { successCount: 1, errorCount: 0 },
    });
    const added = { contrNo: pasted, ieDate: '2026-11-05', bgdGoodsList: sheet.lines };
    expect(await post('add', added)).toMatchObject({ success: true });
    const expected = ['2026-11-05', sheet.lines];
    for (const contrNo of [imported, uploaded, pasted]) expect(await stored(String(contrNo))).toEqual(expected);
  },
);
