import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report, startReportServer, withQuery, type ReportServer } from './reportServer.ts';

let server: ReportServer;
beforeAll(async () => {
  server = await startReportServer();
  await sql`insert into sys_code_item (dict_code, value, text, sort_no)
    select 'place', 'P' || n, '地点' || n, n from generate_series(1, 301) as n`.execute(server.services.db);
});
afterAll(() => server.close());

const result = async (call: string): Promise<Readonly<Record<string, unknown>>> => {
  const { status, body } = await report(server.admin, call);
  expect([status, body.success, body.message]).toEqual([200, true, '']);
  return Object(body.result);
};

const rows = async (parameters: Readonly<Record<string, string | number>>, code = 'clients') => {
  const { records } = await result(withQuery(`getData/${code}`, parameters));
  return [records].flat();
};

const codes = async (parameters: Readonly<Record<string, string | number>>): Promise<readonly unknown[]> =>
  (await rows(parameters)).map((row) => Object(row)['code']);

describe('the rows that are chosen already', () => {
  const firstCodes = async (parameters: Readonly<Record<string, string | number>>, code = 'clients') =>
    [(await result(withQuery(`getDataOrderByValue/${code}`, parameters)))['records']]
      .flat()
      .map((row) => Object(row)['code']);

  test('come before all others, whatever the order, and stay on the first page [contract §8.1]', async () => {
    const chosen = { order_field: 'code', order_value: 'K-4,K-2,nobody,' };
    expect(await firstCodes({ ...chosen, column: 'code', order: 'asc' })).toEqual(['K-2', 'K-4', 'K-1', 'K-3']);
    expect(await firstCodes({ ...chosen, column: 'code', order: 'desc', pageSize: 3 })).toEqual(['K-4', 'K-2', 'K-3']);
    expect(new Set((await firstCodes(chosen)).slice(0, 2))).toEqual(new Set(['K-2', 'K-4']));
    expect(await firstCodes({ ...chosen, grade: 'A', column: 'code', order: 'asc' })).toEqual(['K-1', 'K-3']);
  });

  test('need not be any: then it is the list as it stands', async () => {
    expect(await firstCodes({ order_field: '', order_value: '' })).toEqual(await codes({}));
    expect(await firstCodes({ order_field: 'code', order_value: '' })).toEqual(await codes({}));
  });

  test.each([
    { order_field: 'nothing', order_value: 'a' },
    { order_field: '', order_value: 'a' },
    { order_field: "code'; drop table trade_client; --", order_value: 'a' },
    { order_field: 'code', order_value: 'a\0' },
    { order_field: 'code', order_value: Array.from({ length: 501 }, (_, n) => n).join(',') },
  ])('are refused where they are not understood: %j', async (parameters) => {
    expect((await report(server.admin, withQuery('getDataOrderByValue/clients', parameters))).status).toBe(400);
    expect((await report(server.admin, withQuery('getData/clients', { order_field: 'code' }))).status).toBe(400);
  });
});

describe('what a table of the report needs', () => {
  test('are its shown columns, choices where they are few, links and its name [W7-23]', async () => {
    const info = await result('getRpColumns/clients');
    expect(info).toMatchObject({
      cgRpConfigId: 'clients',
      cgRpConfigName: '客户资料',
      isGroupTitle: true,
      dictOptions: {
        grade: [
          { value: 'A', text: '优质', title: '优质', label: '优质' },
          { value: 'B', text: '一般' },
        ],
        size: [{ value: 'big', text: '大' }, { value: 'small' }],
      },
      fieldHrefSlots: [{ slotName: 'fieldHref_code', href: '/trade/client?id=${id}' }],
    });
    const columns = [info['columns']].flat().map((column) => Object(column));
    expect(columns.map(({ dataIndex }) => dataIndex).join(' ')).toBe('code name grade credit since made_at size place');
    expect(columns[0]).toEqual({
      title: '代码',
      dataIndex: 'code',
      align: 'center',
      fieldType: 'String',
      fieldWidth: 110,
      sorter: 'true',
      scopedSlots: { customRender: 'fieldHref_code' },
    });
    expect(columns[2]).toMatchObject({ customRender: 'grade' });
    expect(columns[3]).toMatchObject({ isTotal: '1', groupTitle: '往来', fieldType: 'Decimal' });
    expect(columns[7]).not.toHaveProperty('customRender');
    expect(await result('getColumns/clients')).toEqual(info);
  });

  test('are its searches, those from the third on folded away [W7-24]', async () => {
    const items = await result('getQueryInfo/clients');
    expect(items).toMatchObject([
      { label: '代码', field: 'code', view: 'string', mode: 'single', order: 1 },
      { label: '名称', field: 'name', view: 'string', mode: 'single', order: 2 },
      { field: 'grade', view: 'list', dictCode: 'grade', options: [{ value: 'A' }, { value: 'B' }], hidden: '1' },
      { field: 'credit', view: 'decimal', mode: 'group', hidden: '1' },
      { field: 'since', view: 'date', mode: 'group', hidden: '1' },
      { field: 'place', view: 'search', dictCode: 'place', hidden: '1' },
    ]);
    expect(Object(items)[0]).not.toHaveProperty('hidden');
  });

  test('are its parameters with their defaults', async () => {
    expect(await result('getParamsInfo/clients')).toEqual([
      {
        id: 'clients.grade_of',
        cgrheadId: 'clients',
        paramName: 'grade_of',
        paramTxt: '等级',
        paramValue: '',
        orderNum: 1,
        fieldType: 'String',
        required: false,
      },
      {
        id: 'clients.least',
        cgrheadId: 'clients',
        paramName: 'least',
        paramTxt: '最低额度',
        paramValue: '0',
        orderNum: 2,
        fieldType: 'Decimal',
        required: false,
      },
    ]);
  });

  test('come with the first rows in one call', async () => {
    expect(await result('getColumnsAndData/clients?pageSize=1')).toMatchObject({
      cgreportHeadName: '客户资料',
      cgRpConfigId: 'clients',
      data: { total: 4, records: [{ code: 'K-1' }] },
    });
  });
});

describe('the rows of a report [W7-25]', () => {
  test('are text as in records, with the texts of codes beside them', async () => {
    const [first, , , last] = await rows({});
    expect(first).toEqual({
      code: 'K-1',
      name: '宁波远岭',
      grade: 'A',
      grade_dictText: '优质',
      credit: '1500.50',
      since: '2024-03-01',
      made_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      size: 'big',
      size_dictText: '大',
      place: 'P7',
      place_dictText: '地点7',
      id: expect.any(String),
    });
    expect(last).toMatchObject({ code: 'K-4', credit: null, since: null, place: null, place_dictText: null });
  });

  test('show moments in +08:00', async () => {
    const { rows: stored } = await sql<{ at: Date }>`
      select create_time as at from trade_client where code = 'K-1'`.execute(server.services.db);
    const shown = new Date((stored[0]?.at.getTime() ?? 0) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(await codes({ made_at: shown, code: 'K-1' })).toEqual(['K-1']);
    expect((await rows({ code: 'K-1' }))[0]).toMatchObject({ made_at: shown });
  });

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['a plain value', { code: 'K-2' }, ['K-2']],
    ['a part between asterisks', { name: '*远岭*' }, ['K-1', 'K-3']],
    ['a start', { name: '宁波*' }, ['K-1']],
    ['an end', { name: '*代理' }, ['K-4']],
    ['signs of patterns, taken as letters', { name: '*_远岭100%*' }, ['K-3']],
    ['several values', { code: 'K-1,K-4' }, ['K-1', 'K-4']],
    ['another value', { grade: '!A' }, ['K-2', 'K-4']],
    ['a comparison', { credit: '>= 999.99' }, ['K-1', 'K-3']],
    ['a number written otherwise', { credit: '200.000' }, ['K-2']],
    ['a range of numbers', { credit_begin: '200', credit_end: '1000' }, ['K-2', 'K-3']],
    ['a range of days', { since_begin: '2025-01-31', since_end: '2025-02-01' }, ['K-2', 'K-3']],
    ['a hidden column', { size: 'big' }, ['K-1']],
    ['an exact value with asterisks', { force_name: '*远岭*' }, []],
    ['an exact value', { force_code: 'K-2' }, ['K-2']],
    ['a parameter', { self_grade_of: 'A' }, ['K-1', 'K-3']],
    ['two parameters', { self_grade_of: 'A', self_least: '1000' }, ['K-1']],
    ['a blank parameter', { self_grade_of: '' }, ['K-1', 'K-2', 'K-3', 'K-4']],
    ['a column as a parameter', { self_code: 'K-3' }, ['K-3']],
    ['what clients send along', { _t: '1', code: 'K-1', field: 'id,,code' }, ['K-1']],
  ])('are narrowed by %s', async (_, parameters, expected) => {
    expect(await codes(parameters)).toEqual(expected);
  });

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['as the report says', {}, ['K-1', 'K-2', 'K-3', 'K-4']],
    ['downwards', { column: 'code', order: 'desc' }, ['K-4', 'K-3', 'K-2', 'K-1']],
    ['by several columns, one order for all', { column: 'grade,code', order: 'asc' }, ['K-1', 'K-3', 'K-2', 'K-4']],
    ['by several columns, all downwards', { column: 'grade,code', order: 'desc' }, ['K-4', 'K-2', 'K-3', 'K-1']],
    [
      'by several columns, each in its order',
      { column: 'grade,code', order: 'asc,desc' },
      ['K-3', 'K-1', 'K-4', 'K-2'],
    ],
    ['by pinyin', { column: 'name', order: 'asc' }, ['K-2', 'K-4', 'K-1', 'K-3']],
  ])('are sorted %s', async (_, parameters, expected) => {
    expect(await codes(parameters)).toEqual(expected);
  });

  test('stand downwards with blank ones last, over pages', async () => {
    const down = { column: 'since', order: 'desc' };
    expect(await codes(down)).toEqual(['K-3', 'K-2', 'K-1', 'K-4']);
    expect(await codes({ ...down, pageSize: 3 })).toEqual(['K-3', 'K-2', 'K-1']);
    expect(await codes({ ...down, pageSize: 3, pageNo: 2 })).toEqual(['K-4']);
  });

  test('come in pages with their total, up to 1000 at a time', async () => {
    expect(await result('getData/clients?pageNo=2&pageSize=3')).toMatchObject({
      total: 4,
      totalIsAtLeast: false,
      records: [{ code: 'K-4' }],
    });
    expect(await rows({ self_upto: 2000, pageSize: 1000 }, 'counted')).toHaveLength(1000);
    expect(await result('getData/counted?self_upto=20000&column=n&order=desc')).toMatchObject({
      total: 10_000,
      totalIsAtLeast: true,
      records: expect.arrayContaining([{ n: '20000' }]),
    });
  });
});

describe('the sums of a report', () => {
  test('cover all matching rows on any page exactly, and add no row [W7-25]', async () => {
    expect(await result('getTotals/clients?pageNo=1&pageSize=1')).toEqual({ credit: '2700.49' });
    expect(await result(withQuery('getTotals/clients', { name: '*远岭*' }))).toEqual({ credit: '2500.49' });
    expect(await result(withQuery('getTotals/clients', { self_grade_of: 'B', code: 'K-4' }))).toEqual({ credit: null });
    expect(await result('getTotals/counted?self_upto=3')).toEqual({});
    expect(await rows({ pageSize: 2 })).toHaveLength(2);
    expect((await report(server.clerk, 'getTotals/clients')).status).toBe(403);
  });
});

describe('a call that cannot be understood is refused and named', () => {
  test.each<[string, Record<string, string>, string]>([
    ['an unknown column', { nam: 'x' }, 'nam'],
    ['a parameter of nothing', { self_nothing: '1' }, 'self_nothing'],
    ['the tenant from outside', { self_tenant_id: '2' }, 'self_tenant_id'],
    ['an unknown order', { column: 'nam' }, 'nam'],
    ['an order by a column that is not for it', { column: 'credit' }, 'credit'],
    ['an order in SQL', { column: 'code; drop table trade_client' }, 'drop table'],
    ['a page of nothing', { pageNo: '0' }, 'pageNo'],
    ['a page of nothing', { pageSize: '0' }, 'pageSize'],
    ['words for a number', { credit: 'many' }, '额度'],
    ['words for a number of a parameter', { self_least: 'many' }, '最低额度'],
    ['a day that is none', { since_begin: '2025-02-30' }, '合作日期'],
    ['a zero byte', { self_grade_of: 'a\0' }, 'self_grade_of'],
    ['a flood', { name: 'x'.repeat(2001) }, 'name'],
  ])('%s', async (_, parameters, word) => {
    const { status, body } = await report(server.admin, withQuery('getData/clients', parameters));
    expect([status, body.success]).toEqual([400, false]);
    expect(body.message).toContain(word);
  });

  test('a parameter that is needed', async () => {
    const { status, body } = await report(server.admin, 'getData/counted');
    expect([status, body.message]).toEqual([400, '查询参数不正确：缺少参数“上限”']);
  });

  test('the same parameter twice', async () => {
    const { status } = await report(server.admin, 'getData/clients?code=K-1&code=K-2');
    expect(status).toBe(400);
  });

  test.each(['nothing', '__proto__', '%00', 'Clients', "x'; select 1"])(
    'a report that there is not, in the words of the server: %s [W8-16]',
    async (code) => {
      for (const call of ['getRpColumns', 'getQueryInfo', 'getData', 'getParamsInfo']) {
        const { status, body } = await report(server.admin, `${call}/${encodeURIComponent(code)}`);
        expect([status, body.success, body.message]).toEqual([200, false, '实体不存在']);
      }
    },
  );
});

describe('a statement that fails', () => {
  test('is ended after its time, and says so', async () => {
    const { status, body } = await report(server.admin, 'getData/slow');
    expect([status, body.success, body.message]).toEqual([
      200,
      false,
      'SQL执行失败：查询超过0.4秒未完成，请缩小查询范围',
    ]);
  });

  test('tells its cause to those who look after the schemas alone', async () => {
    expect((await report(server.admin, 'getData/faulty')).body.message).toMatch(/^SQL执行失败：.*"m"/);
    expect((await report(server.clerk, 'getData/faulty')).body.message).toBe('SQL执行失败：报表语句有误，请联系管理员');
  });
});
