import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { SheetPreview } from '../../../../renderers/kit/ports/imports.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';
import { fileOf } from '../../data/uploads/sending.ts';
import { CLEAN, memoryImports, sheetPart, type Asked, type MemoryImports } from './memoryImports.ts';

const page = compileTestPage({
  ...orderSchema,
  list: {
    ...orderSchema.list,
    actions: [...orderSchema.list.actions.filter(({ action }) => action !== 'import'), { action: 'import' }],
  },
});

const dialog = () => screen.getByRole('dialog', { name: '导入EXCEL' });
const button = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });

/** Opens the preview of a file. */
async function preview(given: MemoryImports) {
  const told: Told = [];
  const asked: Asked = [];
  const ports = testPorts({
    told,
    dataSource: memoryDataSource(orders(2)),
    dictionaries: memoryDictionaries(orderDictionaries),
    imports: memoryImports(asked, given),
  });
  await showPage({ page, ports, view: { kind: 'list' } });
  await userEvent.click(screen.getByRole('button', { name: /^导\s*入$/ }));
  await expect.element(dialog()).toBeVisible();
  const input = dialog().element().querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input ?? document.createElement('input'), [fileOf('a.xlsx', 'x')]);
  await userEvent.click(button('开始上传'));
  return { asked };
}

const rows = sheetPart().rows.slice(0, 1);
const hidden = {
  id: '0.5',
  row: 5,
  values: { code: 'A9', gross: '1' },
  texts: {},
  left: 'hidden',
  beginning: 'A9 隐藏',
} as const;

test('a clean file is looked at before it is written, unless staff said no [V-22]', async () => {
  const { asked } = await preview({});
  await expect.element(dialog().getByText('共 1 行，没有错误')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a doubtful cell is marked and found by the same button as a wrong one [V-22]', async () => {
  const remarks = [{ row: '0.2', key: 'gross', message: '小数位数超出，将四舍五入为5', level: 'doubt' }] as const;
  await preview({ preview: async () => ({ ...CLEAN, remarks }) });
  await expect.element(dialog().getByText('共 1 行，没有错误，1 处待核对')).toBeVisible();
  await userEvent.click(button('下一处待核对'));
  await userEvent.keyboard('6{Enter}');
  await expect.element(dialog().getByText('共 1 行，没有错误', { exact: true })).toBeVisible();
});

test('a hidden row is left out until staff take it back [V-09]', async () => {
  const tables = [sheetPart({ rows: [...rows, hidden] })];
  const { asked } = await preview({ preview: async () => ({ ...CLEAN, tables }) });
  await expect.element(dialog().getByText('1 行不像数据，不会导入')).toBeVisible();
  await expect.element(dialog().getByText('订单 第 5 行（已隐藏）：A9 隐藏')).toBeVisible();
  await userEvent.click(button('仍要导入第 5 行'));
  await expect.element(dialog().getByText('共 2 行，没有错误')).toBeVisible();
  expect(asked.at(-1)).toBe('check [[],[]] [["0.5"],{}]');
  await userEvent.click(button(/^导\s*入$/));
  await expect.poll(() => asked.at(-1)).toBe('write ["t1",[],[],false] [["0.5"],{}]');
});

test('the focus stays in the dialog when a row is restored or validated again', async () => {
  const tables = [sheetPart({ rows: [...rows, hidden] })];
  // Long enough for the pressed button to be disabled and lose the focus.
  const checked = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await preview({ preview: async () => ({ ...CLEAN, tables }), checked });
  await userEvent.click(button('重新校验'));
  await expect.element(button('重新校验')).toHaveFocus();
  await userEvent.click(button('仍要导入第 5 行'));
  await expect.element(dialog().getByText('共 2 行，没有错误')).toBeVisible();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
});

test('lists the first hundred of thousands of hidden rows, and restores all at once', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ ...hidden, id: `0.${at + 5}`, row: at + 5 }));
  const tables = [sheetPart({ rows: [...rows, ...many] })];
  await preview({ preview: async () => ({ ...CLEAN, tables }) });
  await expect.element(dialog().getByText('另有 200 行')).toBeVisible();
  await userEvent.click(button('全部导入'));
  await expect.element(dialog().getByText('共 301 行，没有错误')).toBeVisible();
});

test('a file with all rows omitted explains what to do instead of reporting success', async () => {
  const tables = [sheetPart({ rows: [hidden] })];
  await preview({ preview: async () => ({ ...CLEAN, tables }) });
  await expect.element(dialog().getByText(/^没有可导入的行：/)).toBeVisible();
  await expect.element(button(/^导\s*入$/)).toBeDisabled();
});

test('staff name the row of the heads where none was known [V-15]', async () => {
  const heads = [{ index: 0, text: 'EXAMPLE', key: '', suggested: '' }];
  const { asked } = await preview({ preview: async () => ({ ...CLEAN, tables: [sheetPart({ heads, rows })] }) });
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: '“订单”表头所在的行' }), '2：A1 | 5');
  await expect.poll(() => asked.at(-1)).toBe('placeHeads ["t1",{"table":0,"row":2}]');
});

test('words that were set from memory are listed, and forgotten one by one', async () => {
  const words = [{ detail: '', key: 'code', word: '件套', shown: '006 - 套' }];
  const { asked } = await preview({ preview: async () => ({ ...CLEAN, words }) });
  await expect.element(dialog().getByText('1 个写法按您上次的选择设置，请核对')).toBeVisible();
  await expect.element(dialog().getByText('订单号：件套 → 006 - 套')).toBeVisible();
  await userEvent.click(button('忘记“件套”的含义'));
  await expect.poll(() => asked.at(-1)).toBe('forgetWord ["t1","","code","件套"]');
  await expect.element(dialog().getByText(/个写法按您上次的选择设置/)).not.toBeInTheDocument();
});

test('a rule that wants a reason gets it in the preview, for all rows', async () => {
  const problems = [{ row: '0.2', key: 'gross', message: '毛重偏大', rule: 'heavy' }];
  const { asked } = await preview({ preview: async () => ({ ...CLEAN, problems }) });
  await userEvent.fill(dialog().getByRole('textbox', { name: /毛重偏大（1 处）/ }), '已核实');
  await userEvent.click(button('重新校验'));
  await expect.poll(() => asked.at(-1)).toBe('check [[],[]] [[],{"heavy":"已核实"}]');
  await expect.element(dialog().getByText('共 1 行，没有错误')).toBeVisible();
});

test('what was left out is told in a dialog that stays [V-07]', async () => {
  const message = '已导入1行；另有1处未导入或与原文不同，请查看说明';
  const notes = ['第5行：像是合计行，没有导入'];
  const given: SheetPreview = { ...CLEAN, notices: ['工作表“选项”是隐藏的，没有读取'] };
  await preview({ preview: async () => given, written: async () => ({ kind: 'written', message, notes }) });
  await expect.element(dialog().getByText('工作表“选项”是隐藏的，没有读取')).toBeVisible();
  await userEvent.click(button(/^导\s*入$/));
  const end = screen.getByRole('dialog', { name: '导入结果' });
  await expect.element(end.getByText(message)).toBeVisible();
  await expect.element(end.getByText('第5行：像是合计行，没有导入')).toBeVisible();
});
