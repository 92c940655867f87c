import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Ports } from '../../../renderers/index.ts';
import { gate, type Gate } from '../../heldBack.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { button, choice, field, save, showForm, stored } from './showForm.tsx';

/** A lookup that waits for the gate. */
const held =
  (lookup: Ports['dictionaries']['lookup'], answer: Gate): Ports['dictionaries']['lookup'] =>
  async (code, keys) => {
    await answer.opened;
    return lookup(code, keys);
  };

test('waits with Ctrl+S for a code that was just typed, and for what it fills', async () => {
  const source = memoryDataSource([stored]);
  const memory = memoryDictionaries(orderDictionaries);
  const answer = gate();
  const bare = { ...orderDictionaries, currency: [{ value: '502', text: '美元' }] };
  const { told } = await showForm(
    source,
    { id: '7' },
    {
      dictionaries: {
        ...memory,
        search: async (code, keyword) => memoryDictionaries(bare).search(code, keyword),
        lookup: held(memory.lookup, answer),
      },
    },
  );
  await userEvent.type(choice('币制'), '502');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(told).toEqual([]);
  answer.open();
  await expect.poll(() => told).toEqual(['success 保存成功']);
  expect(source.records.get('7')).toMatchObject({ currency: '502', rate: '7.12', version: 4 });
});

test('does not save an unknown code, and keeps it marked with the reason', async () => {
  const source = memoryDataSource([stored]);
  const memory = memoryDictionaries(orderDictionaries);
  const answer = gate();
  const dictionaries = { ...memory, lookup: held(memory.lookup, answer) };
  const { told } = await showForm(source, { id: '7' }, { dictionaries });
  await userEvent.type(choice('币制'), '999');
  await userEvent.keyboard('{Control>}s{/Control}');
  answer.open();
  await expect.poll(() => told).toEqual(['error 还有 1 处错误，请修改后再试']);
  await expect.element(screen.getByText('币制“999”没有找到，请修改或清空').first()).toBeVisible();
  await expect.element(choice('币制')).toHaveValue('999');
  expect(source.records.get('7')).toMatchObject({ currency: '142', version: 3 });
});

test('resolves a name and its dependent fields after Tab in one undo step', async () => {
  const source = memoryDataSource([stored]);
  const memory = memoryDictionaries(orderDictionaries);
  const late: (() => void)[] = [];
  const lookup: typeof memory.lookup = async (code, keys) => {
    if (keys.includes('美元')) await new Promise<void>((resolve) => late.push(resolve));
    return memory.lookup(code, keys);
  };
  await showForm(source, { id: '7' }, { dictionaries: { ...memory, lookup } });
  await userEvent.type(choice('币制'), '美元');
  await userEvent.tab();
  await userEvent.fill(field('毛重'), '77');
  await expect.element(choice('币制')).toHaveValue('美元');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => late.length).toBe(1);
  for (const answer of late) answer();
  await expect.poll(() => source.records.get('7')).toMatchObject({ currency: '502', rate: '7.12', gross: '77' });
});

test.each(['{Tab}', '{Enter}'])(
  'accepts a code with its name, as pasted, in a short choice field with %s',
  async (leaving) => {
    const source = memoryDataSource([stored]);
    await showForm(source, { id: '7' });
    await userEvent.click(choice('运费标志'));
    await userEvent.keyboard(`3 - 总价${leaving}`);
    await expect.element(screen.getByTitle('总价').first()).toBeVisible();
    await expect.element(choice('运费标志')).not.toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => source.records.get('7')).toMatchObject({ feeMark: '3', version: 4 });
  },
);

test('keeps an unreadable number marked, and reports its place on save', async () => {
  const source = memoryDataSource([stored]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.fill(field('毛重'), '1-2');
  await userEvent.tab();
  await expect.element(field('毛重')).toHaveValue('1-2');
  await expect.element(screen.getByText('毛重应为数字').first()).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => told).toEqual(['error 还有 1 处错误，请修改后再试']);
  await expect.element(field('毛重')).toHaveFocus();
  expect(source.records.get('7')).toMatchObject({ gross: '12.5', version: 3 });
  await userEvent.fill(field('毛重'), '12');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => source.records.get('7')).toMatchObject({ gross: '12', version: 4 });
});

test('keeps a day that cannot be read, marked, and leads there when it is saved', async () => {
  const source = memoryDataSource([stored]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.fill(field('日期'), '2026-13-45');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('日期')).toHaveValue('2026-13-45');
  await expect.element(field('日期')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(field('毛重'));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => told).toEqual(['error 还有 1 处错误，请修改后再试']);
  await expect.element(field('日期')).toHaveFocus();
  expect(source.records.get('7')).toMatchObject({ version: 3 });
  await userEvent.fill(field('日期'), '260506');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => source.records.get('7')).toMatchObject({ orderDate: '2026-05-06', version: 4 });
});

test('shows no counts at tabs and no problems for an untouched new record', async () => {
  await showForm(memoryDataSource());
  await userEvent.click(screen.getByRole('button', { name: /^新 ?增$/ }));
  await expect.element(field('订单号')).toBeVisible();
  await userEvent.click(button('问题').first());
  await expect.element(screen.getByText('没有发现问题')).toBeVisible();
  expect(document.querySelectorAll('.ant-badge-count')).toHaveLength(0);
  await save();
  await expect.element(screen.getByText('问题 1')).toBeVisible();
  expect([...document.querySelectorAll('.ant-badge-count')].map((badge) => badge.textContent)).toEqual(['1']);
});

test('saves no line that was begun and never written, and demands nothing of it', async () => {
  const source = memoryDataSource([stored]);
  const { told } = await showForm(source, { id: '7' });
  await userEvent.click(screen.getByRole('button', { name: /^新 ?增$/ }));
  await userEvent.keyboard('M8{Enter}');
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => told).toEqual(['success 保存成功']);
  expect(source.records.get('7')?.['goodsList']).toMatchObject([{ name: '螺丝' }, { name: 'M8' }]);
});
