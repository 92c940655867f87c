import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Ports } from '../../../renderers/index.ts';
import { gate, type Gate } from '../../heldBack.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { button, choice, field, save, showForm, stored } from './showForm.tsx';

/** A look-up that is answered when the test opens the gate. */
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

test('does not save while a typed code is unknown, and says so', async () => {
  const source = memoryDataSource([stored]);
  const memory = memoryDictionaries(orderDictionaries);
  const answer = gate();
  const dictionaries = { ...memory, lookup: held(memory.lookup, answer) };
  const { told } = await showForm(source, { id: '7' }, { dictionaries });
  await userEvent.type(choice('币制'), '999');
  await userEvent.keyboard('{Control>}s{/Control}');
  answer.open();
  await expect.poll(() => told).toEqual(['warning 币制：没有代码“999”']);
  expect(source.records.get('7')).toMatchObject({ currency: '142', version: 3 });
});

test('says nothing of an untouched new record: no counts at tabs and problems, an empty list', async () => {
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
