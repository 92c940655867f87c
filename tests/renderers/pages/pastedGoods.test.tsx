import { page as screen, userEvent } from 'vitest/browser';
import { beforeEach, expect, it } from 'vitest';
import { compileSchemas, type Values } from '../../../engine/index.ts';
import { pasting } from '../../../renderers/table/commands/clipboard/lazyPaste.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { showPage } from '../showPage.tsx';
import { pasteInto } from '../table/commands/clipboard/clipboardEvents.ts';
import { testPorts } from '../testPorts.ts';
import { copiedGoods, GOODS_SHEETS } from './goodsSheets.ts';
import { PASTED_GOODS, type Clipboard } from './pastedGoods.ts';

const files = import.meta.glob<string>(['../../../schemas/{dicts,pages,reports,messages}/**/*.{json,sql}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const { pages, dictionarySchemas } = compileSchemas({
  texts: new Map(Object.entries(files).map(([path, text]) => [path.replace('../../../schemas/', ''), text])),
});

/** The items of a shipped dictionary, with the aliases that users write. */
function shippedItems(code: string) {
  const text = files[`../../../schemas/dicts/${code}.json`] ?? '{}';
  const { seed = [], names = {} } = JSON.parse(text) as {
    readonly seed?: readonly { readonly value: string; readonly text: string; readonly attributes?: object }[];
    readonly names?: Readonly<Record<string, readonly string[]>>;
  };
  return seed.map(({ value, text: name, attributes }) => ({
    value,
    text: name,
    attributes: { ...attributes, names: (names[value] ?? []).join('\n') },
  }));
}

const dictionaries = memoryDictionaries({
  ...Object.fromEntries([...dictionarySchemas.keys()].map((code) => [code, []])),
  hs: [{ value: '8712003000', text: '非机动的自行车', attributes: { unit1: '003', unit2: '035' } }],
  unit: shippedItems('unit'),
  currency: shippedItems('currency'),
});

const grid = () => screen.getByRole('grid', { name: '商品' });
const strip = () => screen.getByRole('region', { name: '粘贴结果' });

/** Pastes into the first cell of the empty table of a new declaration, saves it, and returns its lines. */
async function pasteGoods(clipboard: Clipboard, told: string | RegExp): Promise<readonly Values[]> {
  const page = pages.get('customs/export-declaration')?.page;
  if (page === undefined) throw new Error('the export declaration is not there');
  await pasting.fetch();
  const dataSource = memoryDataSource();
  await showPage({ page, ports: testPorts({ dataSource, dictionaries }), view: { kind: 'form', id: null } });
  await expect.element(grid()).toBeVisible();
  const input = grid().element().parentElement?.querySelector<HTMLInputElement>('.wb-grid-input');
  if (!input) throw new Error('the table of goods takes no keys');
  input.focus();
  pasteInto(input, clipboard);
  await expect.element(strip().getByRole('status')).toHaveTextContent(told);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => dataSource.records.size).toBe(1);
  const [record] = dataSource.records.values();
  return (record?.['bgdGoodsList'] ?? []) as readonly Values[];
}

beforeEach(() => screen.viewport(1440, 900));

it('takes codes, numbers and units that hold unseen letters [V-03]', async () => {
  const lines = await pasteGoods(PASTED_GOODS.v03_unseen_paste, '2 行 10 格, 8 项转换');
  expect(lines).toMatchObject([
    { codeTs: '8712003000', gName: '自行车', gQty: '1234.50', gUnit: '035', declTotal: '99.50' },
    { codeTs: '8712003000', gName: '自行车二', gQty: '12.5', gUnit: '035', declTotal: '10' },
  ]);
  expect(lines).toHaveLength(2);
});

it('takes the goods of a table whose titles are a table before it [V-04]', async () => {
  const lines = await pasteGoods(PASTED_GOODS.v04_two_tables, '2 行 6 格');
  expect(lines).toMatchObject([
    { codeTs: '8712003000', gName: '山地车', gQty: '15' },
    { codeTs: '8712003000', gName: '童车', gQty: '26' },
  ]);
  expect(lines).toHaveLength(2);
});

it('takes the true values behind the rounded ones of LibreOffice [V-05]', async () => {
  const lines = await pasteGoods(PASTED_GOODS.v05_calc, '1 行 5 格, 3 项转换');
  expect(lines).toMatchObject([
    { codeTs: '8712003000', gName: '铰链', gQty: '12.34567', declPrice: '0.1235', declTotal: '123456.78' },
  ]);
  expect(lines).toHaveLength(1);
});

it('refuses errors of the sheet and fills nothing in their place [V-16]', async () => {
  const lines = await pasteGoods(PASTED_GOODS.v16_sheet_errors, '2 行 8 格, 5 项拒绝');
  expect(lines.map(({ codeTs, gName, gModel, gQty }) => [codeTs, gName, gModel, gQty])).toEqual([
    ['8712003000', null, null, '12'],
    ['8712003000', null, null, null],
  ]);
  await strip().getByRole('button', { name: '5 项拒绝' }).click();
  await expect.element(strip()).toHaveTextContent('表格中是错误值，请在表格中改正后重新粘贴，或在此填写');
});

it('takes cells without the apostrophe that marks a text [V-21]', async () => {
  const lines = await pasteGoods(PASTED_GOODS.v21_apostrophe_paste, '1 行 4 格, 4 项转换');
  expect(lines).toMatchObject([{ codeTs: '8712003000', gName: '自行车', gQty: '12', gUnit: '035' }]);
  expect(lines).toHaveLength(1);
});

// The import of the same sheets is tested in tests/server/files/imports/sameResults.test.ts.
it.each(GOODS_SHEETS)('takes what an import takes of the same cells: $name [D63]', async (sheet) => {
  const { lines } = sheet;
  const told = new RegExp(`^${lines.length} 行(?!.*正在查询)`);
  expect(await pasteGoods({ 'text/html': copiedGoods(sheet) }, told)).toEqual(
    lines.map((values) => expect.objectContaining(values)),
  );
});
