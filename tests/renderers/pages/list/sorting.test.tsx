import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { orderPage } from '../../orderPage.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

test('sorts by several columns with Shift, by pointer and keyboard, and says which counts first [W2.2-1]', async () => {
  const source = memoryDataSource(orders(3));
  const ports = testPorts({ dataSource: source, dictionaries: memoryDictionaries(orderDictionaries) });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const last = () => source.queries.at(-1);
  await userEvent.click(head('状态'));
  await userEvent.click(head('毛重').getByRole('button'), { modifiers: ['Shift'] });
  await expect.poll(last).toMatchObject({ column: 'status,gross', order: 'asc' });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(last).toMatchObject({ column: 'status,gross', order: 'asc,desc' });
  await expect.element(head('状态 排序第 1')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(head('毛重 排序第 2')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  await expect.poll(last).toMatchObject({ column: 'code', order: 'asc' });
});
