import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { CompiledPage } from '../../../engine/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { showPage } from '../showPage.tsx';
import { examplePage } from '../table/openExample.tsx';
import { testPorts } from '../testPorts.ts';

/** The example of a type, as if the page wanted each of its columns this wide. */
const withWidths = (page: CompiledPage, width: number): CompiledPage => ({
  ...page,
  list: { ...page.list, columns: page.list.columns.map((column) => ({ ...column, width })) },
});

test.each([
  ['datetime', '到港时间', 190],
  ['sel_depart', '部门', 190],
  ['date', '结束日期', 135],
] as const)('a column of type %s (%s) of a list is at least %i px wide [W9-5]', async (type, title, least) => {
  const ports = testPorts({ dataSource: memoryDataSource([]), dictionaries: memoryDictionaries({}) });
  await showPage({ page: withWidths(examplePage(type), 60), ports, view: { kind: 'list' } });
  const head = screen.getByRole('columnheader', { name: title });
  await expect.element(head).toBeInTheDocument();
  const place = [...(head.element().parentElement?.children ?? [])].indexOf(head.element());
  const columns = head.element().closest('table')?.querySelectorAll('col') ?? [];
  expect(Number.parseFloat(columns[place]?.style.width ?? '')).toBe(least);
});
