import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Ports } from '../../../renderers/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

const list = async (dataSource: Partial<Ports['dataSource']>, options: TestPortsOptions = {}) => {
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), ...options });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
};

test('an empty list explains itself and offers a first record, or clears its conditions', async () => {
  const source = memoryDataSource();
  const told: Told = [];
  await list(source, { told });
  const said = screen.getByRole('status').filter({ hasText: '还没有订单' });
  await expect.element(said).toBeVisible();
  expect(screen.getByText('还没有订单').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: '录入第一条' })).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: '订单号' }));
  await userEvent.keyboard('A9{Enter}');
  const clear = screen.getByRole('button', { name: '清除条件' });
  await expect.element(screen.getByText('没有符合条件的订单')).toBeVisible();
  await userEvent.click(clear);
  await expect.element(clear).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(source.queries.at(-1)?.filters).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: '录入第一条' }));
  expect(told).toEqual(['navigate /orders/form/new']);
});

test('an empty list offers no record to users without the right and explains why', async () => {
  await list(memoryDataSource(), { denied: ['test:order:add'] });
  await expect.element(screen.getByText('还没有订单')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '录入第一条' })).not.toBeInTheDocument();
  await list({}, { denied: ['test:order:list'] });
  await expect.element(screen.getByText('您没有权限查看此列表')).toBeVisible();
});
