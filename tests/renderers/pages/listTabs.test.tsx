import { beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/index.ts';
import type { ListConditions, ListTotal, TabCount } from '../../../renderers/kit/ports/ports.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { tabbedOrderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions } from '../testPorts.ts';

const COUNTS: readonly TabCount[] = [
  { key: 'drafts', total: 30, totalIsAtLeast: false },
  { key: 'costly', total: 10_000, totalIsAtLeast: true },
];
const TOTALS: readonly ListTotal[] = [
  { column: 'gross', per: null, sums: [{ value: null, text: null, sum: '12345678901234.56789' }], isCut: false },
  {
    column: 'net',
    per: 'currency',
    sums: [
      { value: '142', text: '人民币', sum: '1000.50' },
      { value: null, text: null, sum: '7' },
    ],
    isCut: true,
  },
];

/** Requests in order; `fails`: the server is unreachable. */
let asked: (readonly [string, ListConditions])[];
let fails: boolean;
beforeEach(() => {
  asked = [];
  fails = false;
});
const answer = async <T,>(name: string, conditions: ListConditions, given: T): Promise<T> => {
  asked.push([name, conditions]);
  if (fails) throw new PortError({ kind: 'network', message: '网络异常' });
  return given;
};
const summaries: Ports['summaries'] = {
  tabCounts: (_page, conditions) => answer('tabs', conditions, COUNTS),
  totals: (_page, conditions) => answer('totals', conditions, TOTALS),
};

const list = async (dataSource: Partial<Ports['dataSource']>, options: TestPortsOptions = {}) => {
  const ports = testPorts({ dataSource, summaries, dictionaries: memoryDictionaries(orderDictionaries), ...options });
  await showPage({ page: tabbedOrderPage(), ports, view: { kind: 'list' } });
};

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const totals = () => screen.getByRole('region', { name: '合计' });
const timesAsked = (name: string) => asked.filter(([what]) => what === name).length;

test('tabs show counts and open by keyboard at page 1, keeping the filters [L13]', async () => {
  const source = memoryDataSource(orders(37));
  await list(source);
  await expect.element(tab('暂存30')).toBeVisible();
  await expect.element(tab('有运费10000+')).toBeVisible();
  await expect.element(tab('今日')).toBeVisible();
  await expect.element(tab('全部')).toHaveAttribute('aria-selected', 'true');

  await userEvent.fill(screen.getByRole('textbox', { name: '订单号' }), 'A0');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)).toEqual(['totals', { filters: { code: '*A0*' }, tab: '' }]);
  expect(asked.filter(([name]) => name === 'tabs').at(-1)).toEqual(['tabs', { filters: { code: '*A0*' } }]);
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await userEvent.click(screen.getByRole('row').filter({ hasText: 'A012' }).getByRole('checkbox'));

  await userEvent.click(tab('全部'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('今日')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(source.queries.at(-1)).toMatchObject({ pageNo: 2 });
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('暂存30')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => source.queries.at(-1)).toMatchObject({ tab: 'drafts', pageNo: 1, filters: { code: '*A0*' } });
  await expect.element(screen.getByText('已选择 1 项')).not.toBeInTheDocument();
  await expect.element(tab('全部')).toHaveAttribute('tabindex', '-1');
});

test('a hidden column has no tab or sum; without counts the tabs remain [L13]', async () => {
  fails = true;
  await list(memoryDataSource(orders(3)), { denied: ['test:order:fee'] });
  await expect.element(tab(/^暂存/)).toHaveTextContent('暂存—');
  await expect.element(tab('有运费')).not.toBeInTheDocument();
  await expect.element(totals().getByRole('alert')).toHaveTextContent('网络异常');
  fails = false;
  await userEvent.click(totals().getByRole('button', { name: '重试' }));
  await expect.element(totals()).toHaveTextContent('12,345,678,901,234.56789');
  await expect.element(totals()).not.toHaveTextContent('运费');
});

test('sums stand below the list, say what they are of, and are split with texts [L13]', async () => {
  await list(memoryDataSource(orders(37)));
  await expect
    .element(totals())
    .toHaveTextContent('合计（查询到的全部 37 条）毛重12,345,678,901,234.56789净重人民币1,000.5未填7.0仅列出前 2 项');
});

test('sums over uncounted lists wait for a click, and again after new filters [L13] [D29]', async () => {
  const records = [{ id: '1', code: 'A1' }];
  await list({ list: async () => ({ records, total: 10_000, totalIsAtLeast: true }) });
  await expect.element(totals()).toHaveTextContent('合计（查询到的全部 10000+ 条）计算合计');
  expect(timesAsked('totals')).toBe(0);
  await userEvent.click(totals().getByRole('button', { name: '计算合计' }));
  await expect.element(totals()).toHaveTextContent('人民币1,000.5');
  await userEvent.click(tab('暂存30'));
  await expect.element(totals().getByRole('button', { name: '计算合计' })).toBeVisible();
  expect(timesAsked('totals')).toBe(1);
});
