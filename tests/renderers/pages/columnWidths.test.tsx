import { ConfigProvider, theme } from 'antd';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledPage } from '../../../engine/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { inShell, showPage } from '../showPage.tsx';
import { examplePage } from '../table/openExample.tsx';
import { testPorts } from '../testPorts.ts';

/** The example of a type, with this width for each of its columns. */
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
  const head = screen.getByRole('columnheader', { name: title, exact: true });
  await expect.element(head).toBeInTheDocument();
  const place = [...(head.element().parentElement?.children ?? [])].indexOf(head.element());
  const columns = head.element().closest('table')?.querySelectorAll('col') ?? [];
  expect(Number.parseFloat(columns[place]?.style.width ?? '')).toBe(least);
});

/** Left position of an element's first text, in pixels. */
function textBeginOf(element: Element): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.selectNodeContents(text ?? element);
  return range.getBoundingClientRect().left;
}

test('a column title and its values are aligned at every page density', async () => {
  const records = [{ id: '1', version: 1, name: '甲', mobile: '13812345678' }];
  const ports = testPorts({ dataSource: memoryDataSource(records), dictionaries: memoryDictionaries({}) });
  await render(
    <ConfigProvider theme={{ algorithm: theme.compactAlgorithm }}>
      {inShell({ page: examplePage('input'), ports, view: { kind: 'list' } })}
    </ConfigProvider>,
  );
  const value = screen.getByRole('cell', { name: '13812345678' });
  await expect.element(value).toBeVisible();
  const head = screen.getByRole('columnheader', { name: '手机号' });
  expect(textBeginOf(value.element())).toBeCloseTo(textBeginOf(head.element()), 0);
});
