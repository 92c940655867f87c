import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/index.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

const list = async (dataSource: Partial<Ports['dataSource']>, options: TestPortsOptions = {}) => {
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), ...options });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
};

const rowOf = (code: string) => screen.getByRole('row').filter({ hasText: code });

test('reports all server findings of a refused transition; a line leads to its form field', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(1));
  const finding = { ruleId: 'R09', level: 'error', at: 'submit', path: ['net'], message: '净重与明细不符' } as const;
  const failure = { kind: 'findings', message: '有 1 处不符', findings: [finding] } as const;
  const refusing = { ...source, transition: () => Promise.reject(new PortError(failure)) };
  await list(refusing, { told });
  await userEvent.click(rowOf('A001').getByRole('button', { name: '提交复核' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '提交复核' }));
  await expect.element(screen.getByRole('dialog', { name: '提交复核：还有 1 处错误' })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('净重与明细不符');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => told).toEqual(['navigate /orders/form/1']);

  const ports = testPorts({ dataSource: refusing, dictionaries: memoryDictionaries(orderDictionaries) });
  await showPage({ page: orderPage(), ports, view: { kind: 'form', id: '1' } });
  await expect.element(screen.getByRole('textbox', { name: '净重' })).toHaveFocus();
  await expect.element(screen.getByText('净重与明细不符').first()).toBeVisible();
});
