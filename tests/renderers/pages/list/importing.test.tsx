import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../../renderers/kit/ports/ports.ts';
import { gate } from '../../../heldBack.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';
import { fileOf } from '../../data/uploads/sending.ts';
import { BAD, memoryImports, sheetPart, type Asked, type MemoryImports } from './memoryImports.ts';

const page = compileTestPage({
  ...orderSchema,
  list: {
    ...orderSchema.list,
    actions: [...orderSchema.list.actions.filter(({ action }) => action !== 'import'), { action: 'import' }],
  },
});

const memoryPreferences = (): NonNullable<Ports['preferences']> => {
  const kept = new Map<string, unknown>();
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) };
};

async function open(given: MemoryImports = {}, preferences = memoryPreferences()) {
  const told: Told = [];
  const asked: Asked = [];
  const source = memoryDataSource(orders(2));
  const dictionaries = memoryDictionaries(orderDictionaries);
  const imports = memoryImports(asked, given);
  const ports = testPorts({ told, dataSource: source, dictionaries, imports, preferences });
  const shown = await showPage({ page, ports, view: { kind: 'list' } });
  await userEvent.click(screen.getByRole('button', { name: /^导\s*入$/ }));
  const warned = () => told.filter((one) => !one.startsWith('navigate') && !one.startsWith('replace'));
  return { warned, asked, source, shown };
}

const dialog = () => screen.getByRole('dialog', { name: '导入EXCEL' });
const button = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const start = () => button('开始上传');
const choose = (...names: string[]) =>
  userEvent.upload(
    dialog().element().querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input'),
    names.map((name) => fileOf(name, 'x')),
  );
/** Turns off the preview. */
const atOnce = () => userEvent.click(dialog().getByRole('checkbox', { name: '导入前预览', checked: true }));
const width = () => document.querySelector('.ant-modal')?.getBoundingClientRect().width;

test('imports chosen sheets in a dialog 600 wide for .xls and .xlsx, closing on success [S2.10-4] [W2-3] [W4-5] [W5.1-27] [S4-24]', async () => {
  const answer = gate();
  const { warned, asked, source } = await open({
    written: async () => {
      await answer.opened;
      return { kind: 'written', message: '文件导入成功！数据行数：1', notes: [] };
    },
  });
  await expect.element(dialog()).toBeVisible();
  expect(width()).toBe(600);
  await expect.element(start()).toBeDisabled();
  await choose('a.pdf');
  await expect.element(start()).toBeDisabled();
  expect(warned()).toEqual(['warning 上传失败，存在非法文件类型：pdf']);
  await expect.element(dialog().getByText('一次最多 2 个文件，每个不超过 1 MB，共不超过 9 行')).toBeVisible();
  await choose('a.xlsx', 'b.xls', 'c.xls');
  await expect.element(dialog().getByText('选了 3 个文件，一次最多 2 个，请移除多余的文件')).toBeVisible();
  await expect.element(start()).toBeDisabled();
  await userEvent.click(button('删除 c.xls'));
  await atOnce();
  await userEvent.click(button('下载模板'));
  await userEvent.click(dialog().getByRole('checkbox', { name: '按提交规则校验' }));
  await userEvent.click(dialog().getByRole('checkbox', { name: '只导入主表' }));
  const before = source.queries.length;
  await userEvent.click(start());
  await expect.element(dialog().getByRole('progressbar')).toBeVisible();
  answer.open();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked).toEqual(['template', 'preview [["a.xlsx","b.xls"],{},true,true]', 'write ["t1",[],[],false]']);
  expect(warned().slice(1)).toEqual(['success 文件导入成功！数据行数：1']);
  await expect.poll(() => source.queries.length).toBeGreaterThan(before);
});

test.each([
  { what: 'the server’s own words', kind: 'other', said: 'warning 文件导入失败:没有数据' },
  { what: 'the name of the file where the call did not get through', kind: 'network', said: 'warning a.xlsx 上传失败' },
] as const)(
  'shows a failure as a warning with $what, and keeps the files for retry [W8-6] [W8-26]',
  async ({ kind, said }) => {
    const { warned } = await open({
      preview: async () => {
        throw new PortError({ kind, message: '文件导入失败:没有数据' });
      },
    });
    await choose('a.xlsx');
    await userEvent.click(start());
    await expect.poll(warned).toEqual([said]);
    await expect.element(start()).toBeEnabled();
  },
);

test('bad cells are marked before anything is written, mended in place, judged again and written', async () => {
  const { warned, asked } = await open({ preview: async () => BAD });
  await choose('a.xlsx');
  await userEvent.click(start());
  await expect.element(dialog().getByText('共 3 行，2 行有错误')).toBeVisible();
  const grid = dialog().getByRole('grid', { name: '订单' });
  // Rows with errors come first, with their row numbers in the sheet.
  const texts = () =>
    [...grid.element().querySelectorAll('[role=gridcell][aria-colindex="2"]')].map((one) => one.textContent);
  await expect.poll(texts).toEqual(['3', '4', '2']);
  await expect.poll(() => grid.element().querySelectorAll('[role=gridcell][aria-invalid=true]').length).toBe(2);
  await userEvent.click(button('下一处错误'));
  await userEvent.keyboard('6{Enter}');
  await expect.element(dialog().getByText('共 3 行，1 行有错误')).toBeVisible();
  await expect.element(dialog().getByText('已修改，导入前会重新校验')).toBeVisible();
  await userEvent.click(button('下一处错误'));
  await userEvent.keyboard('A3{Enter}');
  await expect.element(dialog().getByText('共 3 行，没有错误')).toBeVisible();
  await userEvent.click(button('重新校验'));
  const cells = '[{"row":"0.3","key":"gross","value":"6"},{"row":"0.4","key":"code","value":"A3"}]';
  await expect.poll(() => asked.at(-1)).toBe(`check [${cells},[]]`);
  await userEvent.click(button(/^导\s*入$/));
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked.at(-1)).toBe(`write ["t1",${cells},[],false]`);
  expect(warned()).toEqual(['success 文件导入成功！数据行数：1']);
});

test('writes only valid rows on request, and a dialog leads to the rest [W4-5] [W8-5] [S8-16]', async () => {
  const message = '文件导入成功，但有错误。';
  const { asked } = await open({
    preview: async () => BAD,
    written: async () => ({
      kind: 'mixed',
      message,
      left: { fileUrl: '/left/1', fileName: '错误数据.xlsx' },
      notes: [],
    }),
  });
  await choose('a.xlsx');
  await userEvent.click(start());
  await userEvent.click(button('只导入正确的行'));
  const mixed = screen.getByRole('dialog', { name: '导入成功,但是有错误数据!' });
  await expect.element(mixed.getByText(message)).toBeVisible();
  await userEvent.click(mixed.getByRole('button', { name: '错误数据.xlsx' }));
  expect(asked.slice(1)).toEqual(['write ["t1",[],[],true]', 'download /left/1']);
});

test('what the server finds at the writing is marked, and nothing is over', async () => {
  const { warned } = await open({
    preview: async () => BAD,
    written: async () => ({
      kind: 'problems',
      message: '有1行数据有错误，没有导入任何数据',
      problems: [{ row: '0.2', key: 'code', message: '系统中已有相同的订单号', rule: '' }],
    }),
  });
  await choose('a.xlsx');
  await userEvent.click(start());
  await userEvent.click(button(/^导\s*入$/));
  await expect.poll(warned).toEqual(['warning 有1行数据有错误，没有导入任何数据']);
  // The missing number fails a check of the column itself: it stays marked.
  await expect.element(dialog().getByText('共 3 行，3 行有错误')).toBeVisible();
});

test('a button stops a running import, and the server result is shown', async () => {
  const answer = gate();
  const { asked, warned } = await open({
    written: async () => {
      await answer.opened;
      throw new PortError({ kind: 'other', message: '已取消导入，没有写入任何数据' });
    },
  });
  await choose('a.xlsx');
  await atOnce();
  await userEvent.click(start());
  await userEvent.click(button('取消导入'));
  await expect.poll(() => asked.at(-1)).toBe('cancel t1');
  answer.open();
  await expect.poll(warned).toEqual(['warning 已取消导入，没有写入任何数据']);
});

test('maps an unknown heading to its suggestion, keeps corrections, and remembers it for later imports', async () => {
  const unknown = { index: 2, text: '备 注:', key: '', suggested: 'remark' };
  const heads = [...sheetPart().heads, unknown];
  const mapped = { ...BAD, tables: [sheetPart({ heads: [...sheetPart().heads, { ...unknown, key: 'remark' }] })] };
  const preferences = memoryPreferences();
  const given = { preview: async () => ({ ...BAD, tables: [sheetPart({ heads })] }), mapped };
  const { asked, shown } = await open(given, preferences);
  await choose('a.xlsx');
  await userEvent.click(start());
  await expect.element(dialog().getByText(/^1 列没有识别/)).toBeVisible();
  await userEvent.click(button('下一处错误'));
  await userEvent.keyboard('6{Enter}');
  await userEvent.click(button('是“备注”'));
  await expect.element(dialog().getByText(/列没有识别/)).not.toBeInTheDocument();
  expect(asked.at(-1)).toBe('choose ["t1",[{"table":0,"index":2,"key":"remark"}]]');
  await expect.element(dialog().getByText('共 3 行，1 行有错误')).toBeVisible();
  await expect.element(dialog().getByRole('columnheader', { name: '备注' })).toBeVisible();
  await shown.unmount();
  const next = await open(given, preferences);
  await choose('a.xlsx');
  await userEvent.click(start());
  await expect.poll(() => next.asked[0]).toBe('preview [["a.xlsx"],{"备注":"remark"},false,false]');
});

test('past imports are listed, and one is undone as one act when staff confirm it', async () => {
  const past = [
    { token: 'p2', fileName: '二.xlsx', count: 2, time: '2026-11-23 10:00:00', isUndone: false, isInterrupted: false },
    { token: 'p1', fileName: '一.xlsx', count: 1, time: '2026-11-22 10:00:00', isUndone: true, isInterrupted: false },
    { token: 'p0', fileName: '零.xlsx', count: 0, time: '2026-11-21 10:00:00', isUndone: false, isInterrupted: true },
  ];
  const { asked, warned, source } = await open({ past });
  const before = source.queries.length;
  await expect.element(dialog().getByText('服务器中断，没有写入任何数据，请重新导入')).toBeVisible();
  await userEvent.click(button('撤销导入 二.xlsx'));
  await userEvent.click(screen.getByRole('dialog').last().getByRole('button', { name: '撤销导入' }));
  await expect.poll(warned).toEqual(['success 已撤销导入，删除2条记录']);
  expect(asked).toEqual(['undo p2']);
  await expect.poll(() => dialog().getByText('已撤销').elements().length).toBe(2);
  expect(source.queries.length).toBeGreaterThan(before);
});
