import { describe, expect, it } from 'vitest';
import { PortError } from '../../../renderers/kit/ports/ports.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createReports, readerText } from '../../../src/adapters/reports.ts';
import type { AuthItem } from '../../../contract/authItems.ts';
import type { UserInfo } from '../../../contract/signIn/signIn.ts';
import { bad, fakeServer, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';

const connect = (routes: Readonly<Record<string, FakeRoute>>) => {
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  return { reports: createReports(http, 'clerk'), seen };
};

const API = 'GET /api/online/cgreport/api';
const FROM = { pageId: 'customs/export', column: 'ownerName' };

describe('popup reports over HTTP', () => {
  it('reads the columns of a report with choices, groups and links [W7-23]', async () => {
    const columns = [
      {
        title: '代码',
        dataIndex: 'code',
        fieldType: 'String',
        fieldWidth: 110,
        sorter: 'true',
        scopedSlots: { customRender: 'fieldHref_code' },
      },
      { title: '类别', dataIndex: 'kind', fieldType: 'String', customRender: 'kind' },
      { title: '额度', dataIndex: 'credit', fieldType: 'Decimal', isTotal: '1', groupTitle: '金额' },
      { title: '日期', dataIndex: 'day', fieldType: 'Date' },
    ];
    const { reports, seen } = connect({
      [`${API}/getRpColumns/party`]: () =>
        good({
          columns,
          dictOptions: { kind: [{ value: 'c', text: '客户', title: '客户' }] },
          fieldHrefSlots: [{ slotName: 'fieldHref_code', href: '/party?id=${id}' }],
          cgRpConfigId: 'party',
          cgRpConfigName: '往来单位',
          charts: [
            { kind: 'bar', category: 'code', values: ['credit', 1] },
            { kind: 'cake', category: 'code' },
          ],
          mayLeave: true,
        }),
    });
    expect(await reports.info('party', FROM)).toEqual({
      id: 'party',
      charts: [{ kind: 'bar', category: 'code', values: ['credit'] }],
      mayLeave: true,
      title: '往来单位',
      columns: [
        {
          key: 'code',
          title: '代码',
          width: 110,
          sortable: true,
          isTotal: false,
          valueType: 'text',
          href: '/party?id=${id}',
        },
        {
          key: 'kind',
          title: '类别',
          sortable: false,
          isTotal: false,
          valueType: 'text',
          options: [{ value: 'c', text: '客户' }],
        },
        { key: 'credit', title: '额度', sortable: false, isTotal: true, groupTitle: '金额', valueType: 'decimal' },
        { key: 'day', title: '日期', sortable: false, isTotal: false, valueType: 'date' },
      ],
    });
    expect(seen[0]?.params).toMatchObject({ _page: 'customs/export', _column: 'ownerName' });
  });

  it('reads its searches [W7-24]', async () => {
    const { reports } = connect({
      [`${API}/getQueryInfo/party`]: () =>
        good([
          { label: '名称', field: 'name', view: 'string', mode: 'single', order: 1 },
          {
            label: '类别',
            field: 'kind',
            view: 'list',
            mode: 'single',
            order: 2,
            options: [{ value: 'c', text: '客户' }],
          },
          {
            label: '国家',
            field: 'country',
            view: 'search',
            dictCode: 'country',
            mode: 'single',
            order: 3,
            hidden: '1',
          },
          { label: '额度', field: 'credit', view: 'decimal', mode: 'group', order: 4, hidden: '1' },
        ]),
    });
    expect(await reports.queryItems('party')).toEqual([
      { key: 'name', title: '名称', kind: 'text', mode: 'single', expanded: false },
      {
        key: 'kind',
        title: '类别',
        kind: 'options',
        mode: 'single',
        expanded: false,
        options: [{ value: 'c', text: '客户' }],
      },
      { key: 'country', title: '国家', kind: 'dictionary', mode: 'single', expanded: true, dictCode: 'country' },
      { key: 'credit', title: '额度', kind: 'number', mode: 'range', expanded: true },
    ]);
  });

  it('asks for rows with filters, prefixed parameters, order and page [W7-25]', async () => {
    const { reports, seen } = connect({
      [`${API}/getData/party`]: () => good({ total: 10_000, totalIsAtLeast: true, records: [{ code: 'K001' }] }),
    });
    const request = {
      pageNo: 2,
      pageSize: 20,
      filters: { name: '*远*', kind: '' },
      params: { kind: 'c', owner: '' },
      column: 'code',
      order: 'desc',
    } as const;
    expect(await reports.rows('party', request)).toEqual({
      total: 10_000,
      totalIsAtLeast: true,
      records: [{ code: 'K001' }],
    });
    expect(seen[0]?.params).toEqual({
      name: '*远*',
      self_kind: 'c',
      column: 'code',
      order: 'desc',
      pageNo: 2,
      pageSize: 20,
      _t: 0,
    });
  });

  it('requests selected rows first, then sums and parameters with server variables [W7-25]', async () => {
    const { reports, seen } = connect({
      [`${API}/getDataOrderByValue/party`]: () => good({ total: 1, records: [{ code: 'K001' }] }),
      [`${API}/getTotals/party`]: () => good({ credit: '12.50', debt: null }),
      [`${API}/getParamsInfo/party`]: () =>
        good([
          { paramName: 'kind', paramTxt: '类别', paramValue: 'A' },
          { paramName: 'day', paramTxt: '日期', paramValue: '', fieldType: 'Date', required: true },
          { paramName: 'owner', paramTxt: '', paramValue: '#{sys_user_code}', required: true },
        ]),
    });
    const first = { column: 'code', values: ['K001', 'K002'] };
    await reports.rows('party', { pageNo: 1, pageSize: 10, filters: {}, first });
    expect(seen[0]?.params).toEqual({ pageNo: 1, pageSize: 10, order_field: 'code', order_value: 'K001,K002', _t: 0 });
    expect(await reports.totals('party', { filters: { kind: 'c' }, params: { owner: 'x' } })).toEqual({
      credit: '12.50',
      debt: null,
    });
    expect(seen[1]?.params).toEqual({ kind: 'c', self_owner: 'x', _t: 0 });
    expect(await reports.parameters('party')).toEqual([
      { name: 'kind', title: '类别', defaultText: 'A', kind: 'text', required: false },
      { name: 'day', title: '日期', defaultText: '', kind: 'date', required: true },
      { name: 'owner', title: 'owner', defaultText: '', kind: 'text', required: false },
    ]);
  });

  it('reads for another one where tenant, user, department, rights or language are others [W9-8]', () => {
    const info = { id: 'u1', orgCode: 'A01' } as UserInfo;
    const auth = [{ action: 'kehu:customer:list' }] as AuthItem[];
    const one = { tenantid: 1, info, auth };
    const others = [
      readerText(one, 'zh-CN'),
      readerText({ ...one, tenantid: 2 }, 'zh-CN'),
      readerText({ ...one, info: { ...info, id: 'u2' } }, 'zh-CN'),
      readerText({ ...one, info: { ...info, orgCode: 'A02' } }, 'zh-CN'),
      readerText({ ...one, auth: [] }, 'zh-CN'),
      readerText(one, 'en-US'),
    ];
    expect(new Set(others).size).toBe(others.length);
    expect(readerText({ ...one, info: { ...info } }, 'zh-CN')).toBe(others[0]);
  });

  it('passes on what the server says of a query info that failed [W8-16]', async () => {
    const { reports } = connect({ [`${API}/getQueryInfo/party`]: () => bad(200, '实体不存在', 500) });
    const failed = await reports.queryItems('party').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PortError);
    expect(failed).toMatchObject({ failure: { message: '实体不存在' } });
  });
});
