import { equalDecimals, isDecimalText } from '../../engine/index.ts';
import { recordOfMessage } from '../reference/messageMapping.ts';
import { referenceFolder, sampleDeclarations, skipReason } from '../reference/referenceData.ts';
import { goodsCell, message } from './declarationForm.ts';
import { callApi, expect, openExports, test } from './journey.ts';

/** The visible goods columns, left to right. */
const COLUMNS = [
  'codeTs',
  'gName',
  'gModel',
  'gQty',
  'gUnit',
  'declPrice',
  'declTotal',
  'tradeCurr',
  'firstQty',
  'firstUnit',
  'secondQty',
  'secondUnit',
  'originCountry',
  'destinationCountry',
  'districtCode',
  'dutyMode',
  'contrItem',
] as const;

type Line = Readonly<Record<string, string>>;

const linesOf = (record: unknown): readonly Line[] => (record as { bgdGoodsList: readonly Line[] }).bgdGoodsList;

/** Equal as decimals where both are decimals, else equal as texts. */
const same = (left: string, right: string): boolean =>
  left === right || (isDecimalText(left) && isDecimalText(right) && equalDecimals(left, right));

test('the goods of the sample declarations go in through the screen and come back equal', async ({ desk }) => {
  test.skip(referenceFolder === undefined, skipReason);
  const clerk = await desk.open('clerk');
  const lines = sampleDeclarations().flatMap((sample) => linesOf(recordOfMessage(sample)));
  await openExports(clerk);
  await clerk.getByRole('button', { name: '新增' }).first().click();
  await (await goodsCell(clerk, 0, '商品编号')).click();
  for (const [index, line] of lines.entries()) {
    for (const [place, key] of COLUMNS.entries()) {
      if (line[key] !== undefined) await clerk.keyboard.type(line[key]);
      if (place < COLUMNS.length - 1) await clerk.keyboard.press('Tab');
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
      expect(same(typed, kept), `line ${index + 1} ${key}: typed ${typed}, stored ${kept}`).toBe(true);
    }
});
