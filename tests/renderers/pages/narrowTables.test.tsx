import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';

/** Horizontal scroll range of an element, in pixels. */
const overflow = (selector: string): number => {
  const part = document.querySelector(selector);
  return part === null ? -1 : part.scrollWidth - part.clientWidth;
};

test('under 500 pixels a table scrolls by itself, and the page keeps the window width [W2-14]', async () => {
  await screen.viewport(499, 800);
  const ports = testPorts({
    dataSource: memoryDataSource(orders(3)),
    dictionaries: memoryDictionaries(orderDictionaries),
  });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await expect.element(screen.getByRole('row').filter({ hasText: 'A002' })).toBeVisible();
  expect(overflow('.wb-scrolled-rows')).toBeGreaterThan(0);
  expect(overflow('html')).toBe(0);
  const rows = document.querySelector('.wb-scrolled-rows');
  rows?.scrollTo({ left: overflow('.wb-scrolled-rows') });
  await expect.poll(() => document.querySelector('.wb-scrolled-head')?.scrollLeft).toBe(rows?.scrollLeft);
  expect(rows?.scrollLeft).toBeGreaterThan(0);
  await screen.viewport(1440, 900);
  await expect.poll(() => overflow('.wb-scrolled-rows')).toBe(0);
});
