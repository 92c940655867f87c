import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { showForm, stored } from './showForm.tsx';

const prints = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));
const paper = () => document.querySelector('.wb-on-paper');

test('the browser prints a form with all its lines, without blanks, and leaves it as it was', async () => {
  const many = Array.from({ length: 1030 }, (_, n) => ({ id: `g${n}`, name: `货物${n}`, qty: '3' }));
  await showForm(memoryDataSource([{ ...stored, goodsList: many }]), { id: '7' });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const field = document.activeElement;
  expect(paper()).toBeNull();
  // The sheet is a chunk of its own, which comes when the page rests: the browser would not wait for it.
  await import('../../../renderers/recordDetail/RecordSheet.tsx');
  await expect
    .poll(() => (prints('afterprint'), prints('beforeprint'), paper()?.querySelector('.wb-sheet')))
    .toBeTruthy();
  const rows = [...(paper()?.querySelectorAll('tbody tr') ?? [])];
  expect(rows).toHaveLength(1000);
  expect(rows.at(-1)?.textContent).toContain('货物999');
  expect(paper()?.textContent).toContain('仅打印前 1000 行，共 1030 行');
  expect(paper()?.querySelector('thead')?.textContent).toContain('品名');
  expect(paper()?.textContent).not.toContain('（空）');
  prints('afterprint');
  expect(paper()).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('the browser prints a list as one table, whose head it repeats, and says how many records there are', async () => {
  const ports = testPorts({
    dataSource: memoryDataSource([stored]),
    dictionaries: memoryDictionaries(orderDictionaries),
  });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await expect.poll(() => document.querySelectorAll('tr[data-row-key]').length).toBeGreaterThan(0);
  const shown = document.querySelectorAll('tr[data-row-key]').length;
  prints('beforeprint');
  const table = document.querySelector('table.wb-on-paper');
  expect(table?.querySelectorAll('thead th').length).toBeGreaterThan(2);
  expect(table?.querySelectorAll('tbody tr[data-row-key]')).toHaveLength(shown);
  prints('afterprint');
  expect(paper()).toBeNull();
});
