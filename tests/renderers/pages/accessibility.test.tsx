import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';

/**
 * Whether the colour comes from the shell's theme: antd controls, and row buttons with the theme's link colour. All
 * other colours are set by the renderers.
 */
const isThemes = (id: string, target: string): boolean =>
  id === 'color-contrast' &&
  document.querySelector(target)?.closest('.ant-btn, .ant-select, .ant-tag, .wb-row-button') !== null;

/** Returns the serious accessibility violations: rule and element. */
async function seriousFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, target: node.target.join(' '), why: node.failureSummary })))
    .filter(({ id, target }) => !isThemes(id, target))
    .map(({ id, target, why }) => `${id} ${target} ${why ?? ''}`);
}

const ports = () =>
  testPorts({ dataSource: memoryDataSource(orders(12)), dictionaries: memoryDictionaries(orderDictionaries) });

test('stands in nobody’s way on the list', async () => {
  await showPage({ page: orderPage(), ports: ports(), view: { kind: 'list' } });
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  await expect.element(screen.getByText('1-10 共 12 条')).toBeVisible();
  expect(await seriousFaults()).toEqual([]);
});

test('stands in nobody’s way on the form, with findings on show', async () => {
  await showPage({ page: orderPage(), ports: ports(), view: { kind: 'form', id: null } });
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.click(screen.getByRole('button', { name: '问题' }).first());
  await expect.element(screen.getByRole('region', { name: '问题' })).toBeVisible();
  expect(await seriousFaults()).toEqual([]);
});
