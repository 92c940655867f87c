import type { Page } from '@playwright/test';
import { equalDecimals } from '../../engine/index.ts';
import { referenceFolder, sampleDeclarations, skipReason } from '../reference/referenceData.ts';
import { goodsCell, goodsGrid, message } from './declarationForm.ts';
import { callApi, expect, openExports, test, workspace } from './journey.ts';
import { clipboardForms, goodsSheet } from './pastedWorkbook.ts';

type Line = Readonly<Record<string, string>>;

const paste = (page: Page, forms: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    for (const [type, content] of Object.entries(given)) data.setData(type, content);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, forms);

for (const program of ['Excel', 'WPS', 'Google Sheets', 'plain text'])
  test(`the goods of a workbook are pasted into a new declaration from ${program}`, async ({ desk }) => {
    test.skip(referenceFolder === undefined, skipReason);
    const clerk = await desk.open('clerk');
    const lines = sampleDeclarations().flatMap(({ DecLists }) => DecLists);
    const many = lines.filter(({ GQty }) => Number(GQty) >= 1000).length;
    // Units, currencies, districts and all countries but the last are names; amounts have thousands separators.
    const converted = 4 * lines.length - 1 + many;
    const forms = new Map(clipboardForms(goodsSheet(lines))).get(program) ?? {};
    await openExports(clerk);
    await workspace(clerk).getByRole('button', { name: '新增' }).first().click();
    await clerk.waitForURL('**/form/new');
    await (await goodsCell(clerk, 0, '商品编号')).click();
    await clerk.keyboard.press('Escape');
    await paste(clerk, forms);
    await expect(workspace(clerk).getByRole('region', { name: '粘贴结果' }).getByRole('status')).toHaveText(
      `${lines.length} 行 ${lines.length * 10} 格, ${converted} 项转换, 1 项拒绝, 未识别的列：序号、备注`,
    );
    await workspace(clerk).getByRole('button', { name: '1 项拒绝' }).click();
    await workspace(clerk)
      .getByRole('button', { name: `最终目的国(地区) 第 ${lines.length} 行` })
      .click();
    await expect(goodsGrid(clerk).getByText('火星')).toHaveCount(0);
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    await clerk.waitForURL(/form\/(?!new)/);
    const id = new URL(clerk.url()).pathname.split('/').at(-1);
    const { result } = (await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body;
    const stored = (result as { bgdGoodsList: readonly Line[] }).bgdGoodsList;
    expect(stored).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) {
      const kept = stored[index] ?? {};
      expect(kept).toMatchObject({
        codeTs: line['CodeTS'],
        gModel: line['GModel'],
        gUnit: line['GUnit'],
        tradeCurr: line['TradeCurr'],
        districtCode: line['DistrictCode'],
        firstUnit: line['FirstUnit'],
        dutyMode: '1',
      });
      expect(kept['gName']).not.toBe('');
      expect(kept['originCountry'] ?? '').toBe(index === lines.length - 1 ? '' : line['OriginCountry']);
      // Computed from quantity and price, which the workbook contains, and not pasted.
      expect(equalDecimals(kept['declTotal'] ?? '0', String(line['DeclTotal']))).toBe(true);
      expect(equalDecimals(kept['gQty'] ?? '0', String(line['GQty']))).toBe(true);
    }
  });
