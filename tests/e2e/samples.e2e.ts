import { recordOfMessage } from '../reference/messageMapping.ts';
import { referenceFolder, sampleDeclarations, skipReason } from '../reference/referenceData.ts';
import { GOODS_COLUMNS, goodsCell, message, sameValue } from './declarationForm.ts';
import { callApi, expect, openExports, test } from './journey.ts';

type Line = Readonly<Record<string, string>>;

const linesOf = (record: unknown): readonly Line[] => (record as { bgdGoodsList: readonly Line[] }).bgdGoodsList;

test('the goods of the sample declarations go in through the screen and come back equal', async ({ desk }) => {
  test.skip(referenceFolder === undefined, skipReason);
  const clerk = await desk.open('clerk');
  const lines = sampleDeclarations().flatMap((sample) => linesOf(recordOfMessage(sample)));
  await openExports(clerk);
  await clerk.getByRole('button', { name: '新增' }).first().click();
  await (await goodsCell(clerk, 0, '商品编号')).click();
  for (const [index, line] of lines.entries()) {
    for (const [place, key] of GOODS_COLUMNS.entries()) {
      if (line[key] !== undefined) await clerk.keyboard.type(line[key]);
      if (place < GOODS_COLUMNS.length - 1) await clerk.keyboard.press('Tab');
      else if (index < lines.length - 1) await clerk.keyboard.press('Enter');
    }
  }
  await clerk.keyboard.press('Tab');
  await clerk.keyboard.press('Control+s');
  await expect(message(clerk, '保存成功')).toBeVisible();
  await clerk.waitForURL(/form\/(?!new)/);
  const id = new URL(clerk.url()).pathname.split('/').at(-1);
  const stored = linesOf((await callApi(clerk, `/bgd/export/queryById?id=${id}`)).body.result);
  expect(stored).toHaveLength(lines.length);
  for (const [index, line] of lines.entries())
    for (const [key, typed] of Object.entries(line)) {
      if (key === 'gNo') continue;
      const kept = stored[index]?.[key] ?? '';
      expect(sameValue(typed, kept), `line ${index + 1} ${key}: typed ${typed}, stored ${kept}`).toBe(true);
    }
});
