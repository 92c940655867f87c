import { describe, expect, it } from 'vitest';
import { page as screen, userEvent, type Locator } from 'vitest/browser';
// Loads the lazy parts of the page before it is opened.
import '../../../src/pages/ReportTab.tsx';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const API = 'GET /api/online/cgreport/api';
const column = (dataIndex: string, title: string, more: object = {}) => ({
  dataIndex,
  title,
  align: 'center',
  fieldType: 'String',
  fieldWidth: 140,
  ...more,
});
const INFO = {
  cgRpConfigId: 'clients',
  cgRpConfigName: '客户资料',
  isGroupTitle: true,
  mayLeave: true,
  columns: [
    column('code', '代码', { sorter: 'true', scopedSlots: { customRender: 'fieldHref_code' } }),
    column('name', '名称'),
    column('credit', '额度', { fieldType: 'Decimal', isTotal: '1', groupTitle: '往来' }),
    column('since', '日期', { fieldType: 'Date', groupTitle: '往来' }),
  ],
  dictOptions: {},
  fieldHrefSlots: [{ slotName: 'fieldHref_code', href: '/account/center?client=${code}' }],
};
const records = Array.from({ length: 10 }, (_, index) => ({
  code: `K-${index}`,
  name: `客户${index}`,
  credit: '1234.50',
  since: '2025-01-31',
}));
const ROUTES: Readonly<Record<string, FakeRoute>> = {
  'GET /api/sys/permission/getUserPermissionByToken': permissions([
    ...MENU,
    { path: '/clients', name: 'clients', component: 'report:clients', meta: { title: '客户报表' } },
  ]),
  [`${API}/getRpColumns/clients`]: () => good(INFO),
  [`${API}/getQueryInfo/clients`]: () =>
    good([
      { label: '代码', field: 'code', view: 'string', mode: 'single', order: 1 },
      { label: '额度', field: 'credit', view: 'decimal', mode: 'group', order: 2, hidden: '1' },
    ]),
  [`${API}/getParamsInfo/clients`]: () => good([{ paramName: 'least', paramTxt: '最低额度', paramValue: '5' }]),
  [`${API}/getData/clients`]: () => good({ total: 25, totalIsAtLeast: false, records }),
  [`${API}/views/clients`]: () => good({ views: [], roles: [] }),
  [`${API}/getTotals/clients`]: () => good({ credit: '30862.50' }),
};

const open = (path: string, routes: Readonly<Record<string, FakeRoute>> = {}) =>
  shellOnScreen({ path, signedIn: true, routes: { ...ROUTES, ...routes } });
/**
 * Clicks without a pointer: without the page's style sheet the pane is only as high as its own tab, and a pointer
 * cannot reach anything below it.
 */
const press = (found: Locator): void => {
  const element = found.element();
  if (element instanceof HTMLElement) element.click();
};
const row = (name: RegExp) => screen.getByRole('row', { name });
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('a report as a page of its own', { timeout: 60_000 }, () => {
  it('stands behind its menu entry, with conditions, parameters, order, heads over groups, sums and links [W7-23][W7-24][W7-25]', async () => {
    const { seen } = await open('/clients');
    await expect.element(row(/K-0/)).toBeVisible();
    const asked = (call: string) => seen.filter(({ path }) => path.includes(call)).map(({ params }) => Object(params));
    expect(asked('getData/').at(-1)).toMatchObject({ self_least: '5', pageNo: 1, pageSize: 10 });
    await expect.element(head('往来')).toHaveAttribute('colspan', '2');
    await expect.element(row(/合计/)).toHaveTextContent('30,862.50');
    await expect.element(screen.getByText('1-10 共 25 条')).toBeVisible();

    press(screen.getByRole('button', { name: '代码' }));
    await expect.element(head('代码')).toHaveAttribute('aria-sort', 'ascending');
    expect(asked('getData/').at(-1)).toMatchObject({ column: 'code', order: 'asc' });
    press(screen.getByRole('button', { name: /展 ?开/ }));
    await userEvent.fill(screen.getByRole('textbox', { name: '代码', exact: true }), 'K');
    await userEvent.fill(screen.getByRole('textbox', { name: '额度', exact: true }), '100');
    await userEvent.fill(screen.getByRole('textbox', { name: '最低额度', exact: true }), '7');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => asked('getTotals/').at(-1))
      .toMatchObject({ code: '*K*', credit_begin: '100', self_least: '7' });
    expect(asked('getData/').at(-1)).toMatchObject({ code: '*K*', credit_begin: '100', self_least: '7' });
    expect(asked('getData/').at(-1)).not.toHaveProperty('self_self_least');

    press(screen.getByRole('button', { name: /重 ?置/ }));
    await expect.element(screen.getByRole('textbox', { name: '最低额度', exact: true })).toHaveValue('5');
    press(row(/K-3/).getByRole('link'));
    await expect.poll(() => window.location.search).toBe('?client=K-3');
  });

  it('restores its state from the address, including 展开, and writes changes back [W2.2-1][W3.3-14]', async () => {
    const path = '/clients?list.page=2&list.sort=-code&where.credit_begin=100&where.self_least=7&where.nothing=1';
    const { seen } = await open(path);
    await expect.element(row(/K-0/)).toBeVisible();
    const asked = () => Object(seen.filter(({ path: of }) => of.includes('getData/')).at(-1)?.params);
    const from = screen.getByRole('textbox', { name: '额度', exact: true });
    expect(asked()).toMatchObject({ pageNo: 2, column: 'code', order: 'desc', credit_begin: '100', self_least: '7' });
    expect(asked()).not.toHaveProperty('nothing');
    await expect.element(from).toHaveValue('100');
    press(screen.getByRole('button', { name: /重 ?置/ }));
    await expect.element(from).toHaveValue('');
    await expect.poll(() => window.location.search).toBe('?list.sort=-code');
    window.history.back();
    await expect.element(from).toHaveValue('100');
    await expect.poll(asked).toMatchObject({ credit_begin: '100', pageNo: 2 });
  });

  it('draws charts of the whole query beside the rows, with a text alternative', async () => {
    const charts = [
      { kind: 'bar', category: 'name', values: ['credit'] },
      { kind: 'pie', category: 'code', values: [] },
    ];
    const { seen } = await open('/clients?where.code=K', {
      [`${API}/getRpColumns/clients`]: () => good({ ...INFO, charts }),
      [`${API}/getChart/clients`]: ({ params }) =>
        Object(params)._chart === '0'
          ? good([
              { part: '甲', text: '甲公司', isRest: false, values: ['30862.50'] },
              { part: null, text: '', isRest: true, values: ['12.00'] },
            ])
          : bad(200, 'SQL执行失败：超时', 500),
    });
    const table = screen.getByRole('table', { name: '按名称：额度' });
    await expect.element(table.getByRole('row', { name: /甲公司/ })).toHaveTextContent('30862.50');
    await expect.element(table.getByRole('rowheader', { name: '其他' })).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll('.dashboard-chart svg').length).toBe(1);
    await expect.element(screen.getByText('SQL执行失败：超时')).toBeVisible();
    const asked = seen.filter(({ path: of }) => of.includes('getChart/')).map(({ params }) => Object(params));
    expect(asked[0]).toMatchObject({ code: '*K*', self_least: '5' });
  });

  it('exports all rows of its query as a workbook in order, with permission only', async () => {
    const { seen } = await open('/clients?list.sort=-code&where.code=K', {
      [`${API}/exportXls/clients`]: () => bad(200, '导出太多', 500),
    });
    await expect.element(row(/K-0/)).toBeVisible();
    press(screen.getByRole('button', { name: /^导 ?出$/ }));
    const dialog = screen.getByRole('dialog', { name: '导出“客户资料”' });
    await expect.element(dialog.getByText('全部 25 条（按当前查询条件）')).toBeVisible();
    await expect.element(dialog.getByText(/已选择的|导出列/)).not.toBeInTheDocument();
    press(dialog.getByRole('button', { name: /^导 ?出$/ }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('导出太多');
    const asked = seen.find(({ path: of }) => of.includes('exportXls/'));
    expect(asked?.params).toMatchObject({
      code: '*K*',
      self_least: '5',
      column: 'code',
      order: 'desc',
      exportFields: 'code,name,credit,since',
      exportFormat: 'xls',
    });
    expect(asked?.params).not.toHaveProperty('pageNo');
  });

  it('shows its sheets before they are printed', async () => {
    const sheet = {
      width: 595,
      height: 842,
      boxes: [{ kind: 'text', x: 50, y: 50, size: 12, width: 60, bold: false, text: '客户资料表' }],
    };
    const { seen } = await open('/clients?list.sort=-code', {
      [`${API}/printPages/clients`]: () => good({ pages: [sheet], total: 1 }),
    });
    await expect.element(row(/K-0/)).toBeVisible();
    press(screen.getByRole('button', { name: /^打 ?印$/ }));
    const dialog = screen.getByRole('dialog', { name: '打印“客户资料”' });
    await expect.element(dialog.getByText('客户资料表')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^打 ?印$/ })).toBeEnabled();
    const asked = seen.find(({ path: of }) => of.includes('printPages/'));
    expect(asked?.params).toMatchObject({ self_least: '5', column: 'code', order: 'desc' });
  });

  it('keeps views of its conditions and opens with the default', async () => {
    const view = {
      id: 'v1',
      name: '大户',
      content: {
        filters: { credit_begin: '100', self_least: '7' },
        sort: [{ column: 'code', order: 'desc' }],
        tab: '',
        columns: null,
      },
      dropped: [],
      roles: [],
      owner: '',
      mayChange: true,
      isDefault: true,
    };
    const { seen } = await open('/clients', {
      [`${API}/views/clients`]: () => good({ views: [view], roles: [] }),
    });
    await expect.element(screen.getByRole('button', { name: '视图：大户' })).toBeVisible();
    await expect
      .poll(() => Object(seen.filter(({ path: of }) => of.includes('getData/')).at(-1)?.params))
      .toMatchObject({ credit_begin: '100', self_least: '7', column: 'code', order: 'desc' });
    expect(window.location.search).toContain('list.view=v1');
    await expect.element(screen.getByRole('textbox', { name: '最低额度', exact: true })).toHaveValue('7');
  });

  it('asks nothing until a parameter is given that it needs [W7-25]', async () => {
    const needed = { paramName: 'day', paramTxt: '截止日期', paramValue: '', fieldType: 'String', required: true };
    const { seen } = await open('/clients', { [`${API}/getParamsInfo/clients`]: () => good([needed]) });
    await expect.element(screen.getByText('请先填写截止日期，再查询')).toBeVisible();
    expect(seen.filter(({ path: of }) => of.includes('getData/'))).toEqual([]);
    await userEvent.fill(screen.getByRole('textbox', { name: '截止日期' }), '2026-11');
    await userEvent.keyboard('{Enter}');
    await expect.element(row(/K-0/)).toBeVisible();
    expect(Object(seen.filter(({ path: of }) => of.includes('getData/')).at(-1)?.params)).toMatchObject({
      self_day: '2026-11',
    });
  });

  it('opens by its address with its own title, fits phones, and reports no matches [W7-25]', async () => {
    await screen.viewport(390, 844);
    try {
      const { shell } = await open('/online/cgreport/clients', {
        [`${API}/getData/clients`]: () => good({ total: 0, records: [] }),
      });
      await expect.element(screen.getByText('没有符合条件的记录')).toBeVisible();
      await expect.poll(() => shell.tabs.state.tabs.map(({ title }) => title)).toContain('客户资料');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    } finally {
      await screen.viewport(1440, 900);
    }
  });

  it('reports missing permission, an unknown report, or failed rows with retry [W8-16]', async () => {
    const refused = { [`${API}/getRpColumns/clients`]: () => bad(403, '没有权限（trade:client:list）') };
    const { screen: first } = await open('/clients', refused);
    await expect.element(screen.getByText('没有权限（trade:client:list）')).toBeVisible();
    await first.unmount();
    let isBroken = true;
    await open('/clients', {
      [`${API}/getRpColumns/clients`]: () => (isBroken ? bad(200, '实体不存在', 500) : good(INFO)),
      [`${API}/getData/clients`]: () => bad(200, 'SQL执行失败：超时', 500),
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('实体不存在');
    isBroken = false;
    press(screen.getByRole('button', { name: /重 ?试/ }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('SQL执行失败：超时');
  });
});
