import { expect, test } from 'vitest';
import type { Values } from '../../../engine/index.ts';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryTableUpdates } from '../memoryTableUpdates.ts';
import { button, field, save, showForm, stored } from './showForm.tsx';

const KEY = 'test/order/goods/7';
const twoLines = { ...stored, goodsList: [...(stored['goodsList'] as []), { id: 'g2', name: '螺母', qty: '8' }] };

const open = async () => {
  const tableUpdates = memoryTableUpdates();
  const source = memoryDataSource([twoLines]);
  const { told } = await showForm(source, { id: '7' }, { tableUpdates });
  await expect.element(cell('螺丝')).toBeVisible();
  return { tableUpdates, source, told };
};
const cell = (text: string) => screen.getByRole('gridcell', { name: text, exact: true });
const row = (text: string): Element | null => cell(text).element().closest('[role=row]');
/** Replaces the text of a cell by typing. */
const typeOver = async (text: string, typed: string): Promise<void> => {
  await userEvent.click(cell(text));
  await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
};

test('a row saved by others shows new values and flashes without becoming a change [W4-2]', async () => {
  const { tableUpdates } = await open();
  expect(tableUpdates.followed()).toEqual([KEY]);
  tableUpdates.tell(KEY, { id: 'g2', name: '垫圈', qty: '9' });
  await expect.element(cell('垫圈')).toBeVisible();
  expect(row('垫圈')?.classList).toContain('is-reloaded');
  expect(row('螺丝')?.classList).not.toContain('is-reloaded');
  await expect.element(screen.getByText('第 2 行已由其他人更新')).toBeInTheDocument();
  await expect.element(button('撤销')).toBeDisabled();
  await expect.element(screen.getByText('未保存', { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => row('垫圈')?.classList.contains('is-reloaded'), { timeout: 5000 }).toBe(false);
});

test('what was changed here and is not saved stays over what others have saved', async () => {
  const { tableUpdates } = await open();
  await typeOver('螺丝', '木钉{Enter}');
  tableUpdates.tell(KEY, { id: 'g1', name: '铁钉', qty: '77' });
  await expect.element(cell('77')).toBeVisible();
  await expect.element(cell('木钉')).toBeVisible();
  await userEvent.click(button('撤销'));
  await expect.element(cell('螺丝')).toBeVisible();
});

test('what is being typed goes on, and stands when the cell is left', async () => {
  const { tableUpdates } = await open();
  await typeOver('螺丝', '木');
  tableUpdates.tell(KEY, { id: 'g1', name: '铁钉', qty: '77' });
  await expect.element(cell('77')).toBeVisible();
  expect(document.activeElement).toHaveProperty('value', '木');
  await userEvent.keyboard('钉{Enter}');
  await expect.element(cell('木钉')).toBeVisible();
});

test('a cell that was opened and left as it was takes what others have saved', async () => {
  const { tableUpdates } = await open();
  await userEvent.click(cell('螺丝'));
  await userEvent.keyboard('{F2}');
  tableUpdates.tell(KEY, { id: 'g1', name: '铁钉' });
  await userEvent.keyboard('{Escape}');
  await expect.element(cell('铁钉')).toBeVisible();
});

test('a save tells of the rows that it changed, and of no others [W4-2]', async () => {
  const { tableUpdates, told } = await open();
  await typeOver('8', '12{Enter}');
  expect(tableUpdates.told).toEqual([]);
  await save();
  await expect.poll(() => told).toContain('success 保存成功');
  expect(tableUpdates.told).toEqual([[KEY, { id: 'g2', name: '螺母', qty: '12' }]]);
});

test('a new record follows its rows once it is stored', async () => {
  const tableUpdates = memoryTableUpdates();
  const { told } = await showForm(memoryDataSource(), {}, { tableUpdates });
  expect(tableUpdates.followed()).toEqual([]);
  await userEvent.fill(field('订单号'), 'B1');
  await save();
  await expect.poll(() => told).toContain('success 保存成功');
  expect(tableUpdates.followed()).toEqual(['test/order/goods/1001']);
});

/** Saves the record as another user, and publishes the changed line. */
const saveElsewhere = (
  { source, tableUpdates }: Awaited<ReturnType<typeof open>>,
  line: Values,
  head: Values = {},
): void => {
  const lines = (twoLines.goodsList as readonly Values[]).map((one) =>
    one['id'] === line['id'] ? { ...one, ...line } : one,
  );
  source.records.set('7', { ...twoLines, ...head, version: 4, goodsList: lines });
  tableUpdates.tell(KEY, line);
};

test('a save over what others saved and was seen here asks nothing, and keeps both', async () => {
  const page = await open();
  await typeOver('螺丝', '木钉{Enter}');
  saveElsewhere(page, { id: 'g2', name: '垫圈', qty: '9' });
  await expect.element(cell('垫圈')).toBeVisible();
  await save();
  await expect.poll(() => page.told).toContain('success 保存成功');
  const saved = page.source.records.get('7');
  expect(saved).toMatchObject({
    version: 5,
    goodsList: [
      { id: 'g1', name: '木钉' },
      { id: 'g2', name: '垫圈', qty: '9' },
    ],
  });
});

test.each([
  ['what both have changed', { id: 'g1', name: '铁钉' }, {}],
  ['what was never seen here', { id: 'g2', name: '垫圈' }, { code: 'X9' }],
])('a save asks about %s', async (_, line, head) => {
  const page = await open();
  await typeOver('螺丝', '木钉{Enter}');
  saveElsewhere(page, line, head);
  await save();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(page.source.records.get('7')).toMatchObject({ version: 4 });
});
