import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { WireRecord } from '../../../engine/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { button, field, save, showForm, stored } from './showForm.tsx';

const lines = (...rows: readonly (readonly [id: string, name: string, qty: string])[]): WireRecord => ({
  goodsList: rows.map(([id, name, qty]) => ({ id, name, qty })),
});
const before: WireRecord = { ...stored, remark: '原', ...lines(['g1', '螺丝', '3'], ['g2', '螺母', '8']) };

/** Two clerks have the record open; the other one saves first. */
const clash = async (theirs: WireRecord) => {
  const source = memoryDataSource([before]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.fill(field('订单号'), 'MINE');
  await userEvent.click(cell('螺丝'));
  await userEvent.keyboard('{Control>}a{/Control}木钉{Enter}');
  source.records.set('7', { ...before, version: 4, ...theirs });
  await save();
  await expect.element(dialog()).toBeVisible();
  return { source, told };
};
const dialog = () => screen.getByRole('dialog');
const cell = (text: string) => screen.getByRole('gridcell', { name: text, exact: true });
const pick = (name: string) => dialog().getByRole('radio', { name, exact: true });
const answer = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const goods = (source: ReturnType<typeof memoryDataSource>) => source.records.get('7')?.['goodsList'];

test('a conflict shows who, when and which fields, and each difference with its old value', async () => {
  await clash({ code: 'THEIRS', remark: '对方写的' });
  await expect.element(dialog().getByText('王芳 已于 2026-05-06 10:20 保存了这份单据。')).toBeVisible();
  await expect.element(dialog().getByText('对方修改了：订单号、备注。')).toBeVisible();
  const row = dialog().getByRole('row', { name: /^订单号/ });
  await expect.element(row).toHaveTextContent('订单号 双方都改了A007MINETHEIRS');
  await expect.element(pick('订单号 我的')).toBeChecked();
  await expect.element(pick('备注 对方的')).toBeChecked();
  await expect.element(pick('商品 第 1 行 品名 我的')).toBeChecked();
});

test('a merge by field and row is one undo step, and the next save succeeds', async () => {
  const { source, told } = await clash({
    code: 'THEIRS',
    remark: '对方写的',
    ...lines(['g1', '螺丝', '5'], ['g3', '垫圈', '9']),
  });
  await userEvent.click(pick('订单号 对方的'));
  await answer('合并并继续编辑');
  await expect.element(field('订单号')).toHaveValue('THEIRS');
  await expect.element(field('备注')).toHaveValue('对方写的');
  await expect.element(cell('木钉')).toBeVisible();
  await expect.element(cell('垫圈')).toBeVisible();
  await expect.element(cell('螺母')).not.toBeInTheDocument();
  await save();
  await expect.poll(() => told).toContain('success 保存成功');
  expect(source.records.get('7')).toMatchObject({ version: 5, code: 'THEIRS', remark: '对方写的' });
  expect(goods(source)).toMatchObject([
    { id: 'g1', name: '木钉', qty: '5' },
    { id: 'g3', name: '垫圈', qty: '9' },
  ]);
});

test('undo after a merge leads to their record', async () => {
  await clash({ remark: '对方写的' });
  await answer('合并并继续编辑');
  await expect.element(field('订单号')).toHaveValue('MINE');
  await userEvent.click(button('撤销'));
  await expect.element(field('订单号')).toHaveValue('A007');
  await expect.element(field('备注')).toHaveValue('对方写的');
});

test('keeping mine takes back what the other did, lines included', async () => {
  const { source, told } = await clash({ remark: '对方写的', ...lines(['g1', '螺丝', '5'], ['g3', '垫圈', '9']) });
  await userEvent.click(dialog().getByText('保留我的'));
  await answer('合并并继续编辑');
  await expect.element(field('备注')).toHaveValue('原');
  await save();
  await expect.poll(() => told).toContain('success 保存成功');
  expect(source.records.get('7')).toMatchObject({ code: 'MINE', remark: '原' });
  expect(goods(source)).toMatchObject([
    { name: '木钉', qty: '3' },
    { name: '螺母', qty: '8' },
  ]);
});

test('taking theirs drops what I changed', async () => {
  await clash({ code: 'THEIRS' });
  await userEvent.click(dialog().getByText('采用对方的'));
  await answer('载入对方的内容');
  await expect.element(field('订单号')).toHaveValue('THEIRS');
  await expect.element(cell('螺丝')).toBeVisible();
  await expect.element(screen.getByText('未保存', { exact: true })).not.toBeInTheDocument();
});

test('going back keeps everything that was typed', async () => {
  await clash({ code: 'THEIRS' });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field('订单号')).toHaveValue('MINE');
  await expect.element(cell('木钉')).toBeVisible();
});

test('a record that is no longer editable can only be replaced by the server version', async () => {
  await clash({ status: 'review' });
  await expect.element(dialog().getByText('单据现在已不能修改，您的修改只能查看或放弃。')).toBeVisible();
  await answer('载入对方的内容');
  await expect.element(screen.getByRole('status', { name: '订单号' })).toHaveTextContent('A007');
});

test('input typed until the conflict appears is merged; the dialog waits for a typing pause', async () => {
  const source = memoryDataSource([before]);
  let rest = (): void => undefined;
  const resting = new Promise<void>((resolve) => (rest = resolve));
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  const save: typeof source.save = async (...how) => {
    await refused;
    return source.save(...how);
  };
  let asked = false;
  const handAtRest = (): Promise<void> => {
    asked = true;
    return resting;
  };
  await showForm({ ...source, save }, { id: '7' }, { host: { handAtRest } });
  await userEvent.fill(field('订单号'), 'MINE');
  source.records.set('7', { ...before, version: 4, code: 'THEIRS' });
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.fill(field('备注'), '再');
  refuse();
  await expect.poll(() => asked).toBe(true);
  await userEvent.keyboard('打{Enter}一行');
  await expect.element(field('备注')).toHaveFocus();
  expect(dialog().query()).toBeNull();
  rest();
  await expect.element(dialog()).toBeVisible();
  await answer('合并并继续编辑');
  await expect.element(field('备注')).toHaveValue('再打\n一行');
  await expect.element(field('订单号')).toHaveValue('MINE');
});
