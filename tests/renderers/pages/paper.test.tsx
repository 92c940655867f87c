import { expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import type { Ports } from '../../../renderers/index.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { showForm, stored } from './showForm.tsx';

const prints = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));

/** Records the printed content at each print request. */
function printer() {
  const sheets: { readonly rows: readonly string[]; readonly text: string }[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    prints('beforeprint');
    const rows = [...document.querySelectorAll('table.wb-on-paper tbody tr')].map((row) => row.textContent ?? '');
    const text = [...document.querySelectorAll('.wb-on-paper')].map((part) => part.textContent).join('\n');
    sheets.push({ rows, text });
    prints('afterprint');
  });
  return sheets;
}

const paper = () => document.querySelector('.wb-on-paper');

test('the browser prints a form with all rows, without blanks, and leaves it unchanged', async () => {
  const many = Array.from({ length: 2030 }, (_, n) => ({ id: `g${n}`, name: `货物${n}`, qty: '3' }));
  await showForm(memoryDataSource([{ ...stored, goodsList: many }]), { id: '7' });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const field = document.activeElement;
  expect(paper()).toBeNull();
  // The sheet is a separate chunk, which is loaded when the page is idle: printing would not wait for it.
  await import('../../../renderers/pages/recordDetail/RecordSheet.tsx');
  await expect
    .poll(() => (prints('afterprint'), prints('beforeprint'), paper()?.querySelector('.wb-sheet')))
    .toBeTruthy();
  const rows = [...(paper()?.querySelectorAll('tbody tr') ?? [])];
  expect(rows).toHaveLength(2000);
  expect(rows.at(-1)?.textContent).toContain('货物1999');
  expect(paper()?.textContent).toContain('仅打印前 2000 行，共 2030 行');
  expect(paper()?.querySelector('thead')?.textContent).toContain('品名');
  expect(paper()?.textContent).not.toContain('（空）');
  prints('afterprint');
  expect(paper()).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('the browser prints a list as one table with repeated header and record count', async () => {
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

test('Ctrl+P prints all records once; the browser’s own print notes that there are more', async () => {
  const sheets = printer();
  const source = memoryDataSource(orders(450));
  const ports = testPorts({ dataSource: source, dictionaries: memoryDictionaries(orderDictionaries) });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await expect.poll(() => document.querySelectorAll('tr[data-row-key]').length).toBe(10);
  prints('beforeprint');
  expect(paper()?.parentElement?.textContent).toContain('仅打印本页 10 条，共 450 条');
  prints('afterprint');
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => sheets.length).toBe(1);
  expect(sheets[0]?.rows).toHaveLength(450);
  expect(sheets[0]?.text).toContain('共 450 条');
  // Nothing of it remains, and the focus is restored.
  expect([paper(), document.querySelector('.ant-modal')]).toEqual([null, null]);
  await expect.poll(() => document.activeElement?.closest('.wb-records')).not.toBeNull();
});

test('asks about printing too many records: the first ones or a workbook, and can cancel', async () => {
  const sheets = printer();
  const source = memoryDataSource(orders(30));
  let asked = 0;
  const list: Ports['dataSource']['list'] = async (page, query, signal) => {
    if (query.pageSize < 100) return { ...(await source.list(page, query)), total: 5000 };
    asked += 1;
    return new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(new Error('given up'))));
  };
  const ports = testPorts({ dataSource: { ...source, list }, dictionaries: memoryDictionaries(orderDictionaries) });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await userEvent.click(screen.getByRole('button', { name: '打印列表' }));
  const dialog = screen.getByRole('dialog', { name: '打印订单' });
  await expect.element(dialog.getByText(/共 5000 条，一次打印最多 2000 条/)).toBeVisible();
  expect(asked).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: '打印前 2000 条' }));
  await expect.element(dialog.getByText('正在读取 2000 条记录')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^取\s*消$/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect([asked, sheets.length]).toEqual([1, 0]);
});
