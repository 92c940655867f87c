import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goodsColumns, openTable, type OpenTable } from '../../openTable.tsx';
import { pasteInto } from './clipboardEvents.ts';
import { stepsOf } from '../../../../engine/table/tableSteps.ts';

const strip = (root: HTMLElement): string => root.querySelector('.wb-paste [role=status]')?.textContent ?? '';

const button = (root: HTMLElement, name: RegExp): HTMLButtonElement => {
  const found = [...root.querySelectorAll<HTMLButtonElement>('.wb-paste button')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};

const column = ({ model }: OpenTable, key: string) => model.liveValues().map((row) => row[key]);

it('spreads a block over cells and adds rows past the end as one step', async () => {
  const table = await openTable();
  const { handle, input, model } = table;
  const { labels, steps } = stepsOf(model);
  const before = model.toValues();
  handle.focusCell('r1', 'sku');
  pasteInto(input, 'G10\tten\t1,000.50\r\nG20\ttwenty\t20\r\nG30\tthirty\t30\r\n');
  expect(model.liveValues().map((row) => [row['sku'], row['name'], row['qty']])).toEqual([
    ['G0', 'name 0', '1'],
    ['G10', 'ten', '1000.50'],
    ['G20', 'twenty', '20'],
    ['G30', 'thirty', '30'],
  ]);
  expect(labels).toEqual(['粘贴 3 行']);
  await expect.poll(() => strip(table.root)).toBe('3 行 9 格, 1 项转换');
  for (const { inverse } of steps) model.apply(inverse);
  expect(model.toValues()).toEqual(before);
});

it('fills an empty table, and leaves the blank rows of a sheet out', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  pasteInto(table.input, 'G1\ta\nG2\tb\n\t\n\t\n');
  expect(column(table, 'sku')).toEqual(['G1', 'G2']);
});

it('keeps cells that cannot be edited and counts them', async () => {
  const table = await openTable();
  table.handle.focusCell('r0', 'gName');
  pasteInto(table.input, 'x\ty\t2026-05-06');
  expect(table.model.rowAt(0).values).toMatchObject({ gName: null, unit: null, made: '2026-05-06' });
  await expect.poll(() => strip(table.root)).toBe('1 行 1 格, 2 格不可编辑，未改动');
});

it('says how many rows and columns did not fit', async () => {
  const table = await openTable({ maxRows: 4 });
  table.handle.focusCell('r2', 'made');
  pasteInto(table.input, '2026/1/1\ta\n2026/1/2\tb\n2026/1/3\tc\n2026/1/4\td');
  expect(table.model.rowCount).toBe(4);
  await expect
    .poll(() => strip(table.root))
    .toBe('2 行 2 格, 2 项转换, 2 行超出上限（最多 4 行），未粘贴, 1 列超出表格，未粘贴');
});

it('puts a plain text into the text being edited', async () => {
  const { handle, input } = await openTable();
  handle.focusCell('r0', 'name');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true }));
  expect(pasteInto(input, 'plain')).toBe(true);
});

it('maps columns by the titles of a header row and reports unknown ones', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  pasteInto(table.input, '备注\t数量\t* 货号：\nx\t1\tG1\ny\t2\tG2');
  expect(table.model.liveValues().map((row) => [row['sku'], row['qty'], row['name']])).toEqual([
    ['G1', '1', null],
    ['G2', '2', null],
  ]);
  await expect.poll(() => strip(table.root)).toBe('2 行 4 格, 未识别的列：备注');
});

it('resolves codes by text, code or number, fills related cells, and reports rejected values', async () => {
  const table = await openTable({ count: 1 });
  table.handle.focusCell('r0', 'curr');
  pasteInto(table.input, '美元\t商品7\n110\t２０００００００１２\n卢布\t2000000003 - 商品3');
  await table.handle.flush();
  expect(table.model.liveValues().map((row) => [row['curr'], row['codeTs'], row['gName'], row['unit']])).toEqual([
    ['502', '2000000007', '商品7', '035'],
    ['110', '2000000012', '商品12', '035'],
    [null, '2000000003', '商品3', '035'],
  ]);
  await expect.poll(() => strip(table.root)).toBe('3 行 6 格, 2 项转换, 1 项拒绝');
  expect(table.cell(0, 'codeTs').textContent).toBe('2000000007 - 商品7');
});

it('leads from a refused text to its cell, by keyboard', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'qty');
  pasteInto(table.input, '1\n十\n3');
  await expect.poll(() => strip(table.root)).toBe('3 行 3 格, 1 项拒绝');
  const refused = button(table.root, /1 项拒绝/);
  refused.focus();
  refused.click();
  await expect.poll(() => refused.getAttribute('aria-expanded')).toBe('true');
  expect(table.root.querySelector('.wb-paste-notes')?.textContent).toBe('数量 第 2 行十不是数字');
  button(table.root, /数量 第 2 行/).click();
  expect(table.input.getAttribute('aria-label')).toBe('数量 第 2 行');
  expect(column(table, 'qty')).toEqual(['1', '2', '3']);
  button(table.root, /关闭粘贴结果/).click();
  await expect.poll(() => table.root.querySelector('.wb-paste')).toBeNull();
});

it('undoes the paste from its strip unless another step followed, which is reported', async () => {
  let state = 0;
  let undone = 0;
  const props = { onUndo: () => void (undone += 1), undoState: () => state };
  const table = await openTable({ count: 1 }, props);
  table.handle.focusCell('r0', 'sku');
  pasteInto(table.input, 'G1');
  await expect.poll(() => strip(table.root)).not.toBe('');
  button(table.root, /撤销粘贴/).click();
  expect(undone).toBe(1);
  pasteInto(table.input, 'G2');
  await expect.poll(() => strip(table.root)).not.toBe('');
  state = 1;
  button(table.root, /撤销粘贴/).click();
  expect(undone).toBe(1);
  await expect.poll(() => document.body.textContent).toContain('请用 Ctrl+Z 逐步撤销');
});

it('lets what is typed while codes are looked up stand', async () => {
  const table = await openTable({ count: 1 });
  table.handle.focusCell('r0', 'curr');
  pasteInto(table.input, '美元');
  expect(table.cell(0, 'curr').textContent).toBe('美元');
  table.model.commit({ kind: 'set', cells: [{ rowId: 'r0', key: 'curr', value: '110' }] }, '改');
  await table.handle.flush();
  expect(column(table, 'curr')).toEqual(['110']);
});

it('keeps the defaults of new rows where the sheet is blank', async () => {
  const base = await openTable({ count: 0 });
  const columns = base.model.columns.map((one) => (one.key === 'name' ? { ...one, defaultValue: '默认' } : one));
  const table = await openTable({ count: 0, columns });
  table.input.focus();
  pasteInto(table.input, 'G1\t\t1\nG2\tx\t2');
  expect(column(table, 'name')).toEqual(['默认', 'x']);
});

it('leaves blank pasted rows blank: defaults apply only to rows with content', async () => {
  const base = await openTable({ count: 0 });
  const columns = base.model.columns.map((one) => (one.key === 'name' ? { ...one, defaultValue: '默认' } : one));
  const table = await openTable({ count: 0, columns });
  table.input.focus();
  pasteInto(table.input, 'G1\t\t1\n\t\t\nG3\t\t3');
  expect([column(table, 'sku'), column(table, 'name')]).toEqual([
    ['G1', null, 'G3'],
    ['默认', null, '默认'],
  ]);
});

it('tells of each row that was added, with what was pasted into it', async () => {
  const added: unknown[] = [];
  const table = await openTable({ count: 1 }, { onAdded: ({ row }) => added.push(row.values['sku']) });
  table.handle.focusCell('r0', 'sku');
  pasteInto(table.input, 'G1\nG2\nG3');
  expect(added).toEqual(['G2', 'G3']);
});

it('knows a header row in the other language, and by keys', async () => {
  const columns = goodsColumns.map((each) => (each.key === 'name' ? { ...each, otherTitle: 'Goods name' } : each));
  const table = await openTable({ columns, count: 0 });
  table.input.focus();
  pasteInto(table.input, 'Goods name\tsku\na\tG1');
  expect([column(table, 'name'), column(table, 'sku')]).toEqual([['a'], ['G1']]);
});

it('maps an unknown title in the strip within the same step, and remembers it', async () => {
  const kept: Record<string, string> = {};
  const memory = { read: () => kept, keep: (head: string, key: string) => void (kept[head] = key) };
  const table = await openTable({ count: 0 }, { heads: () => memory });
  const { labels } = stepsOf(table.model);
  table.input.focus();
  const sheet = '货号\t数量\tP/N Text\tQuality\nG1\t1\tA\tx\nG2\t2\tB\ty';
  pasteInto(table.input, sheet);
  await expect.poll(() => strip(table.root)).toBe('2 行 4 格, 未识别的列：P/N Text、Quality');
  const name = async (head: string, column: string): Promise<void> => {
    await userEvent.click(page.getByRole('combobox', { name: `“${head}”对应的字段` }));
    await userEvent.click(page.getByTitle(column, { exact: true }).last());
  };
  await name('P/N Text', '品名');
  expect(column(table, 'name')).toEqual(['A', 'B']);
  await expect.poll(() => strip(table.root)).toBe('2 行 6 格, 未识别的列：Quality');
  await name('Quality', '不导入');
  await expect.poll(() => strip(table.root)).toBe('2 行 6 格');
  expect(kept).toEqual({ 'p/ntext': 'name', quality: '' });
  expect(new Set(labels)).toEqual(new Set(['粘贴 2 行']));
  pasteInto(table.input, sheet.replaceAll('G', 'G1'));
  await expect.poll(() => strip(table.root)).toBe('2 行 6 格');
});
